import { describe, expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { roleMap } from '../../columns/roles/role-map.ts';
import { chooseUsed } from './choose-used.ts';

function used(cells: Record<string, string[]>, skip: number[] = []) {
  const { columns, roles } = roledTable(cells);
  const rows = columns[0]?.ids.length ?? 0;
  const choice = chooseUsed(rows, new Set(skip), roleMap(columns, roles));
  return { ...choice, used: [...choice.used] };
}

describe('a row', () => {
  it('without an amount or a date is not used where nearly all others have one', () => {
    const days = Array.from({ length: 10 }, (_, n) => (n === 3 ? '' : `2025-01-1${n}`));
    const sums = days.map((_, n) => (n === 5 ? '' : '1,00'));
    expect(used({ 'Datum: date': days, 'Summa: revenue': sums }, [0])).toEqual({
      used: [1, 2, 4, 6, 7, 8, 9],
      noAmount: [5],
      noDate: [3],
    });
  });

  it('without a date is used in a table of few dates', () => {
    expect(
      used({ 'Datum: date': ['2025-01-02', '', ''], 'Summa: revenue': ['1,00', '2,00', '3,00'] }),
    ).toEqual({ used: [0, 1, 2], noAmount: [], noDate: [] });
  });

  it('without an amount needs both quantity and price', () => {
    expect(
      used({ 'Antal: quantity': ['1', '2', ''], 'Pris: unitPrice': ['5,00', '', '5,00'] }).noAmount,
    ).toEqual([1, 2]);
  });
});
