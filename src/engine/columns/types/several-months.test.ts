import { describe, expect, it } from 'vitest';
import { lastDay, readDate } from './date.ts';
import { partOfYear } from './part-of-year.ts';
import { severalMonths } from './several-months.ts';

const span = (text: string) => {
  const read = readDate(text);
  return read && `${read.iso} ${lastDay(read.iso, read.grain)}`;
};

describe('parts of a year that are several months', () => {
  it.each([
    ['H1 2024', '2024-01-01 2024-06-30'],
    ['2024H2', '2024-07-01 2024-12-31'],
    ['2024 H1', '2024-01-01 2024-06-30'],
    ['H2-2024', '2024-07-01 2024-12-31'],
    ['1:a halvåret 2024', '2024-01-01 2024-06-30'],
    ['Första halvåret 2024', '2024-01-01 2024-06-30'],
    ['2:a halvåret, 2024', '2024-07-01 2024-12-31'],
    ['Halvår 2 2024', '2024-07-01 2024-12-31'],
    ['Halvår 1, 2024', '2024-01-01 2024-06-30'],
    ['2024 halvår 1', '2024-01-01 2024-06-30'],
    ['Tertial 3 2024', '2024-09-01 2024-12-31'],
    ['Q3 2024', '2024-07-01 2024-09-30'],
    ['2024-K2', '2024-04-01 2024-06-30'],
    ['Kvartal 4, 2024', '2024-10-01 2024-12-31'],
    ['kv. 1 2024', '2024-01-01 2024-03-31'],
    ['1:a kvartalet 2024', '2024-01-01 2024-03-31'],
    ['tredje kvartalet 2024', '2024-07-01 2024-09-30'],
  ])('%s', (text, expected) => {
    expect(span(text)).toBe(expected);
  });

  it.each([
    'H3 2024',
    'Halvår 3 2024',
    'VT 2024',
    'T1 2024',
    'Q5 2024',
    '5:e kvartalet 2024',
    'Hö 2024',
  ])('%s is none', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it('are parts of a year where no year is written', () => {
    expect(severalMonths('H2')).toEqual({ grain: 'half', number: 2 });
    expect(partOfYear('Andra halvåret')).toEqual({ grain: 'half', number: 2 });
    expect(partOfYear('Tertial 2')).toEqual({ grain: 'tertial', number: 2 });
    expect(partOfYear('Q4')).toEqual({ grain: 'quarter', number: 4 });
  });
});
