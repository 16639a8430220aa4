import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '#engine/table/table.ts';
import { sqlType, storeTable } from './store-table.ts';

let folder: string;
let connection: DuckDBConnection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-store-'));
  connection = await (await DuckDBInstance.create(':memory:')).connect();
});

afterAll(async () => {
  connection.closeSync();
  await rm(folder, { recursive: true, force: true });
});

function tableOf(texts: readonly string[], numbers: readonly string[]): Table {
  const ids = Int32Array.from(texts, (_, n) => n);
  return {
    columns: [
      { name: 'text', kind: 'text', ids, values: [...texts] },
      { name: 'number', kind: 'number', ids, values: [...numbers] },
    ],
    lines: Int32Array.from(texts, (_, n) => n + 2),
    used: ids,
    written: () => ({ names: null, columns: [], rows: [] }),
  };
}

async function stored(table: Table): Promise<unknown[][]> {
  const parquet = await storeTable(connection, table, folder);
  const read = await connection.runAndReadAll(
    `SELECT * FROM read_parquet('${parquet}') ORDER BY row`,
  );
  return read.getRows().map((row) => row.map((value) => (value === null ? null : String(value))));
}

const plain = (text: string) =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;

describe('a stored table', () => {
  it('holds any text and any amount exactly', async () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((own) => own.replaceAll('\0', ''));
    const amount = fc.tuple(
      fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
      fc.integer({ min: 0, max: 9999 }),
    );
    const rows = fc.array(fc.tuple(text, amount), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (own) => {
        const numbers = own.map(([, [whole, part]]) =>
          plain(`${whole}.${String(part).padStart(4, '0')}`),
        );
        const texts = own.map(([written]) => written);
        const read = await stored(tableOf(texts, numbers));
        expect(read.map((row) => [row[1], plain(String(row[2]))])).toEqual(
          texts.map((written, n) => [written || null, numbers[n]]),
        );
        expect(read.map((row) => row[0])).toEqual(texts.map((_, n) => String(n + 2)));
      }),
      { numRuns: 40 },
    );
  });

  it('keeps line breaks, quotes and separators within a text', async () => {
    const texts = [
      'a\r\nb',
      'c\nd',
      'e\rf',
      '"',
      '""',
      ',',
      ' x ',
      "'; DROP TABLE data; --",
      '=1+1',
      'å\u00a0ö',
    ];
    expect(
      (
        await stored(
          tableOf(
            texts,
            texts.map(() => '1'),
          ),
        )
      ).map((row) => row[1]),
    ).toEqual(texts);
  });

  it('has decimals as wide as its widest amount, and text where no type is wide enough', () => {
    const type = (...values: string[]) =>
      sqlType({ name: '', kind: 'number', ids: new Int32Array(), values });
    expect(type('1', '-22.5')).toBe('DECIMAL(18,1)');
    expect(type('12345678901234567890', '0.12')).toBe('DECIMAL(22,2)');
    expect(type('1'.repeat(39))).toBe('VARCHAR');
  });
});
