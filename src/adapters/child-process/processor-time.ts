import { readFileSync } from 'node:fs';

/** Linux counts it in hundredths of a second for all processes (proc(5), `stat`). */
const TICK_MS = 10;

/** Processor time that a process has had, in ms; null where the system does not tell (not Linux, or it has ended). */
export function processorMs(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  try {
    // The name before them, in parentheses, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}
