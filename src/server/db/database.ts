import { fileURLToPath } from 'node:url';
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

/**
 * Runs `work` in one transaction. Drizzle's own never returns its connection to the pool where
 * BEGIN fails, as it does while a database restarts.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Executor, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
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

/** Brings the schema up to date; safe to call from several processes at once. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await inTurn(client, () => migrate(drizzle(client), { migrationsFolder: MIGRATIONS }));
  } finally {
    await client.end();
  }
}

/** Runs `work` when no other process migrates, and again where a table it needs was held too long. */
async function inTurn(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === LOCK_TRIES || !isHeld(error)) throw error;
    }
  }
}

/** 55P03: the table was held by another transaction. */
const isHeld = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isHeld(error.cause));
