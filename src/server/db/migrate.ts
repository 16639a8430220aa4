import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { hasCode } from './database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Held while migrating, so that several processes can start at once. */
const MIGRATION_LOCK = 7_402_114;
/** A migration waits this long for a table, and then lets those who wait behind it go first. */
const LOCK_WAIT_MS = 3000;
const LOCK_TRIES = 20;

/** A change of the schema that the database refused; those before it are made. Its message is for the operator. */
export class MigrationError extends Error {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `Databasens schema gick inte att uppdatera: ${why}. Ändringen är inte gjord; de som kom före den är det.`,
      { cause },
    );
  }
}

/**
 * Brings the schema up to date; safe to call from several processes at once. Each migration is a transaction of its own,
 * so that none holds a table while the next one waits for another. A role that may not change the schema finds it up to
 * date, or throws. @throws MigrationError
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  folder: string = MIGRATIONS,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
    for (const migration of await pendingIn(client, folder)) {
      await whenFree(() => applied(client, migration));
    }
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

/** Those that are newer than the newest applied, the oldest first. The table of them is drizzle-kit's. */
async function pendingIn(client: pg.Client, migrationsFolder: string): Promise<MigrationMeta[]> {
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (known.rows[0]?.name === null) {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
  }
  const { rows } = await whenFree(() =>
    client.query(
      'select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations',
    ),
  );
  const newest = Number(rows[0]?.newest);
  return readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > newest,
  );
}

async function applied(client: pg.Client, { sql, hash, folderMillis }: MigrationMeta) {
  await client.query('begin');
  try {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(error);
  }
}

/** Runs `work` again where a table it needs was held too long. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      // 55P03: the table was held by another transaction.
      if (tries === LOCK_TRIES || !hasCode(error, '55P03')) throw error;
    }
  }
}
