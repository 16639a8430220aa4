import { describe, expect, it } from 'vitest';
import { decimal } from '../../facts/decimal.ts';
import { dayNumber, dayOf, monthOf } from './months.ts';
import { timelineOf } from './timeline.ts';

const sums = (dates: readonly string[]) =>
  dates.map((date) => ({ date, amount: decimal('100'), rows: 1 }));

/** Every so many days from `from` to `to`. */
function every(step: number, from: string, to: string): string[] {
  const count = Math.floor((dayNumber(to) - dayNumber(from)) / step) + 1;
  return Array.from({ length: count }, (_, index) => dayOf(dayNumber(from) + step * index));
}

/** The first and the last whole month of a file with these days, and their number. */
function wholeOf(dates: readonly string[], today: string): [string, string, number] | null {
  const whole = timelineOf(sums(dates), today)?.whole ?? [];
  const [first, last] = [whole[0], whole.at(-1)];
  return first && last ? [monthOf(first.month), monthOf(last.month), whole.length] : null;
}

const firsts = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];
const lasts = ['2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30'];

describe('what was not over on the day of the analysis is never whole', () => {
  it.each<[string, string[], string, [string, string, number]]>([
    ['days', every(1, '2026-08-01', '2026-11-22'), '2026-11-22', ['2026-08', '2026-10', 3]],
    [
      'days to the last',
      every(1, '2026-08-01', '2026-11-30'),
      '2026-11-30',
      ['2026-08', '2026-11', 4],
    ],
    ['weeks', every(7, '2026-08-03', '2026-11-16'), '2026-11-22', ['2026-08', '2026-10', 3]],
    ['months by their first day', firsts, '2026-11-22', ['2026-08', '2026-10', 3]],
    ['months by their last day', lasts, '2026-11-22', ['2026-08', '2026-10', 3]],
    ['months that are over', lasts, '2026-12-01', ['2026-08', '2026-11', 4]],
    ['two months, of which one is over', firsts.slice(2), '2026-11-22', ['2026-10', '2026-10', 1]],
  ])('%s', (_, dates, today, expected) => {
    expect(wholeOf(dates, today)).toEqual(expected);
  });

  it('a week that reaches over the end of a month keeps the month open', () => {
    const weeks = every(7, '2026-08-03', '2026-11-30');
    expect(wholeOf(weeks, '2026-12-01')).toEqual(['2026-08', '2026-10', 3]);
    expect(wholeOf(weeks, '2026-12-06')).toEqual(['2026-08', '2026-11', 4]);
  });

  it('a quarter, by its first or its last day, or by the day it has come to', () => {
    const starts = ['2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'];
    const ends = ['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'];
    for (const dates of [starts, [...ends, '2026-12-31'], [...ends, '2026-11-20']])
      expect(wholeOf(dates, '2026-11-22'), dates.at(-1)).toEqual(['2025-10', '2026-09', 12]);
    expect(wholeOf(starts, '2026-12-31')).toEqual(['2025-10', '2026-12', 15]);
    expect(timelineOf(sums(starts), '2026-11-22')?.covered.to).toBe('2026-11-22');
  });

  it('a year', () => {
    for (const dates of [
      ['2024-01-01', '2025-01-01', '2026-01-01'],
      ['2024-12-31', '2025-12-31', '2026-12-31'],
    ])
      expect(wholeOf(dates, '2026-11-22'), dates[0]).toEqual(['2024-01', '2025-12', 24]);
  });

  it('months to come, though rows bear their days', () => {
    const past = every(1, '2026-08-01', '2026-11-22');
    const planned = [...past, ...every(1, '2026-11-23', '2027-02-28')];
    expect(wholeOf(planned, '2026-11-22')).toEqual(['2026-08', '2026-10', 3]);
    expect(wholeOf(every(1, '2027-01-01', '2027-03-31'), '2026-11-22')).toBeNull();
  });

  it('nor does a row far ahead show that the file reaches to it', () => {
    const june = every(1, '2026-01-01', '2026-06-30');
    for (const stray of ['2026-12-24', '2062-06-30'])
      expect(wholeOf([...june, stray], '2026-11-22')).toEqual(['2026-01', '2026-06', 6]);
  });

  it('and rows of the month that is not over show that the month before is all there', () => {
    const closed = [...every(1, '2026-08-01', '2026-10-20'), '2026-11-05'];
    expect(wholeOf(closed, '2026-11-22')).toEqual(['2026-08', '2026-10', 3]);
    expect(wholeOf(closed.slice(0, -1), '2026-11-22')).toEqual(['2026-08', '2026-09', 2]);
  });

  it('nor does it take months before a long gap for the present', () => {
    const dates = [
      ...every(1, '2020-01-01', '2020-12-31'),
      ...every(1, '2026-11-01', '2026-11-20'),
    ];
    expect(wholeOf(dates, '2026-11-22')).toBeNull();
  });
});
