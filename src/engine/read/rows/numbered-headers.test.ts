import { describe, expect, it } from 'vitest';
import { roledTable } from '#support/roled-table.ts';
import { areNumberedHeaders, numberedPeriods } from './numbered-headers.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

describe('a row of numbers', () => {
  it.each<[string, (string | number)[]]>([
    ['days of a month', ['Varugrupp', ...upTo(31), 'Summa']],
    ['days without a corner', ['', ...upTo(28)]],
    ['months as Excel counts days', ['Kund', 45292, 45323, 45352]],
  ])('names columns: %s', (_, cells) => expect(areNumberedHeaders(cells)).toBe(true));

  it.each<[string, (string | number)[]]>([
    ['amounts', ['Te', 100, 200, 300, 400, 500]],
    ['numbers from the first column on', upTo(12)],
    ['amounts like days', ['Te', 45292, 45300, 45352]],
    ['few', ['Te', 1, 2, 3]],
  ])('is data: %s', (_, cells) => expect(areNumberedHeaders(cells)).toBe(false));
});

describe('columns named by numbers', () => {
  const periods = (names: readonly (string | number)[], near: string[], corner = 'Vara') => {
    const cells = Object.fromEntries(names.map((name) => [` ${name}`, ['5,00']]));
    const { columns } = roledTable({ [corner]: ['Te'], ...cells });
    return numberedPeriods(columns, near).map(({ iso }) => iso);
  };

  it('are days of the month near the table', () => {
    expect(periods(upTo(31), ['Mars 2025'])).toHaveLength(31);
    expect(periods(upTo(5), ['Dagsförsäljning mars 2025']).at(-1)).toBe('2025-03-05');
    // Five may be marks of a scale, and April has no 31st.
    expect(periods(upTo(5), ['Betyg mars 2025'])).toEqual([]);
    expect(periods(upTo(31), ['April 2025'])).toEqual([]);
  });

  it('are months where they are twelve, and weeks under that name', () => {
    expect(periods(upTo(12), ['2025'])).toHaveLength(12);
    expect(periods(upTo(5), ['2025'], 'Vecka')[1]).toBe('2025-01-06');
    expect(periods(upTo(20), ['2025'])).toEqual([]);
  });

  it('are months as Excel counts days', () =>
    expect(periods([45292, 45323, 45352], [])).toEqual(['2024-01-01', '2024-02-01', '2024-03-01']));
});
