import type { FastifyInstance } from 'fastify';
import { tasksAtOnce } from '#adapters/child-process/machine.ts';
import { createTaskPool } from '#adapters/child-process/task-pool.ts';
import { createBolagsverket } from '#adapters/company-register/bolagsverket/bolagsverket.ts';
import { createReader } from '#adapters/file-reader/reader.ts';
import { common } from '#contract/errors.ts';
import { forgetTestPurchases } from '#features/billing/server/test-purchases.ts';
import { keyFits } from '#features/documents/server/files/key-fits.ts';
import { createAudit } from '#server/audit/audit.ts';
import { createConcurrencyLimit } from '#server/concurrency-limit.ts';
import { type Config, ConfigError } from '#server/config.ts';
import { createBox } from '#server/crypto/box.ts';
import { loadDataKeys } from '#server/crypto/data-key.ts';
import { isNotedKey, noteKey } from '#server/crypto/key-check.ts';
import { openConfigured, type RunningDatabase } from '#server/db/open.ts';
import { ownsSchema } from '#server/db/roles.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createHealthApp } from '#server/http/health.ts';
import { listenForMetrics } from '#server/http/metrics.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { openSignals } from '#server/jobs/signals.ts';
import { createLog } from '#server/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { createPasswords, type Passwords } from '#server/session/passwords.ts';
import { createSessions } from '#server/session/sessions.ts';
import { type TempFiles, tempFilesIn } from '#server/temp-file.ts';
import { prepareTempFolder } from '#server/temp-folder.ts';
import { createThrottle } from '#server/throttle/throttle.ts';
import { traceQueries } from '#server/tracing/trace-queries.ts';
import { watchDisk } from '#server/work/disk.ts';
import { createFairQueue } from '#server/work/fair-queue.ts';
import { createInTheMaking } from '#server/work/in-the-making.ts';
import { childScripts } from './child-scripts.ts';
import { createApp } from './http-app.ts';
import { observedBy, tracedPool, tracedReader } from './observed.ts';
import { createPayments } from './payments.ts';
import { startWorking } from './working.ts';

/** What one child process that computes may use; how many run at once follows from the machine. */
const COMPUTING = { timeMs: 60_000, heapMegabytes: 1024, residentMegabytes: 2048 };
const COMPUTING_AT_ONCE = tasksAtOnce(COMPUTING.residentMegabytes);
/** Files read at once: the reader's own limits are a part of the machine each. */
const READING_AT_ONCE = 2;
/** Sign-ups are short: these wait for connections to the database, not for a processor. */
const SIGN_UPS = {
  atOnce: 8,
  waitingEach: 60,
  waitingInAll: 200,
  refusal: (seconds: number) =>
    common('request.too_many', { retryAfterSeconds: Math.max(1, seconds) }),
};
/** What one company may have waiting beside the one that is done for it, and all of them together. */
const WAITING = { waitingEach: 2, waitingInAll: 60 };
/** Calls to the model that wait for their turn; the rules write for those that come after. */
const MODEL_CALLS_WAITING = 20;
/** Running calls get this long at shutdown; then their connections are cut. */
const LAST_ANSWERS_MS = 5_000;

export interface Server {
  deps: Dependencies;
  /** The address it listens on; null for a worker without one. */
  address: string | null;
  close(): Promise<void>;
}

/** One company's files or figures beyond its share; `seconds` until there is room again. */
const ownSurplus = (seconds: number) => {
  const retryAfterSeconds = Math.max(1, seconds);
  const when = retryAfterSeconds === 1 ? 'en sekund' : `${retryAfterSeconds} sekunder`;
  return common('request.own_surplus', {
    retryAfterSeconds,
    text: `Flera av dina filer eller beräkningar väntar redan. Det finns plats igen om ungefär ${when}.`,
  });
};

/** The model that is configured; what calls models is loaded only where there is one. */
async function createModelAdapter({ model }: Config): Promise<Dependencies['model']> {
  if (model === null) return null;
  const { createModel } = await import('#adapters/models/models.ts');
  return createModel(model.settings);
}

