import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.ts';

/** Open files, sockets and pipes of a process. */
export const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Connections to the embedded database of `dataDir`: a server keeps them open between calls. */
export const databaseConnections = (dataDir: string) =>
  readFileSync('/proc/net/unix', 'utf8')
    .split('\n')
    .filter((line) => / 03 +\d+ /.test(line) && line.endsWith(`${dataDir}/run/.s.PGSQL.5432`))
    .length;

/** Memory a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** The most memory a process holds while `work` goes on, in MB. */
export async function peakMegabytes(pid: number, work: Promise<unknown>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, 10);
  try {
    await work;
  } finally {
    clearInterval(timer);
  }
  return peak;
}

/** Looks until `holds`, as long as tests wait; gives whether it does at last. */
export async function until(holds: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) {
    if (await holds()) return true;
  }
  return holds();
}
