import { describe, expect, it } from 'vitest';
import { toColumns } from '../../table/column-store.ts';
import { withPeriods } from './period-columns.ts';
import { typeColumn } from './type-column.ts';

function table(cells: Record<string, string[]>) {
  const names = Object.keys(cells);
  const rows = (cells[names[0] ?? ''] ?? []).map((_, row) => ({
    cells: names.map((name) => cells[name]?.[row] ?? ''),
  }));
  return toColumns(rows, names).map((store) => typeColumn(store));
}

/** The days that the rows get; null where no column has any. */
function days(cells: Record<string, string[]>, near: string[] = []) {
  const date = withPeriods(table(cells), near).find(({ type }) => type === 'date');
  return date ? Array.from(date.ids, (id) => date.read[id] ?? null) : null;
}

describe('periods of rows', () => {
  it('are a year and a month, or a year and a week, in columns of their own', () => {
    expect(days({ År: ['2024', '2025'], Månad: ['12', 'jan'] })).toEqual([
      ...['2024-12-01', '2025-01-01'],
    ]);
    const weeks = withPeriods(table({ År: ['2025'], Vecka: ['v 2'] }), []);
    expect(weeks.at(-1)).toMatchObject({ grain: 'week', read: ['2025-01-06'] });
    expect(days({ År: ['2025'], Antal: ['2'] })).toBeNull();
    const dated = table({ År: ['2025'], Månad: ['1'], Datum: ['2025-01-02'] });
    expect(withPeriods(dated, [])).toBe(dated);
  });

  it.each<[string, Record<string, string[]>, string[], string[]]>([
    ['months', { Månad: ['Januari', 'Februari'] }, ['Löner 2025'], ['2025-01-01', '2025-02-01']],
    ['numbers', { Mån: ['1', '2'], Kr: ['5', '6'] }, ['2025'], ['2025-01-01', '2025-02-01']],
    ['weeks', { Vecka: ['vecka 1', 'v.2'] }, ['Försäljning 2025'], ['2025-01-01', '2025-01-06']],
    ['bare weeks', { Vecka: ['5', '6'] }, ['Försäljning 2025'], ['2025-01-27', '2025-02-03']],
    ['sheets', { Blad: ['Mars', 'April'] }, ['', 'Sålt 2025.xlsx'], ['2025-03-01', '2025-04-01']],
    ['a corner', { '2025': ['Mars', 'April'] }, [], ['2025-03-01', '2025-04-01']],
    ['quarters', { Kvartal: ['Q1', '2'] }, ['2025'], ['2025-01-01', '2025-04-01']],
    [
      'a broken year',
      { Månad: ['nov', 'dec', 'jan'] },
      ['Räkenskapsår 2024/2025'],
      ['2024-11-01', '2024-12-01', '2025-01-01'],
    ],
  ])('are %s with the year near the table', (_, cells, near, isos) =>
    expect(days(cells, near)).toEqual(isos),
  );

  it('are days beside their month, and days of the week beside their week', () => {
    expect(days({ Mån: ['1', '2'], Dag: ['31', '5'] }, ['2025'])).toEqual([
      ...['2025-01-31', '2025-02-05'],
    ]);
    expect(days({ Dag: ['1', '2'], Kr: ['9', '8'] }, ['Mars 2025'])).toEqual([
      ...['2025-03-01', '2025-03-02'],
    ]);
    expect(days({ Vecka: ['2', '2'], Dag: ['mån', 'ons'] }, ['2025'])).toEqual([
      ...['2025-01-06', '2025-01-08'],
    ]);
  });

  it('are first and last days', () => {
    const across = ['2024-12-30 – 2025-01-05', '2025-01-06 – 2025-01-12'];
    expect(days({ Period: across, Kr: ['1', '2'] })).toEqual(['2025-01-01', '2025-01-06']);
    // The same weeks by their numbers are of the same months.
    expect(days({ Period: ['2025-01-27 – 2025-02-02', '2025-04-28 – 2025-05-04'] })).toEqual([
      ...['2025-01-27', '2025-05-01'],
    ]);
    expect(days({ Vecka: ['5', '18'] }, ['2025'])).toEqual(['2025-01-27', '2025-05-01']);
    expect(days({ Vecka: ['18', '18'], Dag: ['mån', 'sön'] }, ['2025'])).toEqual([
      ...['2025-04-28', '2025-05-04'],
    ]);
  });

  it.each<[string, Record<string, string[]>, string[]]>([
    ['quantities', { Antal: ['1', '2', '31'] }, ['Mars 2025']],
    ['men', { Män: ['1', '2'], Kvinnor: ['3', '4'] }, ['2025']],
    ['Mondays', { Mån: ['8', '8'], Tis: ['8', '7'] }, ['2025']],
    ['names', { Kund: ['Maj', 'April'] }, ['2025']],
    ['versions', { Version: ['v. 5', 'v. 6'] }, ['2025']],
    ['two years', { Månad: ['nov', 'dec', 'jan', 'nov', 'dec'] }, ['2025']],
    ['a new year of one year', { Månad: ['maj', 'dec', 'jan', 'apr'] }, ['2025']],
    ['no year', { Månad: ['jan', 'feb'] }, ['Försäljning']],
  ])('are not told by %s', (_, cells, near) => expect(days(cells, near)).toBeNull());

  it('of blocks under each other are of the year on the line above their block', () => {
    const blocks = {
      Månad: ['Januari', 'Mars', 'År 2024', 'Januari', '2025', 'Maj'],
      Kr: ['1', '2', '', '3', '', '4'],
    };
    const later = ['2024-01-01', null, '2025-05-01'];
    expect(days(blocks, ['År 2023'])).toEqual(['2023-01-01', '2023-03-01', null, ...later]);
    // The first block has no year.
    expect(days(blocks)).toBeNull();
  });

  it('of a pivot are filled within their groups', () => {
    const pivot = {
      År: ['2024', '', '', '', '2025', ''],
      Månad: ['jan', '', 'feb', '', 'jan', ''],
    };
    expect(days(pivot)).toEqual([
      ...['2024-01-01', '2024-01-01', '2024-02-01', '2024-02-01', '2025-01-01', '2025-01-01'],
    ]);
    // Time that goes back and forth is no pivot.
    expect(days({ År: ['2024', '', '2023', ''], Månad: ['jan', '', 'jan', 'feb'] })).toBeNull();
  });
});
