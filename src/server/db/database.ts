import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Queries on the pool. Several queries that belong together use `inTransaction`. */
export type Database = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool };
/** What a query can run on: the pool or a transaction. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Held while migrating, so that several processes can start at once. */
const MIGRATION_LOCK = 7_402_114;
/** A migration waits this long for a table, and then lets those who wait behind it go first. */
const LOCK_WAIT_MS = 3000;
const LOCK_TRIES = 20;

/**
 * So that a database machine that vanishes without a word is noticed: a query that gets no answer fails, and the
 * connection with it.
 */
export const whileAway = {
  query_timeout: 20_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const satisfies pg.PoolConfig;

/** Connection settings of `pg`, for the pool, the job queue and listeners. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

export interface OpenDatabase {
  pool: pg.Pool;
  db: Database;
  close(): Promise<void>;
}

/** Opens a pool on `connection`. The database cancels a query that takes over 15 s. */
export function openDatabase(
  connection: pg.PoolConfig,
  options: { size?: number; onError?: (error: Error) => void } = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    ...whileAway,
    max: options.size ?? 20,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    options: '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000',
  });
  const report = (error: Error) => options.onError?.(error);
  pool.on('error', report);
  // The pool listens on idle connections only: an error on one in use would end the process.
  pool.on('connect', (client) => client.on('error', report));
  return { pool, db: drizzle(pool), close: () => pool.end() };
}

type Work<T> = (tx: Executor, client: pg.PoolClient) => Promise<T>;

const TRANSACTION_TRIES = 3;

/**
 * Runs `work` in one transaction; once more where another was in its way and PostgreSQL undid it, so
 * `work` does nothing outside its transaction.
 */
export async function inTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await inOneTransaction(db, work);
    } catch (error) {
      if (tries === TRANSACTION_TRIES || !wasInTheWay(error)) throw error;
      // By chance, so that two do not meet again.
      await wait(Math.random() * 100 * tries);
    }
  }
}

/** 40001: a serialisation failure; 40P01: a deadlock. */
const wasInTheWay = (error: unknown) => hasCode(error, '40001') || hasCode(error, '40P01');

/**
 * Drizzle's own never returns its connection to the pool where BEGIN fails, as it does while a
 * database restarts.
 */
async function inOneTransaction<T>(db: Database, work: Work<T>): Promise<T> {
  const client = await db.$client.connect();
  let usable = true;
  try {
    await client.query('begin');
    const result = await work(drizzle(client), client);
    await client.query('commit');
    return result;
  } catch (error) {
    usable = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!usable);
  }
}

/** Creates the database `name` on the server of `connection` where it is missing. */
export async function ensureDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * Brings the schema up to date; safe to call from several processes at once. A role that may not change the schema finds
 * it up to date, or throws.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  folder: string = MIGRATIONS,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await inTurn(client, async () => {
      if (await isCurrent(client, folder)) return;
      await migrate(drizzle(client), { migrationsFolder: folder });
    });
  } catch (error) {
    if (!hasCode(error, '42501')) throw error;
    throw new Error(
      'Databasens schema är äldre än programmet, och rollen får inte ändra det. Ange dess ägare i DATABASE_OWNER_URL och kör npm run admin -- migrate.',
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function isCurrent(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (known.rows[0]?.name === null) return false;
  const done = await client.query(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  );
  const wanted = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  return Number(done.rows[0]?.newest ?? -1) >= wanted;
}

/** Runs `work` when no other process migrates, and again where a table it needs was held too long. */
async function inTurn(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      // 55P03: the table was held by another transaction.
      if (tries === LOCK_TRIES || !hasCode(error, '55P03')) throw error;
    }
  }
}

/** True where the error, or what it came of, has this code of PostgreSQL's. */
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === code) || hasCode(error.cause, code));
