import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, openDatabase } from '#server/db/database.ts';
import { APP_ROLE } from '#server/db/embedded/cluster.ts';
import type { RunningDatabase } from '#server/db/open.ts';
import { users } from '#server/session/table.ts';
import { newDetails } from './accounts.ts';
import { TEMPLATE } from './database-setup.ts';

/** A database of a test; `owner` may do what the product, which owns nothing, may not. */
export interface TestDatabase extends RunningDatabase {
  owner: Connection;
}

/** An empty database of its own with the whole schema, on the run's PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ ...cluster, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE}`);
  await client.end();
  const owner = { ...cluster, database: name };
  const connection = { ...owner, user: APP_ROLE };
  return { ...openDatabase(connection), connection, owner, exclusive: true };
}

/** Runs statements as the owner of the database. */
export async function asOwner({ owner }: TestDatabase, ...statements: string[]): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Stores an account that nobody can sign in to, for what has to belong to someone; gives its id. */
export async function addOwner({ db }: Pick<RunningDatabase, 'db'>): Promise<string> {
  const { name, email, companyName, orgNumber } = newDetails();
  const id = randomUUID();
  const known = { id, name, email, companyName, orgNumber: orgNumber.replace('-', '') };
  await db.insert(users).values({ ...known, passwordHash: 'none' });
  return id;
}

/** A clock that stands still until it is moved. */
export function testClock(start = '2026-03-10T09:00:00Z') {
  let now = Date.parse(start);
  return {
    clock: () => new Date(now),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
