import type pg from 'pg';
import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { whileAway } from '../db/database.ts';
import type { RunningDatabase } from '../db/open.ts';
import { type Holds, openHolds, unheldJobs } from './holds.ts';

/** Work that outlives a call. A job carries ids, or what is sealed; all else is in the tables. */
export interface Jobs {
  'account-mail': { id: string; sealed: string };
  analysis: { ownerId: string; id: string };
  export: { ownerId: string; id: string };
  mail: { id: string };
  mailing: { ownerId: string; id: string };
  payment: { id: string; eventId: string };
  'payment-check': { id: string; day: string };
}
export type QueueName = keyof Jobs;

/** Seconds before an analysis is tried again. */
const RETRY_DELAY_S = 1;
/** What is worth another try is the handler's to say; a mail server that is away is asked at growing intervals. */
const retries: Record<QueueName, QueueOptions> = {
  'account-mail': { retryLimit: 100, retryBackoff: true, retryDelay: 2, retryDelayMax: 60 },
  analysis: { retryLimit: 1000, retryDelay: RETRY_DELAY_S },
  export: { retryLimit: 1000, retryDelay: RETRY_DELAY_S, expireInSeconds: 60 * 60 },
  mail: { retryLimit: 10_000, retryBackoff: true, retryDelay: 2, retryDelayMax: 60 },
  mailing: { retryLimit: 10_000, retryBackoff: true, retryDelay: 2, retryDelayMax: 600 },
  payment: { retryLimit: 10_000, retryBackoff: true, retryDelay: 2, retryDelayMax: 300 },
  'payment-check': { retryLimit: 100, retryBackoff: true, retryDelay: 10, retryDelayMax: 600 },
};
const queues = Object.keys(retries) as QueueName[];

/** A job whose handler throws is tried again. */
type JobHandler<Q extends QueueName> = (job: Jobs[Q]) => Promise<void>;

/** What this process does for a queue. */
export interface QueueWork {
  /** Takes no more jobs; those that run go on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

export interface JobQueue {
  /**
   * Adds a job and wakes the workers; one with the same id is left as it is. False where that one
   * has used up its attempts and will not run again. With `client` it is added by its transaction.
   */
  add<Q extends QueueName>(queue: Q, job: Jobs[Q], client?: pg.PoolClient): Promise<boolean>;
  /** Lets a job be worked now, whether it waits, has ended or is gone; one that is worked goes on. */
  again<Q extends QueueName>(queue: Q, job: Jobs[Q]): Promise<void>;
  /** Starts working a queue in this process, `concurrency` jobs at a time. */
  work<Q extends QueueName>(
    queue: Q,
    concurrency: number,
    handler: JobHandler<Q>,
  ): Promise<QueueWork>;
  /**
   * Queues those of these jobs again whose worker has died: no process holds them, now or at the
   * call before this one.
   */
  reclaim(queue: QueueName, ids: string[]): Promise<void>;
  /** Waits up to 8 s for running jobs; the rest are resumed at the next start. */
  stop(): Promise<void>;
}

/** A worker silent for this long is presumed dead and its job is retried. */
const HEARTBEAT_SECONDS = 15;

/**
 * Requeues jobs that a killed process had started; only safe where no other process can work them.
 */
async function requeueStarted(boss: PgBoss, queue: QueueName): Promise<void> {
  const jobs = await boss.findJobs(queue);
  for (const job of jobs) {
    if (job.state === 'active') await boss.fail(queue, job.id, { reason: 'the process ended' });
  }
}

/** Starts fetching jobs; gives the worker's id. */
async function startWorker<Q extends QueueName>(
  boss: PgBoss,
  queue: Q,
  concurrency: number,
  handler: JobHandler<Q>,
): Promise<string> {
  let worker: string | undefined;
  worker = await boss.work<Jobs[Q]>(
    queue,
    {
      includeMetadata: true,
      batchSize: 1,
      localConcurrency: concurrency,
      pollingIntervalSeconds: 5,
      notifyPollingIntervalSeconds: 5,
    },
    async ([job]) => {
      if (!job) return;
      // More jobs may be waiting: fetch again now instead of at the next poll.
      if (worker !== undefined) boss.notifyWorker(worker);
      await handler(job.data);
    },
  );
  return worker;
}

