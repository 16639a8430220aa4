import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type Connection, ensureDatabase, type OpenDatabase, openDatabase } from './database.ts';
import { APP_ROLE, type Cluster, DATABASE, startCluster } from './embedded/cluster.ts';
import { AlreadyServedError, takeInstanceLock } from './embedded/instance-lock.ts';
import { migrateDatabase } from './migrate.ts';
import { ensureRole, grantWork } from './roles.ts';

export interface RunningDatabase extends OpenDatabase {
  /** For the job queue and for listeners. */
  connection: Connection;
  /** True where no other process serves the database, so that no other worker can be alive. */
  exclusive: boolean;
}

/**
 * Opens the configured database, or starts the embedded one, and migrates the schema. `exclusive:
 * false` joins an embedded database that another process may be serving.
 */
export async function openConfigured(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  options: { exclusive: boolean; onError?: (error: Error) => void },
): Promise<RunningDatabase> {
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl };
    const opened = openDatabase(connection, options);
    await prepareGiven(config, opened);
    return { ...opened, connection, exclusive: false };
  }
  const cluster = await startCluster(config.dataDir);
  const embedded = options.exclusive ? await keepRunning(cluster, config.dataDir, options) : null;
  const connection = { ...cluster.connection, user: APP_ROLE };
  const opened = openDatabase(connection, options);
  const close = async () => {
    await opened.close();
    if (embedded === null) return;
    await embedded.release();
    await cluster.stop();
  };
  try {
    await ensureDatabase(cluster.connection, DATABASE);
    await ensureRole(cluster.connection, APP_ROLE);
    await migrateDatabase(cluster.connection);
    await grantWork(cluster.connection, APP_ROLE);
  } catch (error) {
    await close();
    throw error;
  }
  return { ...opened, connection, exclusive: options.exclusive, close };
}

/** Brings a database of the operator's own up to date: as its owner where one is given. */
async function prepareGiven(
  { databaseUrl, databaseOwnerUrl }: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>,
  { pool }: OpenDatabase,
): Promise<void> {
  const owner = { connectionString: databaseOwnerUrl ?? databaseUrl ?? '' };
  await migrateDatabase(owner);
  if (databaseOwnerUrl === null) return;
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  if (rows[0]) await grantWork(owner, rows[0].role);
}

/** Connects as the owner of the schema, to a database that is open. */
export async function connectAsOwner({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>): Promise<pg.Client> {
  const given = databaseOwnerUrl ?? databaseUrl;
  const connection =
    given === null ? (await startCluster(dataDir)).connection : { connectionString: given };
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}

const TRY_AGAIN_MS = 1000;

/**
 * Locks the folder for this process and restarts the database if it dies; calls are answered 503
 * meanwhile. Throws AlreadyServedError at first; if another process takes the folder later, this
 * one ends.
 */
async function keepRunning(
  cluster: Cluster,
  dataDir: string,
  { onError }: { onError?: (error: Error) => void },
): Promise<{ release(): Promise<void> }> {
  let hold = await takeInstanceLock(cluster.connection, dataDir);
  let released = false;
  const watch = async (): Promise<void> => {
    await hold.lost;
    while (!released) {
      try {
        await startCluster(dataDir);
        hold = await takeInstanceLock(cluster.connection, dataDir);
        return watch();
      } catch (error) {
        onError?.(error as Error);
        if (error instanceof AlreadyServedError) process.exit(1);
        await wait(TRY_AGAIN_MS);
      }
    }
  };
  void watch();
  return {
    release() {
      released = true;
      return hold.release();
    },
  };
}
