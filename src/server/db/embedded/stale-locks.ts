import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Null where the file is missing or not readable: nothing is known then. */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** True where `pid` has ended but its parent has not collected it yet: it still accepts signals. */
const isZombie = (pid: number) => /^\d+ \(.*\) [ZX] /s.test(read(`/proc/${pid}/stat`) ?? '');

/** True where `pid` exists and is surely not the PostgreSQL of `folder`. */
function isAnother(pid: number, folder: string): boolean {
  if (isZombie(pid)) return true;
  const program = read(`/proc/${pid}/cmdline`)?.split('\0')[0];
  if (program === undefined || program === '') return false;
  if (!basename(program).startsWith('postgres')) return true;
  try {
    // A postmaster's working directory is its data folder.
    return realpathSync(`/proc/${pid}/cwd`) !== realpathSync(folder);
  } catch {
    return false;
  }
}

/**
 * Removes the lock files of a dead PostgreSQL whose process number now belongs to another program
 * or a zombie: it would be taken for running, and none could start.
 */
export function removeStaleLocks(folder: string, socketFolder: string, port: number): void {
  for (const lock of [
    join(folder, 'postmaster.pid'),
    join(socketFolder, `.s.PGSQL.${port}.lock`),
  ]) {
    const pid = Number.parseInt(read(lock) ?? '', 10);
    if (pid > 0 && isAnother(pid, folder)) rmSync(lock, { force: true });
  }
}
