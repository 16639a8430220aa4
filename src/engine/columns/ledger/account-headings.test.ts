import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';
import type { Purpose } from '../../table/purpose.ts';

type Cells = (string | number | null)[];

const none: Cells = [null, null, null, null, null, null];
/** A general ledger as programs print it: the account as a heading, balances around its bookings. */
const rows: Cells[] = [
  ['Huvudbok', ...none],
  [
    'Exempelbolaget AB (556016-0680)',
    null,
    'Räkenskapsår 2025-01-01 - 2025-12-31',
    null,
    null,
    null,
    null,
  ],
  ['Konto', 'Vernr', 'Datum', 'Text', 'Debet', 'Kredit', 'Saldo'],
  [3001, 'Försäljning varor', null, null, null, null, null],
  [null, 'Ingående saldo', null, null, null, null, 0],
  [null, 'A1', '2025-01-03', 'Faktura 101', null, 10000, -10000],
  [null, 'A2', '2025-02-03', 'Kreditfaktura 102', 1000, null, -9000],
  [null, 'Omslutning', null, null, 1000, 10000, null],
  [null, 'Utgående saldo', null, null, null, null, -9000],
  [5010, 'Lokalhyra', null, null, null, null, null],
  [null, 'Ingående saldo', null, null, null, null, 0],
  [null, 'B2', '2025-01-20', 'Hyra januari', 12000, null, 12000],
  [null, 'Omslutning', null, null, 12000, 0, null],
  [null, 'Utgående saldo', null, null, null, null, 12000],
  [1930, 'Företagskonto', null, null, null, null, null],
  [null, 'Ingående balans', null, null, null, null, 50000],
  [null, 'B2', '2025-01-20', 'Hyra januari', null, 12000, 38000],
  [null, 'Omslutning', null, null, 0, 12000, null],
  [null, 'Utgående balans', null, null, null, null, 38000],
];

function workbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Huvudbok');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

const list = () => Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n'));

describe.each([
  ['workbook', 'huvudbok.xlsx', workbook],
  ['list', 'huvudbok.csv', list],
] as const)('a general ledger with accounts as headings, as a %s', (_, name, bytes) => {
  const read = (purpose: Purpose) => readFileBytes(bytes(), name, {}, purpose).understanding;

  it('gives costs those of its cost accounts', () => {
    const { columns, rows: counts, leftOutCounts, reconciliation } = read('costs');
    expect(columns.find(({ role }) => role === 'amount')?.sum).toBe('12000');
    expect(columns.find(({ role }) => role === 'account')?.samples).toContain('5010');
    expect(columns.find(({ role }) => role === 'accountName')?.samples).toContain('Lokalhyra');
    expect(counts).toEqual({ inFile: 16, used: 1, leftOut: 15 });
    expect(leftOutCounts).toEqual({
      total: 3,
      accountHeading: 3,
      accountBalance: 6,
      revenueAccount: 2,
      balanceAccount: 1,
    });
    expect(reconciliation.every(({ status }) => status !== 'difference')).toBe(true);
  });

  it('gives sales those of its revenue accounts, above zero', () => {
    const { columns, leftOut } = read('sales');
    expect(columns.find(({ role }) => role === 'revenue')?.sum).toBe('9000');
    expect(columns.find(({ role }) => role === 'product')?.name).toBe('Kontonamn');
    const texts = leftOut.map(({ text }) => text);
    expect(texts).toContain('Rad 4 är ett kontos rubrik: kontot gäller raderna under den.');
    expect(texts).toContain('Rad 5 är ett kontos ingående eller utgående saldo och ingen bokning.');
    expect(texts).toContain(
      'Rad 12 står på konto 5010 Lokalhyra, ett kostnadskonto, och är ingen försäljning.',
    );
  });
});
