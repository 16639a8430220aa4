import { type ChildProcess, fork } from 'node:child_process';
import { AppError } from '#contract/errors.ts';
import { confined } from './confined.ts';
import { residentBytes } from './memory.ts';
import type { TaskReply, TaskRequest } from './task.ts';

export interface TaskLimits {
  /** Milliseconds a task may take. */
  timeMs: number;
  heapMegabytes: number;
  /** All memory of the process, including buffers and the SQL engine. */
  residentMegabytes: number;
}

/** Why a child could not do its task: its limits, a crash, or that it did not start. */
export class TaskProcessError extends Error {
  readonly reason: 'too_slow' | 'too_heavy' | 'crashed' | 'down';

  constructor(reason: TaskProcessError['reason'], details: string) {
    super(`${reason}: ${details}`);
    this.reason = reason;
  }
}

const MEGABYTE = 1024 * 1024;
const WATCH_EVERY_MS = 50;
const MOST_STDERR = 8192;
/** Loading modules makes Node grow it to 128 MB for good: an idle child held 190 MB, and holds 80. */
const YOUNG_GENERATION = '--max-semi-space-size=8';

/** One child process that does tasks, one at a time. A task that fails it is its last. */
export class TaskProcess {
  private readonly process: ChildProcess;
  private readonly limits: TaskLimits;
  private readonly started: Promise<void>;
  private stderr = '';
  /** Ends the task that runs, if one does. */
  private abort: (() => void) | null = null;
  private stopped = false;

  constructor(script: URL, limits: TaskLimits, reads: readonly string[]) {
    this.limits = limits;
    const { execArgv, env } = confined({ script, reads, writes: [], addons: true });
    this.process = fork(script, [], {
      execArgv: [...execArgv, YOUNG_GENERATION, `--max-old-space-size=${limits.heapMegabytes}`],
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.process.stderr?.on('data', (chunk: Buffer) => {
      if (this.stderr.length < MOST_STDERR) this.stderr += chunk.toString('utf8');
    });
    this.started = new Promise((resolve, reject) => {
      this.process.once('message', () => resolve());
      this.process.once('error', reject);
      this.process.once('close', () => reject(new Error(`it ended at once: ${this.stderr}`)));
    });
    // An error of its pipe after that is followed by its exit.
    this.process.on('error', () => undefined);
    // One that fails to start is noticed when it is used.
    this.started.catch(() => undefined);
  }

  /** Whether it can do a task: one that is being killed is not there for the next. */
  get alive(): boolean {
    return !this.stopped && this.isRunning;
  }

  private get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  get residentMegabytes(): number {
    return residentBytes(this.process.pid) / MEGABYTE;
  }

  /** Rejects with the task's own `AppError`, with `TaskProcessError`, or with what failed in it. */
  async run(request: TaskRequest, onProgress: (progress: unknown) => void): Promise<unknown> {
    await this.started.catch((error: Error) => {
      throw new TaskProcessError('down', error.message);
    });
    return new Promise((resolve, reject) => {
      const end = (act: () => void) => {
        clearTimeout(timer);
        clearInterval(watch);
        this.abort = null;
        this.process.removeAllListeners('message').removeAllListeners('close');
        act();
      };
      const fail = (reason: TaskProcessError['reason'], details = '') =>
        end(() => {
          this.stop();
          reject(new TaskProcessError(reason, details));
        });
      this.abort = () => fail('down', 'it was stopped');
      const timer = setTimeout(() => fail('too_slow'), this.limits.timeMs);
      const watch = setInterval(() => {
        if (this.residentMegabytes > this.limits.residentMegabytes) fail('too_heavy');
      }, WATCH_EVERY_MS);
      this.process.on('message', (reply: TaskReply) => {
        if (reply.kind === 'progress') onProgress(reply.progress);
        else end(() => settle(reply, resolve, reject));
      });
      // Its exit may be heard of before its last message; its close is not.
      this.process.once('close', (code, signal) => fail(this.reasonOf(code, signal), this.stderr));
      this.process.send(request, (error) => {
        if (error) fail('down', error.message);
      });
    });
  }

  /** Kills it; a task that runs is rejected as `down`. */
  stop(): void {
    this.stopped = true;
    this.abort?.();
    if (this.isRunning) this.process.kill('SIGKILL');
  }

  private reasonOf(code: number | null, signal: NodeJS.Signals | null) {
    if (this.stopped) return 'down';
    return this.isOutOfMemory(code, signal) ? 'too_heavy' : 'crashed';
  }

  private isOutOfMemory(code: number | null, signal: NodeJS.Signals | null): boolean {
    return (
      /heap out of memory|allocation failed/i.test(this.stderr) ||
      signal === 'SIGABRT' ||
      code === 134
    );
  }
}

function settle(
  reply: Exclude<TaskReply, { kind: 'progress' }>,
  resolve: (output: unknown) => void,
  reject: (error: Error) => void,
): void {
  if (reply.kind === 'done') resolve(reply.output);
  else if (reply.kind === 'refused') reject(new AppError(reply.refusal.code, reply.refusal));
  else if (reply.kind === 'failed') reject(new Error(reply.message));
  else reject(new TaskProcessError('down', 'it answered out of turn'));
}
