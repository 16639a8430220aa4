import type { Task } from './task.ts';
import { type TaskLimits, TaskProcess } from './task-process.ts';

export interface TaskPool {
  /** Does a task in a child process. Rejects as `TaskProcess.run` does, as `down` where `stop` is aborted. */
  run<Input, Output, Progress = never>(
    task: Task<Input, Output, Progress>,
    input: Input,
    onProgress?: (progress: Progress) => void,
    stop?: AbortSignal,
  ): Promise<Output>;
  /** Starts a child ahead of the first task. */
  warm(): void;
  /** Children that do a task now, and that wait for one. */
  count(): { working: number; resting: number };
  close(): Promise<void>;
}

export interface TaskPoolOptions extends TaskLimits {
  /** The module that the children run; it calls `serveTasks`. */
  script: URL;
  /** Files and folders that the children may read, beside the program. */
  reads: readonly string[];
  /** Children kept between tasks. */
  idle: number;
}

/** Past this share of its memory a child is replaced after its task: what grew is given back. */
const WORN_OUT = 0.5;

/**
 * Child processes that tasks are done in, one task each at a time. How many run at once is the
 * caller's to limit. One that passed a limit or crashed is replaced.
 */
export function createTaskPool({ script, reads, idle, ...limits }: TaskPoolOptions): TaskPool {
  const resting: TaskProcess[] = [];
  const working = new Set<TaskProcess>();
  let closed = false;

  const take = (): TaskProcess => {
    const child = resting.pop();
    if (child === undefined) return new TaskProcess(script, limits, reads);
    return child.alive ? child : take();
  };
  const warm = () => {
    if (!closed && resting.length === 0) resting.push(new TaskProcess(script, limits, reads));
  };
  const giveBack = (child: TaskProcess) => {
    working.delete(child);
    const isWorn = child.residentMegabytes > limits.residentMegabytes * WORN_OUT;
    if (child.alive && !closed && !isWorn && resting.length < idle) resting.push(child);
    else child.stop();
    warm();
  };

  return {
    async run<Input, Output, Progress>(
      { name }: Task<Input, Output, Progress>,
      input: Input,
      onProgress: (progress: Progress) => void = () => undefined,
      stop?: AbortSignal,
    ) {
      const child = take();
      working.add(child);
      const end = () => child.stop();
      stop?.addEventListener('abort', end);
      if (stop?.aborted) end();
      try {
        const report = (progress: unknown) => onProgress(progress as Progress);
        return (await child.run({ name, input }, report)) as Output;
      } finally {
        stop?.removeEventListener('abort', end);
        giveBack(child);
      }
    },
    warm,
    count: () => ({ working: working.size, resting: resting.length }),
    async close() {
      closed = true;
      for (const child of [...resting, ...working]) child.stop();
      resting.length = 0;
    },
  };
}
