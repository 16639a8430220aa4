import { expect, test } from 'vitest';
import { namedLike, subjectRows, sumOf } from './subject-rows.ts';

const rows = subjectRows({
  names: ['Kafé Ekot', 'Te & Bröd', 'Ny'],
  now: [6000, 3000, 1000],
  before: [4000, 3500, 0],
  rows: [3, 2, 1],
});

test('a line tells its change and its share, and no per cent from nothing', () => {
  expect(rows.map(({ change, percent, share }) => [change, percent, share])).toEqual([
    [2000, 50, 60],
    [-500, (100 * -500) / 3500, 30],
    [1000, null, 10],
  ]);
});

test('the sums are of the lines shown', () => {
  expect(sumOf(rows)).toEqual({ now: 10000, before: 7500, change: 2500, rows: 6 });
  expect(sumOf([])).toEqual({ now: 0, before: 0, change: 0, rows: 0 });
});

test('a name is found whatever its letters are made of', () => {
  expect(namedLike(rows, ' KAFE\u0301 ').map(({ name }) => name)).toEqual(['Kafé Ekot']);
  expect(namedLike(rows, '')).toHaveLength(3);
  expect(namedLike(rows, 'x')).toEqual([]);
});
