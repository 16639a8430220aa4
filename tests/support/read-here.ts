import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { readUpload } from '#adapters/file-reader/read-file.ts';
import { storeTable } from '#adapters/file-reader/store-table.ts';
import type { Purpose } from '#engine/table/purpose.ts';

const connection = DuckDBInstance.create(':memory:', { threads: '2' }).then((instance) =>
  instance.connect(),
);

/**
 * Reads a file as the reader's child process does, but in this one: tests of hundreds would wait for
 * processes to start most of the time. Throws ReadError where a file is refused.
 */
export async function readHere(bytes: Buffer, name: string, purpose: Purpose) {
  const { understanding, table } = await readUpload(bytes, name, {}, purpose);
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-read-'));
  try {
    const parquet = await storeTable(await connection, table, folder);
    return { understanding, table: await readFile(parquet) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
