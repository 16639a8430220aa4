import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Null where it is not there, or not ours to see: then nothing is known. */
function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** True where `pid` has ended and only waits for its parent to notice: it still takes signals. */
const isZombie = (pid: number) => /^\d+ \(.*\) [ZX] /s.test(read(`/proc/${pid}/stat`) ?? '');

/** True where `pid` is there and surely not the PostgreSQL of `folder`, or no longer. */
function isAnother(pid: number, folder: string): boolean {
  if (isZombie(pid)) return true;
  const program = read(`/proc/${pid}/cmdline`)?.split('\0')[0];
  if (program === undefined || program === '') return false;
  if (!basename(program).startsWith('postgres')) return true;
  try {
    // A postmaster works in its data folder.
    return realpathSync(`/proc/${pid}/cwd`) !== realpathSync(folder);
  } catch {
    return false;
  }
}

/**
 * Removes the lock files of a PostgreSQL that is gone where its process number is another program's by
 * now, or still stands in the table as ended: it would be taken for running, and none would start.
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
