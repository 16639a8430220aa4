import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { engineOn } from '#adapters/data-engine/duckdb.ts';
import type { DataEngine } from '#adapters/data-engine/port.ts';

/** One for all tables of a worker: to open and close it takes ten times as long as to add a table. */
let instance: Promise<DuckDBInstance> | undefined;
let opened = 0;

/** A connection of one's own to what all tables of a worker share. */
export async function sharedConnection(): Promise<DuckDBConnection> {
  instance ??= DuckDBInstance.create(':memory:', {
    threads: '1',
    preserve_insertion_order: 'false',
    // A file may have been written anew under the same name.
    enable_external_file_cache: 'false',
  });
  return (await instance).connect();
}

/**
 * Opens the Parquet file of a test as `data`, in a database that holds nothing else. Unlike what the product
 * opens it could read other files: that it cannot is proved where it is opened.
 */
export async function openMadeTable(parquet: string): Promise<DataEngine> {
  opened += 1;
  const name = `made${opened}`;
  const connect = async () => {
    const connection = await sharedConnection();
    await connection.run(`USE ${name}`);
    return connection;
  };
  const owner = await sharedConnection();
  await owner.run(`ATTACH ':memory:' AS ${name}`);
  const first = await connect();
  await first.run(`CREATE TABLE data AS SELECT * FROM read_parquet('${parquet}')`);
  return engineOn({
    first,
    connect,
    close(all) {
      for (const connection of all) connection.closeSync();
      owner.run(`DETACH ${name}`).finally(() => owner.closeSync());
    },
  });
}
