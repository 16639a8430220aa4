import { readFileSync } from 'node:fs';

function residentOf(pid: number): number {
  try {
    const found = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0);
  } catch {
    // The process ended between being listed and being looked at.
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return list === '' ? [] : list.split(/\s+/).map(Number);
  } catch {
    return [];
  }
}

/** Memory of a process and its children now, in MB. Linux only: elsewhere 0. */
export function residentMegabytes(pid: number): number {
  const all = [pid, ...childrenOf(pid)];
  return all.reduce((sum, each) => sum + residentOf(each), 0) / 1024;
}

/** Runs `work` and gives the most memory that a process and its children held meanwhile, in MB. */
export async function peakMegabytes(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
