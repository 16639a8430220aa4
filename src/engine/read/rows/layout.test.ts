import { describe, expect, it } from 'vitest';
import type { Cell, Row } from '../../table/cell.ts';
import { headerNames } from './header-names.ts';
import { findLayout } from './layout.ts';

const rowsOf = (...lines: Cell[][]): Row[] => lines.map((cells, n) => ({ line: n + 1, cells }));
const data: Cell[][] = [
  ['2025-01-02', 'Kaffe', '10,00'],
  ['2025-01-03', 'Te', '20,00'],
  ['2025-01-04', 'Bulle', '30,00'],
];
const header = ['Datum', 'Artikel', 'Belopp'];

/** Lines of the header, and the names that they give. */
function found(...lines: Cell[][]) {
  const rows = rowsOf(...lines);
  const layout = findLayout(rows);
  return [layout.header.map((place) => place + 1), headerNames(rows, layout)];
}

describe('the header of a table', () => {
  it('is the row of names above values', () => {
    expect(found(header, ...data)).toEqual([[1], header]);
  });

  it('stands below lines that say whose the table is', () => {
    const title = ['Försäljning Ek AB', '', ''];
    expect(found(title, ['Period: 2025-01-01 - 2025-12-31'], header, ...data)).toEqual([
      [3],
      header,
    ]);
  });

  it('may be of two lines: groups above, or units below', () => {
    const groups = ['', '2024', '', '2025', ''];
    const parts = ['Artikel', 'Antal', 'Belopp', 'Antal', 'Belopp'];
    const values = ['Kaffe', '2', '20,00', '3', '30,00'];
    expect(found(groups, parts, values, values, values)[1]).toEqual([
      'Artikel',
      '2024 Antal',
      '2024 Belopp',
      '2025 Antal',
      '2025 Belopp',
    ]);
    expect(found(header, ['', '', 'kr'], ...data)[1]).toEqual(['Datum', 'Artikel', 'Belopp kr']);
    const units = [['Datum', 'M%', 'Pris kr'], ['', '%', 'kr'], ...data];
    expect(found(...units)[1]).toEqual(['Datum', 'M%', 'Pris kr']);
  });

  it('may be of two lines of which the upper names what the lower leaves blank, and ends where its last group begins', () => {
    const above = ['Artikelnr', 'Artikel', '2025-01', '', '2025-02', '', '2025-03'];
    const pairs = ['', '', 'Kr', 'Antal', 'Kr', 'Antal', 'Kr', 'Antal'];
    const sold = [1, 2, 3, 4].map((n) => [
      `100${n}`,
      `Vara ${n}`,
      `${n}00`,
      `${n}`,
      `${n}50`,
      '2',
      '90',
      '1',
    ]);
    expect(found(above, pairs, ...sold)[0]).toEqual([1, 2]);
    const few = [
      ['', 'Antal'],
      ['Te', '3'],
      ['Kaffe', '4'],
    ];
    expect(found(['Period', '2025-01'], ...few)[0]).not.toContain(1);
  });

  it('may be of two lines of which that of the groups has nearly as many names', () => {
    const groups = ['Order', 'Artikel', 'Belopp', ''];
    const names = ['Datum', 'Benämning', 'Inkl. moms', 'Moms'];
    const values = data.map(([day = '', what = '']) => [day, what, '125,00', '25,00']);
    expect(found(groups, names, ...values)).toEqual([
      [1, 2],
      ['Order Datum', 'Artikel Benämning', 'Belopp Inkl. moms', 'Belopp Moms'],
    ]);
    // A row of a workbook ends where nothing more is written.
    const short = ['Order', 'Artikel', 'Belopp'];
    expect(found(short, names, ...values)).toEqual([[2], names]);
    // A first row of words is no header of its own, and names no groups.
    const words = ['2025-01-02', 'Kaffe', 'ingår', ''];
    expect(found(names, words, ...values)[0]).toEqual([1]);
  });

  it('has groups of which the last names a total that the names below leave blank', () => {
    const groups = ['', '2024', '', '2025', '', 'Totalsumma'];
    const names = ['Radetiketter', 'jan', 'feb', 'jan', 'feb', ''];
    const values = ['Te', '10,00', '20,00', '30,00', '40,00', '100,00'];
    const filter = ['Summa av Belopp', 'Kolumnetiketter', '', '', '', ''];
    expect(found(filter, groups, names, values, values, values)).toEqual([
      [2, 3],
      ['Radetiketter', '2024 jan', '2024 feb', '2025 jan', '2025 feb', 'Totalsumma'],
    ]);
  });

  it('has groups that do not reach over a column of nothing', () => {
    const values = data.map(([day = '', , sum = '']) => [day, sum, '', '2025-01', sum]);
    expect(
      found(['Datum', 'Belopp', '', '', ''], ['', 'kr', '', 'Månad', 'Summa'], ...values),
    ).toEqual([
      [1, 2],
      ['Datum', 'Belopp kr', '', 'Månad', 'Summa'],
    ]);
  });

  it('has no groups named by the head of a printed page', () => {
    const page = ['Exempel AB', '', 'Sida 1', ''];
    const names = ['Datum', 'Konto', 'Debet', 'Kredit'];
    const values = ['2025-01-02', '4010', '10,00', '20,00'];
    expect(found(page, names, values, values, values)[1]).toEqual(names);
  });

  it('may be missing: every row is then data', () => {
    const rows = rowsOf(...data);
    const layout = findLayout(rows);
    expect(layout).toEqual({ width: 3, header: [], from: 0 });
    expect(headerNames(rows, layout)).toEqual(['Kolumn 1', 'Kolumn 2', 'Kolumn 3']);
  });

  it('is no row of values, with amounts below zero in kronor or like a year between days', () => {
    const paid = ['-10,00 kr', '-20,00 kr', '-30,00 kr'];
    const priced = data.map(([day, what], place) => [day ?? '', what ?? '', paid[place] ?? '']);
    expect(found(...priced)[0]).toEqual([]);
    const days: Cell[][] = [
      ['2025-01-02', '2025-01-02', 'Kaffe', 1210, 5000],
      ['2025-01-03', '2025-01-03', 'Te', 1950, 6950],
      ['2025-01-04', '2025-01-04', 'Bulle', 311, 7261],
    ];
    expect(found(...days)[0]).toEqual([]);
  });

  it('is what the user says it is', () => {
    const rows = rowsOf(header, ...data);
    expect(findLayout(rows, 2)).toEqual({ width: 3, header: [1], from: 2 });
    expect(findLayout(rows, 0)).toEqual({ width: 3, header: [], from: 0 });
  });

  it('closes up where it has one separator too many', () => {
    const rows = rowsOf(['Datum', '', 'Artikel', 'Belopp'], ...data);
    expect(headerNames(rows, { width: 3, header: [0], from: 1 })).toEqual(header);
  });

  it('is no filter of a pivot table above it', () => {
    for (const filter of ['(Alla)', '(Flera objekt)', '(All)']) {
      const lines = [['År', filter], [], ['Radetiketter', 'Summa'], ['Te', 100], ['Kaffe', 200]];
      const rows = lines.map((cells, n) => ({ line: n + 1, cells }));
      expect(findLayout(rows.filter(({ cells }) => cells.length > 0)).header).toEqual([1]);
    }
  });

  it('is no row among others, whatever of it is unlike them', () => {
    const day = (n: number) => `2025-01-${String(n + 1).padStart(2, '0')}`;
    const turned = Array.from({ length: 30 }, (_, n): Cell[] => [
      ...[day(n), day(n), 'Telia Abonnemang', '980,00- SEK'],
      n < 25 ? '9000,00 SEK' : '980,00- SEK',
    ]);
    expect(findLayout(rowsOf(...turned))).toEqual({ width: 5, header: [], from: 0 });
    const lists: ((n: number) => string[])[] = [
      (n) => [`Vara ${n}`, `${n},50`],
      (n) => [day(n), `${n},50`],
      (n) => [`Kund ${n % 5}`, `Vara ${n % 7}`, `${n},50`],
      (n) => [day(n), `Vara ${n % 7}`, '2', `${n},50`],
    ];
    for (const list of lists)
      for (const odd of ['ingår', '', '-', 'ca 100', '(100,00) kr'])
        for (const place of [2, 14, 27]) {
          const rows = Array.from({ length: 30 }, (_, n) =>
            n === place ? [...list(n).slice(0, -1), odd] : list(n),
          );
          expect(findLayout(rowsOf(...rows))).toMatchObject({ header: [], from: 0 });
        }
  });

  it('may have been sorted in among the rows, which count all the same', () => {
    const before = rowsOf(...data, header, ['2025-01-05', 'Kaka', '15,00']);
    expect(findLayout(before)).toEqual({ width: 3, header: [3], from: 0 });
  });

  it('stands below one row or two that may be of the list or about it, which are told', () => {
    const [first = [], ...others] = data;
    const layout = findLayout(rowsOf(first, header, ...others));
    expect(layout).toEqual({ width: 3, header: [1], from: 2, above: 0 });
  });

  it('stands below lines with a name and a value, and below an opening balance', () => {
    const about = [
      ['Butik', '12'],
      ['Kassa', '3'],
      ['Artikel', 'Belopp'],
      ['Te', '10,00'],
    ];
    expect(found(...about, ['Kaffe', '20,00'])[0]).toEqual([3]);
    const names = ['Datum', 'Text', 'Belopp', 'Saldo'];
    const opening = ['2025-01-01', 'Ingående saldo', '', '500,00'];
    const paid = data.map(([on = '', what = '', sum = '']) => [on, what, sum, '400,00']);
    expect(findLayout(rowsOf(opening, names, ...paid))).toMatchObject({ header: [1], from: 2 });
  });
});
