import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readerFailure } from './errors.ts';
import type { Reader } from './port.ts';
import { Worker, type WorkerLimits } from './worker.ts';

export interface ReaderOptions extends Partial<WorkerLimits> {
  /** Files read at once. */
  concurrency?: number;
  /** Files that may wait; the next is refused with `documents.busy`. */
  queue?: number;
  /** Folder for temporary files, readable by this user alone. */
  folder?: string;
  /** Also return the table as written in the file. */
  print?: boolean;
}

const defaults = {
  timeMs: 14_000,
  heapMegabytes: 1024,
  residentMegabytes: 1400,
  concurrency: 2,
  queue: 50,
};

/** A file that was read is mostly analysed at once: the next child starts and rehearses when that is over. */
const REST_MS = 2000;

/** A child that waits for the next file. */
class Spare {
  private readonly limits: WorkerLimits;
  private worker: Worker | null;
  private resting: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(limits: WorkerLimits) {
    this.limits = limits;
    this.worker = new Worker(limits);
  }

  /** The child that waits, else a new one. */
  take(): Worker {
    clearTimeout(this.resting);
    const worker = this.worker?.alive ? this.worker : new Worker(this.limits);
    this.worker = null;
    return worker;
  }

  /** Starts another after a rest, unless a file comes first. */
  rest(): void {
    clearTimeout(this.resting);
    if (this.ended) return;
    this.resting = setTimeout(() => {
      this.worker ??= new Worker(this.limits);
    }, REST_MS).unref();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.resting);
    this.worker?.stop();
    this.worker = null;
  }
}

/** Starts the file reader: one child process per file, with a warm spare. */
export function createReader(options: ReaderOptions = {}): Reader {
  const limits = { ...defaults, ...options };
  const base = options.folder ?? tmpdir();
  const waiting: (() => void)[] = [];
  let running = 0;
  const spare = new Spare(limits);

  async function waitForSlot(): Promise<void> {
    if (running < limits.concurrency) {
      running++;
      return;
    }
    if (waiting.length >= limits.queue) throw readerFailure('documents.busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function done(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
    spare.rest();
  }

  return {
    async read(bytes, fileName, overrides = {}, purpose = 'sales') {
      await waitForSlot();
      const worker = spare.take();
      try {
        return await inFolder(base, async (folder) => {
          await writeFile(join(folder, 'input'), bytes, { mode: 0o600 });
          const print = options.print ?? false;
          const understanding = await worker.read({ folder, fileName, overrides, purpose, print });
          const table = await readFile(join(folder, 'table.parquet'));
          if (!print) return { understanding, table };
          return {
            understanding,
            table,
            printed: await readFile(join(folder, 'printed.csv'), 'utf8'),
          };
        });
      } finally {
        worker.stop();
        done();
      }
    },
    async close() {
      spare.end();
    },
  };
}

/** Gives `work` a private folder (0700) and removes it afterwards. */
async function inFolder<T>(base: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(base, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(base, 'klarsikt-read-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
