import { setTimeout as wait } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Queries on the pool. Several queries that belong together use `inTransaction`. */
export type Database = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool };
/** What a query can run on: the pool or a transaction. */
export type Executor = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

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

/** True where the error, or what it came of, has this code of PostgreSQL's. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === code) || hasCode(error.cause, code));
