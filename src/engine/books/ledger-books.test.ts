import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '#adapters/file-reader/read-file.ts';

type Booking = [voucher: string, day: string, account: string, debit: number, credit: number];

const header = ['Vernr', 'Datum', 'Konto', 'Kontonamn', 'Debet', 'Kredit'];
const cellsOf = ([voucher, day, account, debit, credit]: Booking) => [
  ...[voucher, day, account, `Konto ${account}`],
  ...[debit, credit].map((kronor) => (kronor === 0 ? '' : kronor.toFixed(2).replace('.', ','))),
];
const fileOf = (bookings: readonly Booking[], ...title: string[]) =>
  Buffer.from(
    [...title, header.join(';'), ...bookings.map((row) => cellsOf(row).join(';'))].join('\n'),
  );
const booksOf = (bookings: readonly Booking[], ...title: string[]) =>
  readFileBytes(fileOf(bookings, ...title), 'huvudbok.csv', {}, 'costs').understanding.books;

const sold = (day: string): Booking[] => [
  ['A1', day, '1930', 1250, 0],
  ['A1', day, '3001', 0, 1000],
  ['A1', day, '2611', 0, 250],
];
const paid = (day: string): Booking[] => [
  ['A2', day, '5010', 400.5, 0],
  ['A2', day, '1930', 0, 400.5],
];
const resultOf = (books: ReturnType<typeof booksOf>, number: string) =>
  books?.accounts.find((account) => account.number === number)?.years;

describe('the books of a general ledger', () => {
  it('are what its accounts come to, by month, in the sign of the books', () => {
    const books = booksOf([...sold('2025-01-15'), ...paid('2025-02-03'), ...paid('2025-12-20')]);
    expect(books).toMatchObject({
      source: 'ledger',
      sieType: null,
      years: [{ number: 0, from: '2025-01-01', to: '2025-12-31' }],
      vouchers: { count: 2, rows: 7, from: '2025-01-15', to: '2025-12-20' },
    });
    expect(resultOf(books, '3001')).toMatchObject([{ year: 0, result: '-1000', opening: null }]);
    expect(resultOf(books, '5010')).toMatchObject([
      { result: '801', months: { '2025-02': '400.5', '2025-12': '400.5' } },
    ]);
    expect(resultOf(books, '1930')).toEqual([]);
  });

  it('are by the names of accounts that are not those of BAS', () => {
    const names: Record<string, string> = {
      ...{ 1010: 'Bank', 2110: 'Momsskuld', 4010: 'Försäljning varor', 4020: 'Konsultintäkter' },
      ...{ 3010: 'Varukostnader', 3110: 'Lokalkostnader' },
    };
    const bookings: [string, number][] = [
      ...([
        ['1010', 1250],
        ['4010', -800],
        ['4020', -200],
        ['2110', -250],
      ] as [string, number][]),
      ...([
        ['3010', 300],
        ['3110', 100],
        ['1010', -400],
      ] as [string, number][]),
    ];
    const rows = bookings.map(([account, kronor]) =>
      [
        ...['A1', '2025-01-15', account, names[account]],
        ...[Math.max(kronor, 0), Math.max(-kronor, 0)],
      ].join(';'),
    );
    const bytes = Buffer.from([header.join(';'), ...rows].join('\n'));
    const { books } = readFileBytes(bytes, 'huvudbok.csv', {}, 'costs').understanding;
    const kinds = Object.fromEntries(
      books?.accounts.map(({ number, kind }) => [number, kind]) ?? [],
    );
    expect(kinds).toMatchObject({ 3010: 'cost', 3110: 'cost', 4010: 'revenue', 4020: 'revenue' });
    expect(books?.accounts.find(({ number }) => number === '3010')?.class).toBeNull();
  });

  it('are withheld where an account may be missing, and given where class 8 shows that all are there', () => {
    const whole = [...sold('2025-01-15'), ...paid('2025-02-03')];
    const results = whole.filter(([, , account]) => account >= '3');
    expect(booksOf(results)).toBeNull();
    expect(booksOf([...results, ['A3', '2025-02-28', '8410', 12, 0]])).not.toBeNull();
    expect(booksOf(sold('2025-01-15'))).toBeNull();
  });

  it('are withheld where an account outside BAS has an amount', () => {
    const whole = [...sold('2025-01-15'), ...paid('2025-02-03')];
    const odd: Booking[] = [
      ['A4', '2025-02-04', '9999', 50, 0],
      ['A4', '2025-02-04', '1930', 0, 50],
    ];
    expect(booksOf([...whole, ...odd])).toBeNull();
    const back: Booking[] = odd.map(([voucher, day, account, debit, credit]) => [
      ...([voucher, day, account, credit, debit] as const),
    ]);
    expect(booksOf([...whole, ...odd, ...back])).not.toBeNull();
  });

  it('are of the year the title names, else of the year the bookings are in', () => {
    const broken = [...sold('2024-07-05'), ...paid('2025-05-03')];
    expect(booksOf(broken)?.years).toEqual([{ number: 0, from: '2024-07-01', to: '2025-06-30' }]);
    expect(booksOf(broken, 'Räkenskapsår: 2024-05-01 - 2025-04-30')?.years[0]?.from).toBe(
      '2024-07-01',
    );
    expect(booksOf(broken, 'Räkenskapsår: 2024-06-01 - 2025-05-31')?.years).toEqual([
      { number: 0, from: '2024-06-01', to: '2025-05-31' },
    ]);
    const late = [...sold('2024-11-05'), ...paid('2025-12-03')];
    expect(booksOf(late)?.years).toEqual([
      { number: 0, from: '2025-01-01', to: '2025-12-31' },
      { number: -1, from: '2024-11-01', to: '2024-12-31' },
    ]);
  });

  it('are the same from a workbook in which most rows end before the last column', () => {
    const bookings: Booking[] = [
      ...paid('2025-01-03'),
      ...sold('2025-01-15'),
      ['A3', '2025-02-01', '5010', 100, 0],
      ['A3', '2025-02-01', '6110', 50, 0],
      ['A3', '2025-02-01', '6250', 25, 0],
      ['A3', '2025-02-01', '2440', 0, 175],
    ];
    const cells = bookings.map((row) => {
      const [debit, credit] = row.slice(3).map((kronor) => (kronor === 0 ? null : kronor));
      return [...cellsOf(row).slice(0, 4), debit, ...(credit === null ? [] : [credit])];
    });
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...cells]), 'Huvudbok');
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
    const { understanding } = readFileBytes(bytes, 'huvudbok.xlsx', {}, 'costs');
    expect(understanding.columns.map(({ name }) => name)).toContain('Kredit');
    expect(understanding.books).toEqual(booksOf(bookings));
  });
});
