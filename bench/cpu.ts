import { readFileSync } from 'node:fs';
import { childrenOf } from './memory.ts';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

function timesOf(pid: number, fields: readonly number[]): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name may contain spaces; the fields begin after its closing bracket.
    const found = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.reduce((sum, field) => sum + Number(found[field]), 0) * TICK_MS;
  } catch {
    return 0;
  }
}

/** User and system time, and those of children that have ended. */
const [OWN, ENDED] = [
  [11, 12],
  [13, 14],
];

/** Processor time a process has used so far, in ms; 0 on systems without /proc. */
export const processorMs = (pid: number): number => timesOf(pid, OWN);

/** The same with all its children, also those that have ended. */
export const familyMs = (pid: number): number =>
  childrenOf(pid).reduce(
    (sum, child) => sum + processorMs(child),
    timesOf(pid, [...OWN, ...ENDED]),
  );
