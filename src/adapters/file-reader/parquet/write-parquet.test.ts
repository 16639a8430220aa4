import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Table, TableColumn } from '#engine/table/table.ts';
import { parquetOf } from './write-parquet.ts';

let folder: string;
let made = 0;
let connection: DuckDBConnection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-store-'));
  connection = await (await DuckDBInstance.create(':memory:')).connect();
});

afterAll(async () => {
  connection.closeSync();
  await rm(folder, { recursive: true, force: true });
});

type Cells = readonly (string | null)[];

/** A column whose rows have these cells, each distinct one once. */
function columnOf(kind: TableColumn['kind'], cells: Cells): TableColumn {
  const values = [...new Set(cells)];
  const places = new Map(values.map((value, id) => [value, id]));
  const ids = Int32Array.from(cells, (cell) => places.get(cell) ?? -1);
  return { name: kind, kind, ids, values };
}

function tableOf(columns: TableColumn[], rows = columns[0]?.ids.length ?? 0): Table {
  return {
    columns,
    lines: Int32Array.from({ length: rows }, (_, n) => n + 2),
    used: Int32Array.from({ length: rows }, (_, n) => n),
    written: () => ({ names: null, columns: [], rows: [] }),
  };
}

async function loaded(table: Table) {
  // A name of its own: the SQL engine remembers what a file of this name and moment held.
  made += 1;
  const path = join(folder, `table-${made}.parquet`);
  await writeFile(path, parquetOf(table));
  const from = `read_parquet('${path}')`;
  const read = await connection.runAndReadAll(`SELECT * FROM ${from} ORDER BY row`);
  const described = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${from}`);
  return {
    rows: read.getRows().map((row) => row.map((value) => (value === null ? null : String(value)))),
    types: described.getRows().map(([, type]) => type),
  };
}

const cellsOf = async (kind: TableColumn['kind'], cells: Cells) =>
  (await loaded(tableOf([columnOf(kind, cells)]))).rows.map((row) => row[1]);

const plain = (text: string) =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;

describe('a stored table', () => {
  it('holds any text and any amount exactly', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const amount = fc.tuple(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.integer({ min: 0, max: 9999 }),
    );
    const rows = fc.array(fc.tuple(text, amount), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (own) => {
        const numbers = own.map(([, [whole, part]]) =>
          plain(`${whole}.${String(part).padStart(4, '0')}`),
        );
        const texts = own.map(([written]) => written);
        const table = tableOf([columnOf('text', texts), columnOf('number', numbers)]);
        const read = (await loaded(table)).rows;
        expect(read.map((row) => [row[1], plain(String(row[2]))])).toEqual(
          texts.map((written, n) => [written || null, numbers[n]]),
        );
        expect(read.map((row) => row[0])).toEqual(texts.map((_, n) => String(n + 2)));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps line breaks, quotes and separators within a text', async () => {
    const quotes = ['"', '""', ',', ' x ', "'; DROP TABLE data; --", '=1+1', 'å\u00a0ö', '🙂'];
    const texts = ['a\r\nb', 'c\nd', 'e\rf', ...quotes];
    expect(await cellsOf('text', texts)).toEqual(texts);
  });

  it('holds days before and after 1970', async () => {
    const days = ['1899-12-31', '1969-12-31', '1970-01-01', '2024-02-29', null, '2199-12-31'];
    expect(await cellsOf('date', days)).toEqual(days);
  });

  it('has the same cells in any number of groups, whether values repeat, and however many are missing', async () => {
    const cell = (n: number, each: number) => (n % 7 === 3 ? null : `v${Math.floor(n / each)}`);
    for (const rows of [1, 8, 9, 49_152, 100_001]) {
      const own = [1, 3, rows].map((each) => Array.from({ length: rows }, (_, n) => cell(n, each)));
      own.push(Array.from({ length: rows }, () => null));
      const { rows: read } = await loaded(tableOf(own.map((cells) => columnOf('text', cells))));
      own.forEach((cells, c) => {
        expect(read.map((row) => row[c + 1])).toEqual(cells);
      });
    }
  });

  it('holds the used rows alone, and may hold none', async () => {
    const table = tableOf([columnOf('text', ['a', 'b', 'c'])]);
    const some = await loaded({ ...table, used: Int32Array.of(0, 2) });
    expect(some.rows).toEqual([
      ['2', 'a'],
      ['4', 'c'],
    ]);
    const none = await loaded({ ...table, used: new Int32Array() });
    expect(none).toEqual({ rows: [], types: ['INTEGER', 'VARCHAR'] });
  });

  it('has decimals as wide as its widest amount, and text where no type is wide enough', async () => {
    const type = async (...values: string[]) =>
      (await loaded(tableOf([columnOf('number', values)]))).types[1];
    expect(await type('1', '-22.5')).toBe('DECIMAL(18,1)');
    expect(await type('12345678901234567890', '0.12')).toBe('DECIMAL(22,2)');
    expect(await type('1'.repeat(39))).toBe('VARCHAR');
  });

  it('rounds decimals beyond what a type can hold half away from zero', async () => {
    const long = (digits: string) => `0.${'0'.repeat(17)}${digits}`;
    expect(await cellsOf('number', [long('15'), `-${long('15')}`, long('14'), '9'])).toEqual([
      long('2'),
      `-${long('2')}`,
      long('1'),
      '9.000000000000000000',
    ]);
  });
});
