import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, openDatabase } from '#server/db/database.ts';
import { APP_ROLE, startCluster } from '#server/db/embedded/cluster.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { ensureRole, grantWork } from '#server/db/roles.ts';
import { openJobQueue } from '#server/jobs/queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: { host: string; port: number; user: string };
  }
}

export const TEMPLATE = 'klarsikt_template';
/** Each app holds up to 26, and several files with several apps each run at once. */
const CONNECTIONS = 600;

/** One PostgreSQL for the run, with a migrated database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'klarsikt-test-db-'));
  const cluster = await startCluster(folder, { durable: false, connections: CONNECTIONS });
  const connection = { ...cluster.connection, database: TEMPLATE };
  await ensureDatabase(connection, TEMPLATE);
  await ensureRole(connection, APP_ROLE);
  await migrateDatabase(connection);
  await grantWork(connection, APP_ROLE);
  const working = { ...connection, user: APP_ROLE };
  const template = openDatabase(working, { size: 2 });
  const silent = pino({ level: 'silent' });
  const jobs = await openJobQueue({ ...template, connection: working, exclusive: true }, silent);
  await jobs.stop();
  await template.close();
  const { host, port, user } = cluster.connection;
  project.provide('cluster', { host, port, user });
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
