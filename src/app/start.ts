import type { FastifyInstance } from 'fastify';
import { createReader } from '#adapters/file-reader/reader.ts';
import { deleteOldMessages } from '#features/contact/server/store.ts';
import { keyFits } from '#features/documents/server/files/key-fits.ts';
import { resumeAnalyses, runAnalysisJob } from '#features/guides/server/job.ts';
import { createAudit } from '#server/audit/audit.ts';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';
import { type Config, ConfigError } from '#server/config.ts';
import { createBox } from '#server/crypto/box.ts';
import { loadDataKey } from '#server/crypto/data-key.ts';
import { openConfigured, type RunningDatabase } from '#server/db/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { openSignals } from '#server/jobs/signals.ts';
import { createLog } from '#server/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { resumeMails, runMailJob } from '#server/mail/outbox.ts';
import { createPasswords } from '#server/session/passwords.ts';
import { createSessions } from '#server/session/sessions.ts';
import { prepareTempFolder } from '#server/temp-folder.ts';
import { createThrottle } from '#server/throttle/throttle.ts';
import { guides } from './guides.ts';
import { createApp } from './http-app.ts';

/** Analyses one process runs at a time: each uses both cores of a small machine for a while. */
const ANALYSES_AT_ONCE = 2;
const MAILS_AT_ONCE = 2;
const SWEEP_EVERY_MS = 60_000;
/** Stored tables opened at once for calls, and how many calls may wait. */
const TABLES_AT_ONCE = 2;
const MOST_WAITING_FOR_TABLES = 100;
/** Running calls get this long at shutdown; then their connections are cut. */
const LAST_ANSWERS_MS = 5_000;

export interface Server {
  deps: Dependencies;
  /** The address it listens on; null for a worker. */
  address: string | null;
  close(): Promise<void>;
}

/** Creates everything the features need, on an open database. */
export async function createDependencies(
  config: Config,
  database: RunningDatabase,
  more: { clock?: () => Date } = {},
): Promise<Dependencies> {
  const clock = more.clock ?? (() => new Date());
  const log = createLog(config);
  const tempFolder = prepareTempFolder(config.dataDir);
  return {
    config,
    log,
    database,
    clock,
    box: createBox(loadDataKey(config.dataKey, config.dataDir)),
    sessions: createSessions(database.db, clock),
    passwords: createPasswords(),
    throttle: createThrottle(database.db, clock, config.rateLimit),
    audit: createAudit(database.db, clock),
    reader: createReader({ folder: tempFolder }),
    tableLimit: createConcurrencyLimit(TABLES_AT_ONCE, MOST_WAITING_FOR_TABLES),
    jobs: await openJobQueue(database, log),
    mailer: createMailer(config, log),
    signals: openSignals(database.connection, database.pool, log),
    tempFolder,
  };
}

/**
 * Refuses to start with a key that does not open the stored files: new ones would get another key.
 */
async function requireRightKey(deps: Dependencies): Promise<void> {
  if (await keyFits(deps)) return;
  throw new ConfigError(
    'DATA_KEY öppnar inte filerna som redan är sparade. Använd nyckeln de sparades med; den står i DATA_DIR/data.key eller i er egen säkerhetskopia.',
  );
}

/**
 * Starts working the queues, and cleans up once a minute. Returns a function that stops the
 * cleaning.
 */
export async function startWorking(deps: Dependencies): Promise<() => void> {
  await deps.jobs.work('analysis', ANALYSES_AT_ONCE, (job, attempt) =>
    runAnalysisJob(deps, guides, job, attempt),
  );
  await deps.jobs.work('mail', MAILS_AT_ONCE, (job) => runMailJob(deps, job));
  await resumeAnalyses(deps);
  await resumeMails(deps);
  const cleanUp = async () => {
    try {
      await deps.throttle.sweep();
      await deps.sessions.sweep();
      await resumeAnalyses(deps);
      await resumeMails(deps);
      await deleteOldMessages(deps);
    } catch (error) {
      deps.log.warn({ err: error }, 'housekeeping will be tried again in a minute');
    }
  };
  const timer = setInterval(cleanUp, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

/** Stops accepting calls and waits for the running ones; cuts off those too slow. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  // Repeated, because a connection counts as idle only after its last answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearTimeout(limit);
  clearInterval(idle);
}

/** Runs all steps, the last first, even when one fails; then throws the first failure. */
async function undo(steps: (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.reverse()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Starts the product as configured: web, worker or both. Where a part fails to start, those already
 * started are stopped again: no database is left running.
 */
export async function startServer(config: Config, pagesFolder: string | null): Promise<Server> {
  const startLog = createLog(config);
  const database = await openConfigured(config, {
    exclusive: true,
    onError: (error) => startLog.warn({ err: error }, 'a database connection was lost'),
  });
  const steps: (() => unknown)[] = [() => database.close()];
  try {
    const deps = await createDependencies(config, database);
    steps.push(deps.signals.close, deps.reader.close, deps.jobs.stop);
    await requireRightKey(deps);
    if (config.role !== 'web') steps.push(await startWorking(deps));
    const app = config.role === 'worker' ? null : await createApp(deps, { pagesFolder });
    if (app) steps.push(() => closeApp(app));
    const address = (await app?.listen({ port: config.port, host: config.host })) ?? null;
    return { deps, address, close: () => undo(steps) };
  } catch (error) {
    await undo(steps).catch((failure: unknown) =>
      startLog.warn({ err: failure }, 'a part did not stop cleanly'),
    );
    throw error;
  }
}
