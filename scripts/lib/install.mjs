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

/**
 * Packages that would be installed on this machine though the lock holds no hash to know them by: binaries of systems
 * that were out of reach when it was made.
 */
export function unhashed(lock, { platform, arch, libc }) {
  const fits = (wanted, own) => wanted === undefined || wanted.includes(own);
  return Object.entries(lock.packages)
    .filter(([path, each]) => path !== '' && !each.link && each.integrity === undefined)
    .filter(([, { os, cpu }]) => fits(os, platform) && fits(cpu, arch))
    .filter(([, each]) => platform !== 'linux' || fits(each.libc, libc))
    .map(([path]) => path.split('node_modules/').at(-1));
}

/** In production nothing is installed that is not known by its hash. */
function requireHashes(lock) {
  const { platform, arch } = process;
  const libc = process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const unknown = unhashed(JSON.parse(lock), { platform, arch, libc });
  if (unknown.length === 0) return;
  const what = `package-lock.json har ingen kontrollsumma för ${unknown.join(', ')} (${platform} ${arch}).`;
  if (process.env.NODE_ENV === 'production')
    throw new Error(`${what} Så här: docs/operations.md, "What is fetched".`);
  console.warn(what);
}

/** Installs what the lock file says, unless that is already installed. */
export async function installIfStale(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const stamp = join(root, 'node_modules', '.klarsikt-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node(root))) return;
  requireHashes(lock.toString());
  console.log('Installerar det som behövs (en gång, omkring en minut) …');
  // The build tools are development dependencies, which NODE_ENV=production would leave out.
  const options = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  await run('npm', ['ci', ...options], { cwd: root });
  writeFileSync(stamp, wanted);
}
