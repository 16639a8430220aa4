import { expect, test } from 'vitest';
import { shownColumns } from './row-cells.ts';

function shown(cells: (string | null)[]) {
  const rows = cells.map((cell, row) => ({ row, cells: [cell] }));
  const [column] = shownColumns({ columns: ['K'], rows }, 10);
  return { numeric: column?.numeric, cells: cells.map((cell) => cell && column?.show(cell)) };
}

test('amounts are written the Swedish way with the decimals their column has', () => {
  expect(shown(['1618.50', '20.0', '-3.25'])).toEqual({
    numeric: true,
    cells: ['1\u00A0618,50', '20,00', '\u22123,25'],
  });
  expect(shown(['32370.0', '15.0']).cells).toEqual(['32\u00A0370', '15']);
});

test('order numbers are not cut into groups of three', () => {
  expect(shown(['21350', '21351'])).toEqual({ numeric: true, cells: ['21350', '21351'] });
});

test('a column with one word is text', () => {
  expect(shown(['12.50', 'okt'])).toEqual({ numeric: false, cells: ['12.50', 'okt'] });
});

test('empty cells say nothing about a column', () => {
  expect(shown([null, '12.5'])).toEqual({ numeric: true, cells: [null, '12,50'] });
  expect(shown([null]).numeric).toBe(false);
});

test('a thousand columns are cut', () => {
  const columns = Array.from({ length: 1000 }, (_, index) => `K${index}`);
  expect(shownColumns({ columns, rows: [] }, 40)).toHaveLength(40);
});
