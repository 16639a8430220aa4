import { expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { withPeriods } from '../columns/types/period-columns.ts';
import { findWideTable } from './rows/wide-table.ts';
import { yearAnswered, yearDoubt } from './year-doubt.ts';

const answersFor = (cells: Record<string, string[]>, near: string[]) => {
  const { columns } = roledTable(cells);
  const [doubt] = yearDoubt(columns, findWideTable(columns, near), near);
  return doubt?.options.map(({ answer }) => answer) ?? [];
};
const broken = { maj: ['1,00'], dec: ['2,00'], jan: ['3,00'], apr: ['4,00'] };

it('months that pass a new year, with one year near them, may begin in it or the one before', () => {
  expect(answersFor({ Vara: ['Te'], ...broken }, ['Utfall 2025'])).toEqual(['2024', '2025']);
  expect(answersFor({ Månad: Object.keys(broken) }, ['Utfall 2025'])).toEqual(['2024', '2025']);
});

it('a part of a broken year may be in either of its years', () =>
  expect(answersFor({ Månad: ['maj', 'juni'] }, ['2024/2025'])).toEqual(['2024', '2025']));

it('nothing is asked where the year is known, or nothing near names one', () => {
  expect(answersFor({ Månad: Object.keys(broken) }, ['2024/2025'])).toEqual([]);
  expect(answersFor({ Månad: ['jan', 'feb'] }, ['Utfall 2025'])).toEqual([]);
  expect(answersFor({ Månad: ['jan', 'feb'] }, ['Utfall'])).toEqual([]);
  expect(answersFor({ Vara: ['maj', 'juni'] }, ['2024/2025'])).toEqual([]);
});

it('an answer is the year of the first month, and later ones may be of the next', () => {
  const near = [...yearAnswered({ year: '2024' }), 'Utfall 2025'];
  const { columns } = roledTable({ Månad: Object.keys(broken) });
  expect(withPeriods(columns, near)[0]?.read).toEqual([
    ...['2024-05-01', '2024-12-01', '2025-01-01', '2025-04-01'],
  ]);
  const { columns: months } = roledTable({ Månad: ['maj', 'juni'] });
  expect(withPeriods(months, near)[0]?.read).toEqual(['2024-05-01', '2024-06-01']);
});
