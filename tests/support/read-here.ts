import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { readUpload } from '#adapters/file-reader/read-file.ts';
import { storeTable } from '#adapters/file-reader/store-table.ts';
import type { Purpose } from '#engine/table/purpose.ts';

/**
 * Reads files as the reader's child process does, but in this one: a test of hundreds would wait for
 * processes to start most of the time. Throws ReadError where a file is refused.
 */
export async function readerHere(folder: string) {
  const instance = await DuckDBInstance.create(':memory:', { threads: '2' });
  const connection = await instance.connect();
  return {
    async read(bytes: Buffer, name: string, purpose: Purpose) {
      const { understanding, table } = await readUpload(bytes, name, {}, purpose);
      await storeTable(connection, table, folder);
      return { understanding, table: await readFile(join(folder, 'table.parquet')) };
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
