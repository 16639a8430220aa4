import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import * as xlsx from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { scripts } from '#support/child-scripts.ts';
import type { Reader } from './port.ts';
import { createReader } from './reader.ts';
import { lateReason } from './worker.ts';

let folder: string;
let reader: Reader;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klarsikt-test-'));
  reader = createReader({ script: scripts.reader, folder });
});

afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true, force: true });
});

const csv = Buffer.from(
  'Datum;Artikel;Antal;Belopp\n2025-01-02;"Kaffe ""stor""";2;1 234,50\n\n2025-01-03;<script>alert(1)</script>;1;0,10\n2025-01-04;=1+1;;-5,00\n2025-01-04;Te;1;fel\n',
);

/** What went wrong, as the user is told it. */
async function refusal(
  work: Promise<unknown>,
): Promise<{ code: string; status: number; text: string }> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError)
      return { code: error.code, status: error.status, text: error.message };
    throw error;
  }
  throw new Error('the file was read');
}

async function rowsOf(table: Buffer): Promise<{ types: string[]; rows: unknown[][] }> {
  const path = join(folder, `${Math.random()}.parquet`);
  await writeFile(path, table);
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const result = await connection.runAndReadAll(`SELECT * FROM read_parquet('${path}')`);
  const rows = result
    .getRows()
    .map((row) => row.map((value) => (value === null ? null : String(value))));
  await rm(path);
  return { types: result.columnTypes().map(String), rows };
}

