import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AppError } from '#contract/errors.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { confined } from '../child-process/confined.ts';
import { residentBytes } from '../child-process/memory.ts';
import { processorMs } from '../child-process/processor-time.ts';
import { type ReaderErrorCode, readerFailure } from './errors.ts';
import type { ReadReply, ReadRequest } from './protocol.ts';

export interface WorkerLimits {
  /** Milliseconds from handing over the file to the answer. */
  timeMs: number;
  heapMegabytes: number;
  /** All memory of the process, including buffers and the SQL engine. */
  residentMegabytes: number;
}

/** Reading makes much short-lived garbage, for which Node would grow it to 32 MB and not give back. */
const YOUNG_GENERATION = '--max-semi-space-size=16';

/** One child process for one file. Started ahead of need, and killed with its folder after use. */
export class Worker {
  /** Private (0700), and the only one it reaches: nobody else's file is there. */
  readonly folder: string;
  private readonly process: ChildProcess;
  private readonly limits: WorkerLimits;
  private readonly started: Promise<void>;
  private stderr = '';

  constructor(script: URL, limits: WorkerLimits, base: string) {
    this.limits = limits;
    mkdirSync(base, { recursive: true, mode: 0o700 });
    this.folder = mkdtempSync(join(base, 'klarsikt-read-'));
    const { execArgv, env } = confined({ script, reads: [], writes: [this.folder], addons: false });
    this.process = fork(script, [], {
      execArgv: [...execArgv, YOUNG_GENERATION, `--max-old-space-size=${limits.heapMegabytes}`],
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.process.stderr?.on('data', (chunk: Buffer) => {
      if (this.stderr.length < 8192) this.stderr += chunk.toString('utf8');
    });
    this.started = new Promise((resolve, reject) => {
      this.process.once('message', () => resolve());
      this.process.once('error', reject);
      this.process.once('close', () =>
        reject(new Error(`the reader did not start: ${this.stderr}`)),
      );
    });
    // A spare that fails to start is noticed when it is used.
    this.started.catch(() => undefined);
  }

  /** False where a waiting spare has ended (killed by the system, or crashed). */
  get alive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Reads one file. Rejects with an AppError of `readerErrors`. */
  async read(request: ReadRequest): Promise<Understanding> {
    await this.started.catch((error: Error) => {
      throw failure('documents.reader_down', error.message);
    });
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        clearInterval(watch);
        act();
        this.stop();
      };
      const { timeMs } = this.limits;
      const before = processorMs(this.process.pid);
      const timer = setTimeout(() => {
        const code = lateReason(before, processorMs(this.process.pid), timeMs);
        settle(() => reject(readerFailure(code)));
      }, timeMs);
      const watch = setInterval(() => {
        if (residentBytes(this.process.pid) > this.limits.residentMegabytes * 1024 * 1024) {
          settle(() => reject(readerFailure('documents.too_heavy')));
        }
      }, 50);
      this.process.once('message', (message) =>
        settle(() => answer(message as ReadReply, resolve, reject)),
      );
      // Its exit may be heard of before an answer that is on its way; its close is not.
      this.process.once('close', (code, signal) => settle(() => reject(this.crash(code, signal))));
      this.process.once('error', (error) =>
        settle(() => reject(failure('documents.reader_down', error.message))),
      );
      this.process.send(request, (error) => {
        if (error) settle(() => reject(failure('documents.reader_down', error.message)));
      });
    });
  }

  stop(): void {
    this.process.removeAllListeners();
    this.process.on('error', () => undefined);
    if (this.process.exitCode === null) this.process.kill('SIGKILL');
  }

  /** Stops it and removes its folder, once what it wrote is fetched. */
  end(): void {
    this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Running out of memory, like any other crash, is blamed on the file; that another killed it is not. */
  private crash(code: number | null, signal: NodeJS.Signals | null): AppError {
    if (signal === 'SIGKILL') return failure('documents.reader_down', 'the reader was killed');
    const memory =
      /heap out of memory|allocation failed/i.test(this.stderr) ||
      signal === 'SIGABRT' ||
      code === 134;
    return readerFailure(memory ? 'documents.too_heavy' : 'documents.unreadable');
  }
}

/**
 * Why a file was not read in time, from the processor time in ms that its process had had before and
 * has had after: where it was given less than half, the machine was busy and the file may be fine.
 */
export function lateReason(
  before: number | null,
  after: number | null,
  limitMs: number,
): 'documents.busy' | 'documents.too_slow' {
  if (before === null || after === null) return 'documents.too_slow';
  return after - before < limitMs / 2 ? 'documents.busy' : 'documents.too_slow';
}

function answer(
  message: ReadReply,
  resolve: (value: Understanding) => void,
  reject: (error: Error) => void,
): void {
  if (message.kind === 'done') resolve(message.understanding);
  else if (message.kind === 'refused') reject(readerFailure(message.code, { text: message.text }));
  else if (message.kind === 'failed')
    reject(
      failure(message.system ? 'documents.reader_down' : 'documents.unreadable', message.message),
    );
  else reject(failure('documents.reader_down', 'the reader answered out of turn'));
}

/** The user's error, with details for the log as its cause. */
function failure(code: ReaderErrorCode, cause: string): AppError {
  const error = readerFailure(code);
  error.cause = new Error(cause);
  return error;
}
