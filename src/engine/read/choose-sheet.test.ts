import { describe, expect, it } from 'vitest';
import type { GuideReading } from '../columns/guide-reading.ts';
import { costReading } from '../guides/costs/reading.ts';
import { salesReading } from '../guides/sales/reading.ts';
import type { Cell } from '../table/cell.ts';
import { readAndAsk } from './ask.ts';
import { chooseSheet, type Workbook } from './choose-sheet.ts';

const sheet = (name: string, rows: Cell[][], hidden = false): Workbook['sheets'][number] => ({
  name,
  hidden,
  rows: rows.map((cells, n) => ({ line: n + 1, cells })),
  width: Math.max(0, ...rows.map((cells) => cells.length)),
});
const sales = (rows = 3): Cell[][] => [
  ['Datum', 'Artikel', 'Summa'],
  ...Array.from({ length: rows }, (_, n): Cell[] => [`2025-01-0${n + 1}`, 'Te', n + 0.5]),
];
const notes: Cell[][] = [['Läs mig'], ['Skapad av Anna'], ['Se nästa blad']];

const readWorkbook = (workbook: Workbook, reading: GuideReading, chosen: { sheet?: string } = {}) =>
  readAndAsk((tried) => chooseSheet(workbook, tried, reading), chosen).understanding;
const read = (sheets: Workbook['sheets'], chosen: { sheet?: string } = {}) =>
  readWorkbook({ format: 'xlsx', sheets, fileName: 'bok.xlsx' }, salesReading, chosen);
const chosenOf = (understanding: ReturnType<typeof read>) =>
  understanding.sheets.find(({ chosen }) => chosen)?.name;

describe('of the sheets of a workbook', () => {
  it('the one that is ready for analysis is read, wherever it stands', () => {
    expect(chosenOf(read([sheet('Info', notes), sheet('Data', sales())]))).toBe('Data');
  });

  it('a hidden one is read last', () => {
    expect(chosenOf(read([sheet('Gömt', sales(9), true), sheet('Data', sales())]))).toBe('Data');
    expect(chosenOf(read([sheet('Info', notes), sheet('Gömt', sales(), true)]))).toBe('Gömt');
  });

  it('the user has the last word, and is asked where several would do', () => {
    const both = [sheet('Jan', sales()), sheet('Feb', sales(4))];
    expect(read(both).questions).toMatchObject([
      {
        id: 'sheet',
        options: [
          { answer: 'Feb', change: { sheet: 'Feb' } },
          { answer: 'Jan', change: { sheet: 'Jan' } },
        ],
        chosen: 'Feb',
      },
    ]);
    expect(chosenOf(read(both, { sheet: 'Jan' }))).toBe('Jan');
    expect(read(both, { sheet: 'Jan' }).questions).toEqual([]);
  });

  it('the guide tells which is asked for', () => {
    const workbook: Workbook = {
      format: 'xlsx',
      sheets: [sheet('Ett', sales()), sheet('Två', sales())],
      fileName: 'bok.xlsx',
    };
    const { questions } = readWorkbook(workbook, costReading);
    expect(questions[0]?.text).toContain('Flera blad liknar kostnader.');
  });

  it('none is no table', () => {
    expect(() => read([sheet('Tomt', [])])).toThrow('Arbetsboken har ett blad men ingen tabell');
  });
});
