// `npm test` on a fresh clone: installs, checks, tests and boots the product. Runs on Node from 20.
// `--full` runs the tests of docs/checklist.md at the checklist's own scale.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfStale, node, withBin } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { serverEnvironment } from './lib/server-command.mjs';
import { staticChecks } from './lib/static-checks.mjs';
import { runSteps } from './lib/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scale = process.argv.includes('--full') ? { TEST_SCALE: 'full' } : {};
const has = (program) => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Installs the browser that the tests need, where none is found and we may. */
async function ensureBrowser() {
  if (['chromium-headless-shell', 'chromium', 'google-chrome', 'chromium-browser'].some(has))
    return;
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    throw new Error(
      'The browser tests need Chromium: install the package chromium, or Google Chrome.',
    );
  }
  const apt = (...args) =>
    run('apt-get', ['-q', ...args], { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const install = (name) => apt('install', '-y', '--no-install-recommends', name);
  await apt('update');
  // The headless shell is lighter and enough, but not every distribution has it.
  await install('chromium-headless-shell').catch(() => install('chromium'));
}

const started = Date.now();
const step = async (name, work) => {
  const from = Date.now();
  console.log(`\n— ${name}`);
  await work();
  console.log(`  ${((Date.now() - from) / 1000).toFixed(1)} s`);
};

try {
  // Both wait for what is fetched.
  await step('install and browser', () => Promise.all([installIfStale(root), ensureBrowser()]));
  const env = { ...serverEnvironment, ...withBin(root), ...scale };
  const bin = (name, ...args) => run(name, args, { cwd: root, env });
  const build = { name: 'build', commands: [['node', 'scripts/build.mjs']] };
  await step('build and checks', () => runSteps([build, ...staticChecks], { cwd: root, env }));
  const report = join(tmpdir(), `klarsikt-tests-${process.pid}.json`);
  let passed = 0;
  await step('tests', async () => {
    await bin(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    );
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    if (numFailedTests > 0 || numPassedTests === 0) throw new Error('tests failed');
    passed = numPassedTests;
    rmSync(report);
  });
  await step('boot', () => run(node(root), ['scripts/checks/boot.mjs'], { cwd: root, env }));
  console.log(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`);
  console.log(`${passed} passed, 0 failed`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
