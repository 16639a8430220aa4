import * as xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '../read-file.ts';

type Cells = unknown[][];

function workbook(sheets: Record<string, Cells>): Uint8Array {
  const book = xlsx.utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) {
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), name);
  }
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}

const read = (sheets: Record<string, Cells>) =>
  readFileBytes(workbook(sheets), 'bok.xlsx').understanding;
const described = (sheets: Record<string, Cells>) =>
  read(sheets).columns.map(({ name, role, sum }) =>
    [name, role, sum].filter((part) => part !== null).join(' · '),
  );

/** A date as Excel stores it, under a date format. */
const date = (iso: string, z = 'yyyy-mm-dd') => ({
  t: 'n',
  v: Date.parse(iso) / 86_400_000 + 25_569,
  z,
});

describe('a workbook', () => {
  it('turns one column per month into rows, where the months are Excel dates', () => {
    const months = ['2025-01-01', '2025-02-01', '2025-03-01'].map((iso) => date(iso, 'mmm yy'));
    const sheet = [
      ['Produkt', ...months, 'Summa'],
      ['Kaffe', 10, 20, 30, 60],
      ['Te', 1, 2, 3, 6],
      ['Summa', 11, 22, 33, 66],
    ];
    const understanding = read({ Blad1: sheet });
    expect(understanding).toMatchObject({
      unpivoted: true,
      ready: true,
      period: { from: '2025-01-01', to: '2025-03-31' },
    });
    expect(understanding.rows).toEqual({ inFile: 3, used: 2, leftOut: 1 });
    expect(understanding.reconciliation[1]).toMatchObject({ id: 'total', status: 'ok' });
    expect(described({ Blad1: sheet })).toEqual([
      'Produkt · product',
      'Period · date',
      'Belopp · revenue · 66',
    ]);
  });

  const money = (v: number, z: string) => ({ t: 'n', v, z });
  const inCurrency = (z: string, other = z) =>
    read({
      Blad1: [
        ['Datum', 'Produkt', 'Belopp'],
        [date('2025-01-02'), 'Kaffe', money(120, z)],
        [date('2025-01-03'), 'Te', money(80, other)],
      ],
    }).currency;

  it('is in the currency its number formats show', () => {
    expect(inCurrency('#,##0.00\\ "kr"')).toBe('SEK');
    expect(inCurrency('[$€-2]\\ #,##0.00')).toBe('EUR');
    expect(inCurrency('#,##0.00\\ [$SEK]')).toBe('SEK');
    expect(inCurrency('"$"#,##0')).toBe('USD');
    expect(inCurrency('[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00')).toBe('USD');
    expect(inCurrency('0.00')).toBe(null);
    expect(inCurrency('[$-41D]0.00')).toBe(null);
    expect(inCurrency('#,##0 "kr"', '#,##0 "€"')).toBe(null);
  });

  it('joins merged group names with the names below them', () => {
    const sheet = [
      ['Försäljning per butik'],
      [],
      [null, 'Webb', null, 'Kassa', null],
      ['Butik', 'Antal', 'Belopp', 'Antal', 'Belopp'],
      ['Lund', 1, 100, 2, 200],
      ['Malmö', 3, 300, 4, 400],
    ];
    expect(read({ B: sheet }).columns.map(({ name }) => name)).toEqual([
      'Butik',
      'Webb Antal',
      'Webb Belopp',
      'Kassa Antal',
      'Kassa Belopp',
    ]);
  });

  it('reads numbers that are stored as text', () => {
    expect(
      described({
        B: [
          ['Datum', 'Produkt', 'Belopp'],
          ['2025-01-02', 'Kaffe', '1 234,50'],
          ['2025-01-03', 'Te', '99,00'],
        ],
      }),
    ).toEqual(['Datum · date', 'Produkt · product', 'Belopp · revenue · 1333.5']);
  });

  it('shows numbers as Excel does, without the noise of binary fractions', () => {
    expect(
      described({
        A: [
          ['Datum', 'Belopp'],
          [date('2025-01-02'), 0.1 + 0.2],
          [date('2025-01-03'), 1.1 * 3],
        ],
      }),
    ).toEqual(['Datum · date', 'Belopp · revenue · 3.6']);
  });

  it('does not sum a pivot table together with its grand total', () => {
    expect(
      described({
        Pivot: [
          ['Radetiketter', 'Summa av Belopp'],
          ['Kaffe', 100],
          ['Te', 50],
          ['Totalsumma', 150],
        ],
      }),
    ).toEqual(['Radetiketter · product', 'Summa av Belopp · revenue · 150']);
  });

  it('chooses the sheet with sales before a longer one without', () => {
    const long = Array.from({ length: 50 }, (_, n) => [`Kod ${n}`, `Text ${n}`]);
    const sales = [
      ['Datum', 'Produkt', 'Belopp'],
      [date('2025-01-02'), 'Kaffe', 5],
      [date('2025-01-03'), 'Te', 6],
    ];
    expect(read({ Koder: [['Kod', 'Namn'], ...long], Försäljning: sales }).sheets).toEqual([
      { name: 'Koder', rows: 51, columns: 2, chosen: false, hidden: false },
      { name: 'Försäljning', rows: 3, columns: 3, chosen: true, hidden: false },
    ]);
  });
});
