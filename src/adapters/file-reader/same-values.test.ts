import * as xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from './read-file.ts';

const header = ['Datum', 'Ordernr', 'Artikel', 'Antal', 'À-pris', 'Summa exkl. moms'];
const rows: [Date, number, string, number, number, number][] = [
  [new Date(Date.UTC(2025, 0, 2)), 1001, 'Kaffe, mörk', 3, 89.9, 269.7],
  [new Date(Date.UTC(2025, 0, 3)), 1002, 'Te "Earl Grey"', 1, 0.1, 0.1],
  [new Date(Date.UTC(2025, 1, 14)), 1003, 'Ärtsoppa; gul', 12, 1234.56, 14814.72],
  [new Date(Date.UTC(2025, 1, 28)), 1004, 'Kaffe, mörk', -2, 89.9, -179.8],
];

const iso = (date: Date) => date.toISOString().slice(0, 10);
const quote = (text: string) => (/[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const swedish = (value: number) => String(value).replace('.', ',');

function semicolonFile(): Uint8Array {
  const lines = rows.map(([date, order, name, count, price, sum]) =>
    [iso(date), order, quote(name), count, swedish(price), swedish(sum)].join(';'),
  );
  return Buffer.from(`${[header.join(';'), ...lines].join('\r\n')}\r\n`, 'latin1');
}

function commaFile(): Uint8Array {
  const lines = rows.map(([date, order, name, count, price, sum]) =>
    [iso(date), order, quote(name), count, price, sum].join(','),
  );
  return Buffer.from(`${[header.join(','), ...lines].join('\n')}\n`, 'utf8');
}

function workbook(bookType: 'xlsx' | 'biff8' | 'xlsb'): Uint8Array {
  const serial = (date: Date) => ({
    t: 'n' as const,
    v: date.getTime() / 86_400_000 + 25_569,
    z: 'yyyy\\-mm\\-dd',
  });
  const sheet = xlsx.utils.aoa_to_sheet([
    header,
    ...rows.map(([date, ...rest]) => [serial(date), ...rest]),
  ]);
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Försäljning');
  return xlsx.write(book, { type: 'buffer', bookType }) as Uint8Array;
}

function jsonFile(): Uint8Array {
  const records = rows.map((row) => {
    const cells = row.map((cell) => (cell instanceof Date ? iso(cell) : cell));
    return Object.fromEntries(header.map((name, n) => [name, cells[n]]));
  });
  return Buffer.from(JSON.stringify({ rows: records }));
}

/** What the figures are computed from: types and values of every used row. */
function values(bytes: Uint8Array) {
  const { table } = readFileBytes(bytes, 'fil');
  return Array.from(table.used, (r) =>
    table.columns.map(({ kind, ids, values: own }) => `${kind} ${own[ids[r] ?? -1] ?? null}`),
  );
}

describe('the same sales in another file format', () => {
  const wanted = values(semicolonFile());

  it('are read exactly from a Swedish CSV', () => {
    expect(wanted[1]).toEqual([
      'date 2025-01-03',
      'text 1002',
      'text Te "Earl Grey"',
      'number 1',
      'number 0.1',
      'number 0.1',
    ]);
    expect(wanted[3]?.[5]).toBe('number -179.8');
  });

  it.each([
    ['a comma-separated UTF-8 file', commaFile()],
    ['an XLSX workbook', workbook('xlsx')],
    ['an XLSB workbook', workbook('xlsb')],
    ['an XLS workbook', workbook('biff8')],
    ['a JSON file', jsonFile()],
  ])('give the same values from %s', (_, bytes) => {
    expect(values(bytes)).toEqual(wanted);
  });

  it.each([commaFile(), workbook('xlsx'), workbook('biff8'), jsonFile()])(
    'get the same roles (%#)',
    (bytes) => {
      const roles = (own: Uint8Array) =>
        readFileBytes(own, 'fil').understanding.columns.map(({ role }) => role);
      expect(roles(bytes)).toEqual(roles(semicolonFile()));
      expect(roles(bytes)).toEqual([
        'date',
        'orderId',
        'product',
        'quantity',
        'unitPrice',
        'revenue',
      ]);
    },
  );
});

const ledgerHeader = ['Vernr', 'Bokföringsdatum', 'Konto', 'Benämning', 'Text', 'Debet', 'Kredit'];
const ledgerRows: (string | number | null)[][] = [
  ['A1', '2025-01-15', '1930', 'Företagskonto', 'Faktura 1', 1250, null],
  ['A1', '2025-01-15', '3001', 'Försäljning', 'Faktura 1', null, 1000],
  ['A1', '2025-01-15', '2611', 'Moms', 'Faktura 1', null, 250],
  ['A2', '2025-02-15', '5010', 'Lokalhyra', 'Hyra "februari"', 400.55, null],
  ['A2', '2025-02-15', '1930', 'Företagskonto', 'Hyra "februari"', null, 400.55],
];

function ledger(kind: 'csv' | 'xlsx' | 'json'): Uint8Array {
  if (kind === 'xlsx') {
    const book = xlsx.utils.book_new();
    const sheet = xlsx.utils.aoa_to_sheet([ledgerHeader, ...ledgerRows]);
    xlsx.utils.book_append_sheet(book, sheet, 'Huvudbok');
    return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
  }
  if (kind === 'json') {
    const records = ledgerRows.map((row) =>
      Object.fromEntries(ledgerHeader.map((name, n) => [name, row[n] ?? null])),
    );
    return Buffer.from(JSON.stringify(records));
  }
  const lines = ledgerRows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? swedish(cell) : quote(cell ?? ''))).join(';'),
  );
  return Buffer.from([ledgerHeader.join(';'), ...lines].join('\r\n'));
}

describe('the same ledger', () => {
  it.each([
    ['sales', 'number 1000'],
    ['costs', 'number 400.55'],
  ] as const)('gives the same table for %s from CSV, XLSX and JSON', (purpose, amount) => {
    const tables = (['csv', 'xlsx', 'json'] as const).map((kind) => {
      const { table, understanding } = readFileBytes(ledger(kind), 'huvudbok', {}, purpose);
      const rows = Array.from(table.used, (r) =>
        table.columns.map(
          ({ kind: type, ids, values: own }) => `${type} ${own[ids[r] ?? -1] ?? null}`,
        ),
      );
      return {
        rows,
        roles: understanding.columns.map(({ role }) => role),
        leftOut: understanding.leftOutCounts,
      };
    });
    expect(tables[0]?.rows.map((row) => row.at(-1))).toEqual([amount]);
    expect(tables[1]).toEqual(tables[0]);
    expect(tables[2]).toEqual(tables[0]);
  });
});
