import { availableParallelism, totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/** Memory that this process and its children may use, in megabytes: the container's limit, or the machine's. */
export function machineMegabytes(): number {
  const constrained = process.constrainedMemory();
  const total = totalmem();
  // Without a limit Node answers 0, or a number larger than the machine.
  const bytes = constrained > 0 && constrained < total ? constrained : total;
  return Math.floor(bytes / MEGABYTE);
}

/** How many heavy tasks run at once: one a processor, within what the memory carries. */
export function tasksAtOnce(eachMegabytes: number): number {
  const fitting = Math.floor((machineMegabytes() * 0.7) / eachMegabytes);
  return Math.max(1, Math.min(availableParallelism(), fitting));
}
