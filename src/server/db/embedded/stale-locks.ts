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

/** True where `pid` runs and is surely something else than the PostgreSQL of `folder`. */
function isAnother(pid: number, folder: string): boolean {
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
 * Removes the lock files of a PostgreSQL that went with the power where its process number has since
 * been given to another program: PostgreSQL would take that for itself and never start.
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
