import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readerFailure } from './errors.ts';
import type { Reader, ReadFile } from './port.ts';
import type { ReadRequest } from './protocol.ts';
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
  /** What the children run; their source unless this is given. */
  script?: URL;
  /** Whether a child waits for the next file; it does unless this is false. */
  spare?: boolean;
}

const defaults = {
  script: new URL('./child.ts', import.meta.url),
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
  private readonly start: () => Worker;
  private worker: Worker | null = null;
  private resting: NodeJS.Timeout | undefined;
  private ended: boolean;

  constructor(start: () => Worker, isWanted: boolean) {
    this.start = start;
    this.ended = !isWanted;
    if (isWanted) this.worker = start();
  }

  /** The child that waits, else a new one. */
  take(): Worker {
    clearTimeout(this.resting);
    const waiting = this.worker;
    this.worker = null;
    if (waiting?.alive) return waiting;
    waiting?.end();
    return this.start();
  }

  /** Starts another after a rest, unless a file comes first. */
  rest(): void {
    clearTimeout(this.resting);
    if (this.ended) return;
    this.resting = setTimeout(() => {
      try {
        this.worker ??= this.start();
      } catch {
        // The disk is full, say: the next file tries again, and says so.
      }
    }, REST_MS).unref();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.resting);
    this.worker?.end();
    this.worker = null;
  }
}

/** Starts the file reader: one child process per file, with a warm spare. */
export function createReader(options: ReaderOptions = {}): Reader {
  const limits = { ...defaults, ...options };
  const base = options.folder ?? tmpdir();
  const waiting: (() => void)[] = [];
  let running = 0;
  const spare = new Spare(() => new Worker(limits.script, limits, base), options.spare ?? true);

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
      try {
        const print = options.print ?? false;
        return await readBy(spare.take(), bytes, { fileName, overrides, purpose, print });
      } finally {
        done();
      }
    },
    async close() {
      spare.end();
    },
  };
}

/** Has a child read a file in its own folder, which goes with it afterwards. */
async function readBy(
  worker: Worker,
  bytes: Buffer,
  how: Omit<ReadRequest, 'folder'>,
): Promise<ReadFile> {
  const { folder } = worker;
  try {
    await writeFile(join(folder, 'input'), bytes, { mode: 0o600 });
    const understanding = await worker.read({ folder, ...how });
    const table = await readFile(join(folder, 'table.parquet'));
    if (!how.print) return { understanding, table };
    const printed = await readFile(join(folder, 'printed.csv'), 'utf8');
    return { understanding, table, printed };
  } finally {
    worker.end();
  }
}
