import { describe, expect, it } from 'vitest';
import { closedDays } from './holidays.ts';
import { dayNumber, dayOf, lastDay, monthNumber, monthOf, weekday } from './months.ts';
import { endsWhole, firstUnfinished, rhythmOf, startsWhole } from './rhythm.ts';

/** Every day from `from` to `to` that `open` lets through. */
function days(from: string, to: string, open: (weekday: number) => boolean): string[] {
  const found: string[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1)
    if (open(weekday(day))) found.push(dayOf(day));
  return found;
}

const everyDay = () => true;
const weekdays = (day: number) => day < 5;

describe('Swedish holidays', () => {
  it.each([
    [2024, '2024-03-29', '2024-04-01', '2024-05-09', '2024-06-21'],
    [2025, '2025-04-18', '2025-04-21', '2025-05-29', '2025-06-20'],
    [2026, '2026-04-03', '2026-04-06', '2026-05-14', '2026-06-19'],
  ])(
    'finds långfredag, annandag påsk, Kristi himmelsfärdsdag and midsommarafton of %i',
    (year, ...moving) => {
      const closed = closedDays(year);
      for (const day of [...moving, `${year}-12-24`, `${year}-01-06`])
        expect(closed.has(dayNumber(day))).toBe(true);
      expect(closed.has(dayNumber(`${year}-02-10`))).toBe(false);
    },
  );
});

describe('months', () => {
  it('know their last day, in leap years too', () => {
    expect(['2024-02', '2025-02', '2025-12'].map((month) => lastDay(monthNumber(month)))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2025-12-31',
    ]);
    expect(monthOf(monthNumber('2025-12-31') + 1)).toBe('2026-01');
  });
});

describe('whole and partial months', () => {
  it('takes a month as whole that ends on a weekend when the shop is closed on weekends', () => {
    // 30 and 31 August 2025 are a Saturday and a Sunday.
    const rhythm = rhythmOf(days('2025-06-02', '2025-08-29', weekdays));
    expect(rhythm.kind).toBe('daily');
    expect(endsWhole(rhythm, '2025-08-29')).toBe(true);
    expect(endsWhole(rhythm, '2025-08-25')).toBe(false);
  });

  it('takes January as whole when the first sale is after trettonhelgen', () => {
    const rhythm = rhythmOf(days('2025-01-07', '2025-03-31', weekdays));
    // Closed 1 and 6 January; 2 and 3 January are the two days off that are allowed.
    expect(startsWhole(rhythm, '2025-01-07')).toBe(true);
    expect(startsWhole(rhythm, '2025-01-09')).toBe(false);
  });

  it('takes a month as partial when a shop open every day stops in the middle of it', () => {
    const rhythm = rhythmOf(days('2025-01-01', '2025-03-20', everyDay));
    expect(endsWhole(rhythm, '2025-03-20')).toBe(false);
    expect(endsWhole(rhythm, '2025-03-29')).toBe(true);
    expect(endsWhole(rhythm, '2025-03-28')).toBe(false);
  });

  it('never takes the month of today as whole before its last day', () => {
    const rhythm = rhythmOf(days('2025-01-01', '2025-03-30', everyDay));
    expect(firstUnfinished(rhythm, '2025-03-30')).toBe(monthNumber('2025-03'));
    expect(firstUnfinished(rhythm, '2025-03-31')).toBe(monthNumber('2025-04'));
    expect(firstUnfinished(rhythm, '2025-04-02')).toBe(monthNumber('2025-04'));
    expect(endsWhole(rhythm, '2025-03-30')).toBe(true);
  });

  it('takes every month as whole in a file with one date a month', () => {
    const firsts = ['2025-01-01', '2025-02-01', '2025-03-01'];
    const ends = ['2025-01-31', '2025-02-28', '2025-03-31'];
    for (const dates of [firsts, ends]) {
      const rhythm = rhythmOf(dates);
      expect(rhythm.kind).toBe('monthly');
      expect(startsWhole(rhythm, dates[0] ?? '')).toBe(true);
      expect(endsWhole(rhythm, dates[2] ?? '')).toBe(true);
    }
  });

  it('lets less than a week be missing in a file with one date a week', () => {
    const rhythm = rhythmOf(days('2025-01-03', '2025-03-28', (day) => day === 4));
    expect(rhythm.kind).toBe('weekly');
    expect(endsWhole(rhythm, '2025-03-28')).toBe(true);
    expect(endsWhole(rhythm, '2025-03-21')).toBe(false);
  });
});