/** Starts the queues, with the options they have now. */
async function openBoss(database: RunningDatabase, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    ...database.connection,
    ...whileAway,
    application_name: 'klarsikt jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const queue of queues) {
    const options = {
      expireInSeconds: 300,
      ...retries[queue],
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
      deleteAfterSeconds: 60 * 60,
    };
    await boss.createQueue(queue, options);
    // One from an earlier version has the options it was made with.
    await boss.updateQueue(queue, options);
    if (database.exclusive) await requeueStarted(boss, queue);
  }
  return boss;
}

async function workAgain<Q extends QueueName>(boss: PgBoss, queue: Q, job: Jobs[Q]): Promise<void> {
  const [there] = await boss.findJobs(queue, { id: job.id });
  if (there?.state === 'active') return;
  if (there) await boss.deleteJob(queue, job.id);
  await boss.send(queue, job, { id: job.id });
}

/** Queues jobs again that nobody held at two looks; `workerOf` names who is to fetch them here. */
function reclaimer(
  boss: PgBoss,
  database: RunningDatabase,
  log: Logger,
  workerOf: (queue: QueueName) => string,
): JobQueue['reclaim'] {
  /** Jobs that nobody held at the last look, with their attempts then. */
  const suspects = new Map<QueueName, Set<string>>();
  return async (queue, ids) => {
    const unheld = ids.length === 0 ? [] : await unheldJobs(database.pool, queue, ids);
    const attempt = (job: { id: string; retryCount: number }) => `${job.id} ${job.retryCount}`;
    const dead = unheld.filter((job) => suspects.get(queue)?.has(attempt(job)));
    suspects.set(queue, new Set(unheld.map(attempt)));
    if (dead.length === 0) return;
    log.warn({ queue, jobs: dead.map(({ id }) => id) }, 'the worker of a job has died');
    await boss.fail(queue, dead, { reason: 'the worker died' });
    // They may be fetched when their delay is over, which no notification tells.
    setTimeout(() => boss.notifyWorker(workerOf(queue)), RETRY_DELAY_S * 1000 + 100).unref();
  };
}

/** Sees to a job of a queue being worked; what it throws is the job's. */
export type AroundJob = (queue: QueueName, work: () => Promise<void>) => Promise<void>;

export async function openJobQueue(
  database: RunningDatabase,
  log: Logger,
  around: AroundJob = (_, work) => work(),
): Promise<JobQueue> {
  const boss = await openBoss(database, log);
  let holds: Holds | null = null;
  const workers = new Map<QueueName, string>();
  return {
    async add(queue, job, client) {
      const by = client && {
        db: { executeSql: (text: string, values?: unknown[]) => client.query(text, values) },
      };
      if ((await boss.send(queue, job, { id: job.id, ...by })) !== null) return true;
      const [there] = await boss.findJobs(queue, { id: job.id });
      return there?.state !== 'failed';
    },
    again: (queue, job) => workAgain(boss, queue, job),
    async work(queue, concurrency, handler) {
      // Nobody looks at what is held where no other process serves the database.
      if (!database.exclusive) holds ??= openHolds(database.connection, log);
      let worker: string | undefined;
      const resume = async () => {
        worker ??= await startWorker(boss, queue, concurrency, (job) => {
          const work = () => around(queue, () => handler(job));
          return holds === null ? work() : holds.during(job.id, work);
        });
        workers.set(queue, worker);
      };
      await resume();
      return {
        resume,
        async pause() {
          worker = undefined;
          workers.delete(queue);
          await boss.offWork(queue, { wait: false });
        },
      };
    },
    reclaim: reclaimer(boss, database, log, (queue) => workers.get(queue) ?? ''),
    async stop() {
      await boss.stop({ graceful: true, timeout: 8000 });
      await holds?.close();
    },
  };
}
