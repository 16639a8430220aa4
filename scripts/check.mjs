// `npm run check`: the checks before handing on a change, in under a minute. `npm test` runs
// everything.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installIfStale, withBin } from './lib/install.mjs';
import { staticChecks } from './lib/static-checks.mjs';
import { runSteps } from './lib/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = Date.now();

/** Where this branch left main; on main itself, and without it, the previous commit. */
function base() {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'HEAD';
  }
}

await installIfStale(root);
const [types, ...others] = staticChecks;
const changed = {
  name: 'unit tests of what changed',
  commands: [['vitest', 'run', '--project=unit', `--changed=${base()}`]],
};
try {
  await runSteps([types, changed, ...others], {
    cwd: root,
    env: { ...withBin(root), QUICK_TESTS: 'yes' },
  });
  console.log(`All is well, after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
