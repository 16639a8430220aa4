import { createReader } from '#features/documents/server/reader/reader.ts';
import { resumeAnalyses, runAnalysisJob } from '#features/sales/server/job.ts';
import { createAudit } from './audit/audit.ts';
import type { Config } from './config.ts';
import { createBox } from './crypto/box.ts';
import { loadDataKey } from './crypto/data-key.ts';
import { openConfigured, type RunningDatabase } from './db/open.ts';
import type { Dependencies } from './dependencies.ts';
import { createApp } from './http/app.ts';
import { openJobQueue } from './jobs/queue.ts';
import { openSignals } from './jobs/signals.ts';
import { createLog } from './log.ts';
import { createPasswords } from './session/passwords.ts';
import { createSessions } from './session/sessions.ts';
import { createThrottle } from './throttle/throttle.ts';
import { prepareWorkFolder } from './work-folder.ts';

/** Analyses one process works at a time: each uses both cores of a small machine for a while. */
const ANALYSES_AT_ONCE = 2;
const SWEEP_EVERY_MS = 60_000;

export interface Server {
  deps: Dependencies;
  /** Where it listens; null for a worker. */
  address: string | null;
  close(): Promise<void>;
}

/** Gathers everything the features need, on an open database. */
export async function createDependencies(
  config: Config,
  database: RunningDatabase,
  more: { clock?: () => Date } = {},
): Promise<Dependencies> {
  const clock = more.clock ?? (() => new Date());
  const log = createLog(config);
  const workFolder = prepareWorkFolder(config.dataDir);
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
    reader: createReader({ folder: workFolder }),
    jobs: await openJobQueue(database, log),
    signals: openSignals(database.connection, database.pool, log),
    workFolder,
  };
}

/** Begins working the queues, and keeps house once a minute. Returns the way to stop keeping house. */
export async function startWorking(deps: Dependencies): Promise<() => void> {
  await deps.jobs.work('sales-analysis', ANALYSES_AT_ONCE, (job, attempt) =>
    runAnalysisJob(deps, job, attempt),
  );
  await resumeAnalyses(deps);
  const keepHouse = async () => {
    try {
      await deps.throttle.sweep();
      await resumeAnalyses(deps);
    } catch (error) {
      deps.log.warn({ err: error }, 'housekeeping will be tried again in a minute');
    }
  };
  const timer = setInterval(keepHouse, SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}

/** Starts the whole product as configured: web, worker or both. */
export async function startServer(config: Config, pagesFolder: string | null): Promise<Server> {
  const startLog = createLog(config);
  const database = await openConfigured(config, {
    exclusive: true,
    onError: (error) => startLog.warn({ err: error }, 'a database connection was lost'),
  });
  const deps = await createDependencies(config, database);
  const stopHouse = config.role === 'web' ? () => {} : await startWorking(deps);
  const app = config.role === 'worker' ? null : await createApp(deps, { pagesFolder });
  const address = (await app?.listen({ port: config.port, host: config.host })) ?? null;
  return {
    deps,
    address,
    async close() {
      await app?.close();
      stopHouse();
      await deps.jobs.stop();
      await deps.reader.close();
      await deps.signals.close();
      await database.close();
    },
  };
}
