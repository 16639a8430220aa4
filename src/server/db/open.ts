import type { Config } from '../config.ts';
import { ensureDatabase, migrateDatabase, type OpenDatabase, openDatabase } from './database.ts';
import { DATABASE, startCluster } from './embedded/cluster.ts';
import { holdCluster } from './embedded/hold.ts';

export interface RunningDatabase extends OpenDatabase {
  /** How `pg` reaches it: for the job queue and for listeners. */
  connection:
    | { connectionString: string }
    | { host: string; port: number; user: string; database: string };
  /** True where this process alone serves the database, so that no other worker can be alive. */
  exclusive: boolean;
}

/**
 * Opens the configured database, or starts the embedded one, and brings the schema up to date.
 * `exclusive: false` joins an embedded database another process may be serving.
 */
export async function openConfigured(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: { exclusive: boolean; onError?: (error: Error) => void },
): Promise<RunningDatabase> {
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl };
    const opened = openDatabase(connection, options);
    await migrateDatabase(opened.pool);
    return { ...opened, connection, exclusive: false };
  }
  const cluster = await startCluster(config.dataDir);
  const hold = options.exclusive ? await holdCluster(cluster.connection, config.dataDir) : null;
  await ensureDatabase(cluster.connection, DATABASE);
  const opened = openDatabase(cluster.connection, options);
  await migrateDatabase(opened.pool);
  return {
    ...opened,
    connection: cluster.connection,
    exclusive: options.exclusive,
    close: async () => {
      await opened.close();
      if (hold === null) return;
      await hold.release();
      await cluster.stop();
    },
  };
}