describe('the file reader', () => {
  it('stores the used rows with their line numbers, exactly typed', async () => {
    const { table, understanding } = await reader.read(csv, 'försäljning.csv');
    expect(understanding.rows).toEqual({ inFile: 4, used: 3, leftOut: 1 });
    expect(await rowsOf(table)).toEqual({
      types: ['INTEGER', 'DATE', 'VARCHAR', 'DECIMAL(18,0)', 'DECIMAL(18,1)'],
      rows: [
        ['2', '2025-01-02', 'Kaffe "stor"', '2', '1234.5'],
        ['4', '2025-01-03', '<script>alert(1)</script>', '1', '0.1'],
        ['5', '2025-01-04', '=1+1', null, '-5.0'],
      ],
    });
  });

  it('reads again by what the user chose', async () => {
    const { understanding } = await reader.read(csv, 'a.csv', {
      roles: { 3: 'grossRevenue', 1: null },
      headerRow: 1,
    });
    expect(understanding.columns.map(({ role }) => role)).toEqual([
      'date',
      null,
      'quantity',
      'grossRevenue',
    ]);
    expect(understanding.columns[3]?.confidence).toBe(1);
  });

  it('reads the sheet the user chose', async () => {
    const book = xlsx.utils.book_new();
    const sheet = (name: string) =>
      xlsx.utils.aoa_to_sheet([
        ['Datum', 'Produkt', 'Belopp'],
        ['2025-01-01', name, 5],
        ['2025-01-02', name, 7],
      ]);
    for (const name of ['Norr', 'Syd']) xlsx.utils.book_append_sheet(book, sheet(name), name);
    const bytes = xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const first = await reader.read(bytes, 'b.xlsx');
    expect(
      first.understanding.questions.map(({ id, options }) => [
        id,
        options.map(({ answer }) => answer),
      ]),
    ).toEqual([['sheets', ['together', 'one']]]);
    const { understanding } = await reader.read(bytes, 'b.xlsx', { sheet: 'Syd' });
    expect(understanding.sheets.map(({ name, chosen }) => [name, chosen])).toEqual([
      ['Norr', false],
      ['Syd', true],
    ]);
    expect(understanding.columns[1]?.samples).toEqual(['Syd']);
  });

  it('leaves no file behind', async () => {
    await reader.read(csv, 'a.csv');
    await refusal(reader.read(Buffer.alloc(0), 'tom.csv'));
    expect(await readdir(folder)).toEqual([]);
  });

  it('has header names that are names of objects too, and harms none', async () => {
    const { understanding } = await reader.read(
      Buffer.from('__proto__;constructor;Belopp;Datum\na;b;1;2025-01-01\nc;d;2;2025-01-02\n'),
      'p.csv',
    );
    expect(understanding.columns.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
      'Belopp',
      'Datum',
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('a file that cannot be read gets a sentence', () => {
  const wide = (columns: number) =>
    Buffer.from(
      `${Array.from({ length: columns }, (_, n) => `k${n}`).join(';')}\n${`${'1;'.repeat(columns - 1)}1\n`.repeat(3)}`,
    );

  it.each<[string, Buffer, string, number]>([
    ['an empty file', Buffer.alloc(0), 'documents.empty', 422],
    ['blank lines', Buffer.from('\n \n;;\n'), 'documents.no_table', 422],
    [
      'a picture named .csv',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      'documents.wrong_format',
      415,
    ],
    ['5 000 columns', wide(5000), 'documents.too_wide', 422],
    [
      'running text',
      Buffer.from('Hej.\nDet här är ett brev.\nHälsningar Eva\n'),
      'documents.no_table',
      422,
    ],
    ['one value 12 MB wide', Buffer.alloc(12_000_000, 'a'), 'documents.no_table', 422],
    ['one row 12 MB wide', Buffer.from('a;'.repeat(6_000_000)), 'documents.too_wide', 422],
    ['a cut-off workbook', Buffer.from('PK\u0003\u0004 and no more'), 'documents.unreadable', 422],
  ])('%s', async (_, bytes, code, status) => {
    const refused = await refusal(reader.read(bytes, 'fil.csv'));
    expect(refused).toMatchObject({ code, status });
    expect(refused.text).toMatch(/^[A-ZÅÄÖ].{40,}\.$/);
  });

  it('that takes too long, and the child is killed', async () => {
    const hasty = createReader({ script: scripts.reader, folder, timeMs: 1 });
    // It has not come as far as to use the processor.
    expect((await refusal(hasty.read(csv, 'a.csv'))).code).toMatch(/^documents\.(too_slow|busy)$/);
    await hasty.close();
  });

  it('is not blamed where its process was given too little of the processor', () => {
    expect(lateReason(120, 120 + 9_000, 14_000)).toBe('documents.too_slow');
    expect(lateReason(120, 120 + 6_000, 14_000)).toBe('documents.busy');
    expect(lateReason(null, null, 14_000)).toBe('documents.too_slow');
  });

  it('that takes too much memory, and the server lives', async () => {
    const frugal = createReader({
      script: scripts.reader,
      folder,
      residentMegabytes: 30,
      timeMs: 8000,
    });
    const large = Buffer.from(`Datum;Belopp\n${'2025-01-01;1,50\n'.repeat(400_000)}`);
    expect(await refusal(frugal.read(large, 'a.csv'))).toMatchObject({
      code: 'documents.too_heavy',
      status: 422,
    });
    await frugal.close();
  });

  it('that fills the heap of the child', async () => {
    const tiny = createReader({ script: scripts.reader, folder, heapMegabytes: 20, timeMs: 8000 });
    const large = Buffer.from(
      `Datum;Belopp;Text\n${Array.from({ length: 200_000 }, (_, n) => `2025-01-01;${n};rad ${n}`).join('\n')}\n`,
    );
    expect(await refusal(tiny.read(large, 'a.csv'))).toMatchObject({
      code: 'documents.too_heavy',
      status: 422,
    });
    await tiny.close();
  });
});

describe('many files at once', () => {
  it('are all read, two at a time', async () => {
    const read = await Promise.all(Array.from({ length: 5 }, () => reader.read(csv, 'a.csv')));
    expect(read.map(({ understanding }) => understanding.rows.used)).toEqual([3, 3, 3, 3, 3]);
  });

  it('beyond what may wait are asked to come back', async () => {
    const narrow = createReader({ script: scripts.reader, folder, concurrency: 1, queue: 0 });
    const first = narrow.read(csv, 'a.csv');
    expect(await refusal(narrow.read(csv, 'b.csv'))).toMatchObject({
      code: 'documents.busy',
      status: 503,
    });
    await first;
    await narrow.close();
  });
});
