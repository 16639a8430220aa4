import { copyFile, rm, writeFile } from 'node:fs/promises';
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

for (const inPlace of [false, true])
  dataEngineSuite(inPlace ? 'DuckDB on the file in place' : 'DuckDB', (select, work) =>
    withFolder(async (folder) => {
      const engine = await openTable({ parquet: await parquetOf(select, folder), inPlace });
      try {
        await work(engine);
      } finally {
        engine.close();
      }
    }),
  );

describe('opening a stored table', () => {
  it('needs its file no longer once it is open', () =>
    withFolder(async (folder) => {
      const path = await parquetOf('SELECT 1::INTEGER AS "row", 5::DECIMAL(18,0) AS c0', folder);
      const engine = await openTable({ parquet: path });
      await rm(path);
      expect(await engine.query('SELECT c0 FROM data')).toEqual([{ c0: '5' }]);
      engine.close();
    }));

  it('reaches no other file where it reads its own in place', () =>
    withFolder(async (folder) => {
      const path = await parquetOf('SELECT 5::DECIMAL(18,0) AS c0', folder);
      const other = join(folder, 'other.parquet');
      await copyFile(path, other);
      const engine = await openTable({ parquet: path, inPlace: true });
      expect(await engine.query('SELECT c0 FROM data')).toEqual([{ c0: '5' }]);
      for (const sql of [
        `SELECT * FROM read_parquet('${other}')`,
        `SELECT * FROM read_text('${other}')`,
        `COPY data TO '${other}.csv'`,
        `ATTACH '${other}.db'`,
      ])
        await expect(engine.query(sql)).rejects.toThrow(/Permission/);
      const locked = engine.query(`SET allowed_paths = ['${other}']`);
      await expect(locked).rejects.toThrow(/allowed_paths/);
      engine.close();
    }));

  it('fails on bytes that are no table', () =>
    withFolder(async (folder) => {
      const parquet = join(folder, 'no.parquet');
      await writeFile(parquet, 'PAR1 nej');
      await expect(openTable({ parquet })).rejects.toThrow();
    }));

  it('fails rather than spill company data to disk when memory does not suffice', () =>
    withFolder(async (folder) => {
      const path = await parquetOf(
        'SELECT i::INTEGER AS "row", md5(i::VARCHAR) AS c0 FROM range(400000) AS t(i)',
        folder,
      );
      const limits = { memoryMegabytes: 10, threads: 1 };
      await expect(openTable({ parquet: path, limits })).rejects.toThrow(/memory/i);
    }));
});
