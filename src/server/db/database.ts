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
  work: (tx: Executor) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  let usable = true;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
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
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Its session settings were changed: it is closed instead of returned to the pool.
    client.release(true);
  }
}
