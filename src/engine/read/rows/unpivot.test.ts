import { describe, expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { unpivot } from './unpivot.ts';
import { findWideTable } from './wide-table.ts';

/** The rows of a table with columns per period, each as its cells; null where it has none. */
function long(cells: Record<string, string[]>, nearby: string[] = []) {
  const { columns } = roledTable(cells);
  const wide = findWideTable(columns, nearby);
  if (!wide || wide.periods.length === 0) return wide;
  const table = unpivot(columns, wide, 'Belopp');
  return Array.from(table.sources, (_, row) =>
    table.columns.map(({ read, ids }) => read[ids[row] ?? -1] ?? ''),
  );
}

describe('columns per period', () => {
  it('become a row for each cell that is filled', () => {
    const months = { 'jan 2025': ['1,00', '4,00'], 'feb 2025': ['2,00', ''] };
    expect(long({ Artikel: ['Te', 'Kaffe'], ...months, 'mar 2025': ['3,00', '6,00'] })).toEqual([
      ['Te', '2025-01-01', '1'],
      ['Te', '2025-02-01', '2'],
      ['Te', '2025-03-01', '3'],
      ['Kaffe', '2025-01-01', '4'],
      ['Kaffe', '2025-03-01', '6'],
    ]);
  });

  it('are of one amount by year, whatever it is called, where the guide knows it as its amount', () => {
    const cells = {
      'Årskostnad 2023': ['1,00', '4,00'],
      'Antal 2023': ['7', '8'],
      'Årskostnad 2024': ['2,00', '5,00'],
    };
    const { columns } = roledTable(cells);
    const isCost = ({ name }: { name: string }) => name.includes('kostnad');
    expect(findWideTable(columns, [], isCost)?.periods).toEqual([
      { place: 0, iso: '2023-01-01', grain: 'year' },
      { place: 2, iso: '2024-01-01', grain: 'year' },
    ]);
    expect(findWideTable(columns, [])).toBeNull();
    // Two amounts of the same years are no one amount.
    expect(findWideTable(columns, [], () => true)).toBeNull();
  });

  const bare = { Januari: ['1,00'], Februari: ['2,00'], Mars: ['3,00'] };

  it('take their year from a text near them, or say that it is missing', () => {
    expect(long(bare, ['Rapport 2024'])).toEqual([
      ['2024-01-01', '1'],
      ['2024-02-01', '2'],
      ['2024-03-01', '3'],
    ]);
    expect(long(bare)).toMatchObject({ periods: [], yearMissing: true });
  });

  it('are two where a column that is called their sum is that on every row', () => {
    const two = { jan: ['3,00', '0,00'], feb: ['0,00', '4,00'] };
    const near = ['Rapport 2025'];
    expect(long({ ...two, Totalt: ['3,00', '4,00'] }, near)).toEqual([
      ['2025-01-01', '3'],
      ['2025-02-01', '0'],
      ['2025-01-01', '0'],
      ['2025-02-01', '4'],
    ]);
    expect(long({ ...two, Totalt: ['3,00', '5,00'] }, near)).toBeNull();
    expect(long({ ...two, Pris: ['3,00', '4,00'] }, near)).toBeNull();
  });

  it('take their year from the row, and leave their own sum', () => {
    const years = { År: ['2024', '2025'], Januari: ['1,00', '5,00'], Februari: ['2,00', '6,00'] };
    expect(long({ ...years, Mars: ['', '7,00'], Totalt: ['3,00', '18,00'] })).toEqual([
      ['2024-01-01', '1'],
      ['2024-02-01', '2'],
      ['2025-01-01', '5'],
      ['2025-02-01', '6'],
      ['2025-03-01', '7'],
    ]);
  });

  it('are the shortest: quarters and a year beside them sum them, under any name', () => {
    const Q = { Q1: ['6,00', '60,00'], 'År 2025': ['6,00', '60,00'], 2024: ['1,00', '2,00'] };
    const months = { jan: ['1,00', '10,00'], feb: ['2,00', '20,00'], mar: ['3,00', '30,00'] };
    const expected = [
      ['Te', '2025-01-01', '1'],
      ['Te', '2025-02-01', '2'],
      ['Te', '2025-03-01', '3'],
      ['Kaffe', '2025-01-01', '10'],
      ['Kaffe', '2025-02-01', '20'],
      ['Kaffe', '2025-03-01', '30'],
    ];
    const Artikel = ['Te', 'Kaffe'];
    expect(long({ Artikel, ...months, ...Q }, ['Rapport 2025'])).toEqual(expected);
    const Antal = ['2', '4'];
    const Hela = ['6,00', '60,00'];
    expect(long({ Artikel, Antal, ...months, Hela }, ['Rapport 2025'])).toEqual(expected);
  });

  it('may be quarters after the months of the first', () => {
    const mixed = { jan: ['1,00'], feb: ['2,00'], mar: ['3,00'], Q2: ['9,00'], Q3: ['8,00'] };
    expect(long({ ...mixed, Artikelnr: ['7'] }, ['2025'])).toEqual([
      ['7', '2025-01-01', '1'],
      ['7', '2025-01-01', '2'],
      ['7', '2025-01-01', '3'],
      ['7', '2025-04-01', '9'],
      ['7', '2025-07-01', '8'],
    ]);
  });

  it('are no fewer than two that say the same, and no period twice', () => {
    expect(long({ 'Försäljning 2024': ['1,00'], 'Försäljning 2025': ['2,00'] })).toHaveLength(2);
    expect(long({ 'jan 2025': ['1,00'], Belopp: ['2,00'] })).toBeNull();
    expect(
      long({ 'jan 2025': ['1,00'], 'januari 2025': ['2,00'], 'feb 2025': ['2,00'] }),
    ).toBeNull();
  });
});
