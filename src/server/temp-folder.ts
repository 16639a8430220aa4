import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The private folder (0700) for tables while they are analysed, one a process. What processes that
 * were killed left behind is removed.
 */
export function prepareTempFolder(dataDir: string): string {
  const parent = join(dataDir, 'work');
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) {
    if (!isAlive(Number(name))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, String(process.pid));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
