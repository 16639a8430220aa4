import * as xlsx from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readFileBytes } from '../read-file.ts';
import { type CellValue, computeFormula } from './compute-formula.ts';

/** A workbook whose formulas, written as texts that begin with `=`, have no results. */
function workbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet(rows.map((row) => [...row]));
  for (const [place, cell] of Object.entries(sheet) as [string, xlsx.CellObject][])
    if (!place.startsWith('!') && String(cell.v).startsWith('='))
      sheet[place] = { t: 'n', f: String(cell.v).slice(1) };
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, 'Blad1');
  return Buffer.from(xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}
const read = (rows: readonly (readonly (string | number)[])[]) =>
  readFileBytes(workbook(rows), 'bok.xlsx', {}, 'costs').understanding;

const header = ['Datum', 'Leverantör', 'Antal', 'À-pris', 'Summa'];
const bought = (formula: (row: number) => string) =>
  [1, 2, 3].map((n) => [`2025-01-0${n}`, `Part ${n}`, n + 1, n * 10, formula(n + 1)]);

describe('formulas whose results were never saved', () => {
  it('are computed', () => {
    const rows = [header, ...bought((row) => `=C${row}*D${row}`), ['', '', '', '', '=SUM(E2:E4)']];
    const { total, reconciliation } = read(rows);
    expect(total).toBe('200');
    expect(reconciliation.find(({ id }) => id === 'total')?.status).toBe('ok');
  });

  it('are computed whichever stands first, and refused where they lead to themselves', () => {
    // The newest balance stands first: each is the one below it and its own amount.
    const days = Array.from({ length: 400 }, (_, n) => ['2025-01-01', `Part ${n}`, 10, 1, 10]);
    const summed = (last: string) => [
      [...header, 'Hittills'],
      ...days.map((row, n) => [...row, n === days.length - 1 ? last : `=F${n + 3}+E${n + 2}`]),
    ];
    expect(read(summed('=E401')).columns.at(-1)?.samples[0]).toBe('4000');
    expect(() => read(summed('=F2+F2'))).toThrow(/formler vars resultat inte är sparade/);
  });

  it('are no number where a word is multiplied', () => {
    const rows = bought((row) => `=C${row}*D${row}`).map(([day, who, , ...rest]) => [
      ...[day, who, 'två', ...rest],
    ]) as (string | number)[][];
    expect(() => read([header, ...rows])).toThrow(/formler vars resultat inte är sparade/);
  });

  it('are refused in words where they are more than arithmetic', () => {
    const rows = [header, ...bought((row) => `=VLOOKUP(B${row},X1:Y9,2,FALSE)`)];
    expect(() => read(rows)).toThrow(/formler vars resultat inte är sparade/);
  });
});

describe('a formula', () => {
  const cells: Record<string, CellValue> = { A1: 2, B1: 3, A2: 6, B2: undefined, A3: 'words' };
  const cellAt = (r: number, c: number) => {
    const place = xlsx.utils.encode_cell({ r, c });
    return place in cells ? cells[place] : null;
  };

  it.each([
    ['A1+B1*2', 8],
    ['(A1+B1)*2', 10],
    ['-A1/4', -0.5],
    ['SUM(A1:B1,$A$2)', 11],
    ['ROUND(B1/7,2)', 0.43],
    ['A2-C9', 6],
    ['A1*1.25', 2.5],
    ['+A1*B1', 6],
    ['SUM(A1:A3)', 8],
  ])('of arithmetic is computed: %s', (formula, value) => {
    expect(computeFormula(formula, cellAt)).toBe(value);
  });

  it.each([
    'IF(A1>1,2,3)',
    'Blad2!A1',
    'A1&B1',
    'B2',
    'A3*2',
    'SUM(A1:B2)',
    'A1/0',
    'A1+',
    'SUM(A1:B1',
  ])('of anything else is not: %s', (formula) => {
    expect(computeFormula(formula, cellAt)).toBeNull();
  });
});
