import { readFileSync } from 'node:fs';

const pageBytes = 4096;

/** Resident memory of a process in bytes; 0 where the system does not tell (not Linux). */
export function residentBytes(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0;
  try {
    const pages = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1];
    return Number(pages) * pageBytes;
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
}
