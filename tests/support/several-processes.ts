import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '#server/db/database.ts';
import { type Cluster, DATABASE, startCluster } from '#server/db/embedded/cluster.ts';
import { databaseUrl } from './database-url.ts';
import { type RunningApp, startApp } from './running-app.ts';

/** Several processes of the product on one PostgreSQL of their own. */
export interface SeveralProcesses {
  connection: Cluster['connection'];
  start(role: 'web' | 'worker', env?: Record<string, string>): Promise<RunningApp>;
  /** Ends those that still run, and the database. */
  close(): Promise<void>;
}

export async function severalProcesses(): Promise<SeveralProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-several-'));
  const cluster = await startCluster(folder, { durable: false });
  await ensureDatabase(cluster.connection, DATABASE);
  const running: RunningApp[] = [];
  return {
    connection: cluster.connection,
    async start(role, env = {}) {
      const app = await startApp({
        ROLE: role,
        HEALTH_PORT: '0',
        DATABASE_URL: databaseUrl(cluster.connection),
        DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
        ...env,
      });
      running.push(app);
      return app;
    },
    async close() {
      await Promise.all(running.map((app) => app.stop()));
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