/** Creates everything the features need, on an open database. */
export async function createDependencies(
  config: Config,
  database: RunningDatabase,
  more: { clock?: () => Date; tempFiles?: TempFiles; passwords?: Passwords } = {},
): Promise<Dependencies> {
  const clock = more.clock ?? (() => new Date());
  const keys = loadDataKeys(config, config.dataDir);
  const log = createLog(config);
  const { compute, reader } = childScripts(config.childScripts);
  const tempFolder = prepareTempFolder(config.dataDir);
  const tempFiles = more.tempFiles ?? tempFilesIn(tempFolder);
  const { metrics, tracing, aroundJob } = await observedBy(config);
  if (tracing !== null) traceQueries(database.pool, tracing);
  const deps: Dependencies = {
    config,
    log,
    database,
    clock,
    box: createBox(keys.key, keys.others),
    sessions: createSessions(database.db, clock),
    passwords: more.passwords ?? createPasswords(),
    throttle: createThrottle(database.db, clock, config.rateLimit),
    audit: createAudit(database.db, clock),
    companyRegister:
      config.companyRegister.api === null ? null : createBolagsverket(config.companyRegister.api),
    reader: tracedReader(
      createReader({ folder: tempFolder, script: reader, spare: config.spareProcesses }),
      tracing,
    ),
    readQueue: createFairQueue({ atOnce: READING_AT_ONCE, ...WAITING, refusal: ownSurplus }),
    computer: tracedPool(
      createTaskPool({
        script: compute,
        reads: [tempFolder],
        idle: COMPUTING_AT_ONCE,
        ...COMPUTING,
      }),
      tracing,
    ),
    computingAtOnce: COMPUTING_AT_ONCE,
    computeQueue: createFairQueue({ atOnce: COMPUTING_AT_ONCE, ...WAITING, refusal: ownSurplus }),
    inTheMaking: createInTheMaking(),
    signUps: createFairQueue(SIGN_UPS),
    jobs: await openJobQueue(database, log, aroundJob),
    metrics,
    tracing,
    mailer: createMailer(config, log),
    payments: await createPayments(config, database.db, clock),
    model: await createModelAdapter(config),
    modelTurns: createConcurrencyLimit(config.model?.callsAtOnce ?? 1, MODEL_CALLS_WAITING),
    signals: openSignals(database.connection, database.pool, log),
    tempFiles,
    disk: watchDisk(tempFiles),
    closing: new AbortController(),
  };
  if (metrics !== null) (await import('#server/http/gauges.ts')).addGauges(metrics.registry, deps);
  return deps;
}

/**
 * Refuses to start with another key than the database was first started with, though nothing is
 * stored yet: what two processes store would be sealed with two keys.
 */
async function requireRightKey(deps: Dependencies): Promise<void> {
  const { box, database } = deps;
  const isNoted = await isNotedKey(database.db, box);
  if (isNoted) return;
  if (isNoted === null && (await keyFits(deps))) {
    await noteKey(database.db, box);
    if (await isNotedKey(database.db, box)) return;
  }
  throw new ConfigError(
    'DATA_KEY öppnar inte det som databasen har sparat: den startades med en annan nyckel. Använd den; den står i DATA_DIR/data.key eller i er egen säkerhetskopia.',
  );
}

/** Stops accepting calls and waits for the running ones; cuts off those too slow. */
async function closeApp(app: FastifyInstance, { closing }: Dependencies): Promise<void> {
  const last = setTimeout(() => closing.abort(), LAST_ANSWERS_MS - 1000);
  const limit = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
  // Repeated, because a connection counts as idle only after its last answer.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close();
  clearTimeout(last);
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
    if (deps.tracing !== null) steps.push(deps.tracing.close);
    steps.push(deps.signals.close, deps.reader.close, deps.computer.close, deps.jobs.stop);
    steps.push(deps.disk.close);
    await requireRightKey(deps);
    await forgetTestPurchases(deps);
    if (config.production && config.databaseUrl !== null && (await ownsSchema(database.pool)))
      startLog.warn('the role of DATABASE_URL owns the schema: see Roles in docs/operations.md');
    if (config.spareProcesses) deps.computer.warm();
    if (config.role !== 'web') steps.push(await startWorking(deps));
    const stopMetrics = await listenForMetrics(deps);
    if (stopMetrics !== null) steps.push(stopMetrics);
    const isWorker = config.role === 'worker';
    const port = isWorker ? config.healthPort : config.port;
    if (port === null) return { deps, address: null, close: () => undo(steps) };
    const app = isWorker ? createHealthApp(deps) : await createApp(deps, { pagesFolder });
    steps.push(() => closeApp(app, deps));
    const address = await app.listen({ port, host: config.host });
    return { deps, address, close: () => undo(steps) };
  } catch (error) {
    await undo(steps).catch((failure: unknown) =>
      startLog.warn({ err: failure }, 'a part did not stop cleanly'),
    );
    throw error;
  }
}
