import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The project's own Node, pinned in the lock file. */
export const node = (root) => join(root, 'node_modules', '.bin', 'node');

/** An environment with the project's own programs first in PATH. */
export const withBin = (root) => ({
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
});

/** Installs what the lock file says, unless that is already installed. */
export async function installIfStale(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = join(root, 'node_modules', '.klarsikt-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node(root))) return;
  console.log('Installerar det som behövs (en gång, omkring en minut) …');
  // The build tools are development dependencies, which NODE_ENV=production would leave out.
  const options = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  await run('npm', ['ci', ...options], { cwd: root });
  writeFileSync(stamp, wanted);
}
