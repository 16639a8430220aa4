import { describe, expect, it } from 'vitest';
import { salesReading } from '../guides/sales/reading.ts';
import type { Cell } from '../table/cell.ts';
import type { ReadOverrides } from '../table/overrides.ts';
import { readAndAsk } from './ask.ts';
import { openWorkbook, type Workbook } from './choose-sheet.ts';

const sheet = (name: string, rows: Cell[][]): Workbook['sheets'][number] => ({
  name,
  hidden: false,
  rows: rows.map((cells, n) => ({ line: n + 1, cells })),
  width: Math.max(...rows.map((cells) => cells.length)),
});
const sales = sheet('Kassan', [
  ['Datum', 'Artikel', 'Summa'],
  ...Array.from({ length: 9 }, (_, n): Cell[] => [`2025-01-0${n + 1}`, 'Te', 120.5 + n]),
]);
const other = (name: string, values: readonly number[]) =>
  sheet(name, [['Ref', 'Värden'], ...values.map((value, n): Cell[] => [`a${n}`, value])]);

const asked = (sheets: Workbook['sheets'], overrides: ReadOverrides = {}) =>
  readAndAsk(
    openWorkbook({ format: 'xlsx', sheets, fileName: 'bok.xlsx' }, salesReading),
    overrides,
  ).understanding.questions;

describe('a sheet with amounts that is not read', () => {
  const values = [310.5, 420, 99.5, 280, 175];

  it('is asked about, and not again once answered', () => {
    const [question] = asked([sales, other('Torget', values)]);
    expect(question).toMatchObject({ id: 'otherSheets', blocking: true, chosen: 'unread' });
    expect(question?.options.map(({ answer }) => answer)).toEqual(['unread', 'Torget']);
    const { change = {} } = question?.options[0] ?? {};
    expect(asked([sales, other('Torget', values)], change)).toEqual([]);
  });

  it('is not where its name says what it is, or it comes to the same sum', () => {
    expect(asked([sales, other('Sammanställning', values)])).toEqual([]);
    expect(asked([sales, other('Kunder', values)])).toEqual([]);
    expect(asked([sales, other('Blad2', [500, 300, 200, 120.5])])).toEqual([]);
    expect(asked([sales, other('Torget', [1, 2, 1, 1])])).toEqual([]);
  });

  it('is asked about where each is the report of a day', () => {
    const report = (day: string, net: number) =>
      sheet(day, [
        ['Dagsrapport', day],
        ['Total försäljning inkl moms', net * 1.25],
        ['Moms 25 %', net * 0.25],
        ['Netto', net],
        ['Kort', net * 1.25],
      ]);
    const days = [1000, 2000, 3000].map((net, n) => report(`2025-05-0${n + 5}`, net));
    expect(asked(days).map(({ id }) => id)).toContain('otherSheets');
    expect(asked(days.slice(0, 1)).map(({ id }) => id)).not.toContain('otherSheets');
  });
});
