/**
 * A piece of work done in a child process, by name. Input, output and progress are copied between
 * the processes: plain data only.
 */
export interface Task<Input, Output, Progress = never> {
  readonly name: string;
  /** Never set; carries the types from the caller to the one that does the work. */
  readonly types?: (input: Input, report: (progress: Progress) => void) => Output;
}

export function defineTask<Input, Output, Progress = never>(
  name: string,
): Task<Input, Output, Progress> {
  return { name };
}

/** A task with the function that does it. */
export interface TaskWork {
  name: string;
  work(input: unknown, report: (progress: unknown) => void): Promise<unknown>;
}

export function workOf<Input, Output, Progress>(
  { name }: Task<Input, Output, Progress>,
  work: (input: Input, report: (progress: Progress) => void) => Promise<Output>,
): TaskWork {
  return { name, work: (input, report) => work(input as Input, report) };
}

/** From the parent: one task to do. */
export interface TaskRequest {
  name: string;
  input: unknown;
}

/** From the child. `refused` is an error for the user, `failed` is ours. */
export type TaskReply =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: unknown }
  | { kind: 'done'; output: unknown }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; message: string };

/** An `AppError` as it is sent. */
export interface Refusal {
  code: string;
  status: number;
  text: string;
  upgradeRequired: boolean;
}
