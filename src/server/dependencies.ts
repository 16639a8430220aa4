import type { Logger } from 'pino';
import type { TaskPool } from '#adapters/child-process/task-pool.ts';
import type { CompanyRegister } from '#adapters/company-register/port.ts';
import type { Reader } from '#adapters/file-reader/port.ts';
import type { Mailer } from '#adapters/mail/port.ts';
import type { Model } from '#adapters/models/port.ts';
import type { Payments } from '#adapters/payments/port.ts';
import type { TestPayments } from '#adapters/payments/test/test-payments.ts';
import type { Audit } from './audit/audit.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Config } from './config.ts';
import type { Box } from './crypto/box.ts';
import type { RunningDatabase } from './db/open.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Signals } from './jobs/signals.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Passwords } from './session/passwords.ts';
import type { Sessions } from './session/sessions.ts';
import type { TempFiles } from './temp-file.ts';
import type { Throttle } from './throttle/throttle.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { Disk } from './work/disk.ts';
import type { FairQueue } from './work/fair-queue.ts';
import type { InTheMaking } from './work/in-the-making.ts';

/** Everything the features' server side needs, passed in: there are no globals. */
export interface Dependencies {
  config: Config;
  log: Logger;
  database: RunningDatabase;
  box: Box;
  sessions: Sessions;
  passwords: Passwords;
  throttle: Throttle;
  audit: Audit;
  /** The register that is called over the network; null where none is configured. */
  companyRegister: CompanyRegister | null;
  reader: Reader;
  /** Whose turn it is to have a file read. */
  readQueue: FairQueue;
  /** Computes in child processes, so that calls are answered meanwhile. */
  computer: TaskPool;
  /** Whose turn it is to have something computed. */
  computeQueue: FairQueue;
  /** What is computed now and asked for by several. */
  inTheMaking: InTheMaking;
  /** Whose turn it is to sign up, by network. */
  signUps: FairQueue;
  jobs: JobQueue;
  /** For the outbox only: features write their mails there. */
  mailer: Mailer;
  /** Who takes payments; null where Pro cannot be bought. */
  payments: (Payments & { name: 'stripe' }) | TestPayments | null;
  /** The language model beside the rules; null where none is configured. Asked through `features/models` only. */
  model: Model | null;
  /** Whose turn it is to ask it. */
  modelTurns: ConcurrencyLimit;
  signals: Signals;
  /** Null where nobody asks for metrics: nothing is counted then. */
  metrics: Metrics | null;
  /** Null where no collector is named. */
  tracing: Tracing | null;
  /** How many tasks compute at once. */
  computingAtOnce: number;
  /** Tables under analysis, in a private folder that is emptied at start. */
  tempFiles: TempFiles;
  disk: Disk;
  /** Aborted when this process stops and those who wait for something long are answered. */
  closing: AbortController;
  clock: () => Date;
}
