import { readFileSync } from 'node:fs';

/**
 * Proportional set size in kB, which counts pages shared between processes once. 0 for a process
 * that has ended, and without /proc.
 */
function proportionalOf(pid: number): number {
  try {
    const found = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(found?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The living children of a process; none without /proc. */
export function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return list === '' ? [] : list.split(/\s+/).map(Number);
  } catch {
    return [];
  }
}

const megabytes = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + proportionalOf(pid), 0) / 1024;

/** Current memory in MB of a process and its children, of its children alone, or of the largest. */
const memoryOf = {
  family: (pid: number) => megabytes([pid, ...childrenOf(pid)]),
  children: (pid: number) => megabytes(childrenOf(pid)),
  largestChild: (pid: number) => Math.max(0, ...childrenOf(pid).map((child) => megabytes([child]))),
};

/** Runs `work` and returns the peak memory meanwhile, in MB. */
export async function peakMegabytes(
  pid: number,
  work: () => Promise<void>,
  whose: keyof typeof memoryOf = 'family',
): Promise<number> {
  const measure = memoryOf[whose];
  let peak = measure(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, measure(pid));
  }, 40);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
