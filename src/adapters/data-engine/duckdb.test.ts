import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { withFolder } from '#support/sales-table.ts';
import { dataEngineSuite } from './data-engine.suite.ts';
import { openTable } from './duckdb.ts';

async function parquetOf(select: string, folder: string): Promise<string> {
  const path = join(folder, 'stored.parquet');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`COPY (${select}) TO '${path}' (FORMAT parquet)`);
  connection.closeSync();
  instance.closeSync();
  return path;
}

dataEngineSuite('DuckDB', (select, work) =>
  withFolder(async (folder) => {
    const engine = await openTable({ parquet: await parquetOf(select, folder), folder });
    try {
      await work(engine);
    } finally {
      engine.close();
    }
  }),
);

describe('opening a stored table', () => {
  it('leaves nothing on disk of a table given as bytes', () =>
    withFolder(async (folder) => {
      const path = await parquetOf('SELECT 1::INTEGER AS "row", 5::DECIMAL(18,0) AS c0', folder);
      const inner = join(folder, 'inner');
      await mkdir(inner, { mode: 0o700 });
      const engine = await openTable({ parquet: await readFile(path), folder: inner });
      expect(await engine.query('SELECT c0 FROM data')).toEqual([{ c0: '5' }]);
      expect(await readdir(inner)).toEqual([]);
      engine.close();
    }));

  it('fails on bytes that are no table, and leaves nothing then either', () =>
    withFolder(async (folder) => {
      await expect(openTable({ parquet: Buffer.from('PAR1 nej'), folder })).rejects.toThrow();
      expect(await readdir(folder)).toEqual([]);
    }));

  it('fails rather than spill company data to disk when memory does not suffice', () =>
    withFolder(async (folder) => {
      const path = await parquetOf(
        'SELECT i::INTEGER AS "row", md5(i::VARCHAR) AS c0 FROM range(400000) AS t(i)',
        folder,
      );
      const limits = { memoryMegabytes: 10, threads: 1 };
      await expect(openTable({ parquet: path, folder, limits })).rejects.toThrow(/memory/i);
    }));
});
