import { describe, expect, it } from 'vitest';
import { closedDays } from './holidays.ts';
import {
  calendarMonth,
  dayNumber,
  dayOf,
  firstDay,
  lastDay,
  monthNumber,
  monthOf,
  monthsPeriod,
  weekday,
} from './months.ts';
import { unequalDays } from './unequal-days.ts';

/** Easter Sundays as they are printed in almanacs. */
const easters = [
  ...['2000-04-23', '2001-04-15', '2002-03-31', '2003-04-20', '2004-04-11', '2005-03-27'],
  ...['2008-03-23', '2011-04-24', '2014-04-20', '2016-03-27', '2018-04-01', '2019-04-21'],
  ...['2020-04-12', '2021-04-04', '2022-04-17', '2023-04-09', '2024-03-31', '2025-04-20'],
  ...['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2031-04-13'],
  // The latest and the earliest Easter that are near, and those the rule has exceptions for.
  ...['2038-04-25', '1943-04-25', '1818-03-22', '2049-04-18', '2076-04-19', '1981-04-19'],
];

const days = (year: number) => [...closedDays(year)].map(dayOf).sort();

describe('Swedish holidays', () => {
  it.each(easters)('lie around Easter Sunday %s', (easter) => {
    const sunday = dayNumber(easter);
    expect(weekday(sunday)).toBe(6);
    const closed = closedDays(Number(easter.slice(0, 4)));
    // Långfredag, påskafton, påskdagen, annandag påsk and Kristi himmelsfärdsdag.
    for (const day of [-2, -1, 0, 1, 39]) expect(closed.has(sunday + day)).toBe(true);
    // Skärtorsdag and the Tuesday after are days like others, if they are no holidays of their own.
    expect(closed.has(sunday - 3)).toBe(false);
    expect(closed.has(sunday + 2)).toBe(false);
  });

  it('of 2025 are these', () => {
    expect(days(2025)).toEqual([
      ...['2025-01-01', '2025-01-06', '2025-04-18', '2025-04-19', '2025-04-20', '2025-04-21'],
      ...['2025-05-01', '2025-05-29', '2025-06-06', '2025-06-20', '2025-06-21'],
      ...['2025-12-24', '2025-12-25', '2025-12-26', '2025-12-31'],
    ]);
  });

  it('of 2008 are one fewer: Kristi himmelsfärdsdag fell on the first of May', () => {
    expect(days(2008)).toHaveLength(14);
    expect(days(2008)).toContain('2008-05-01');
  });

  it.each(Array.from({ length: 40 }, (_, at) => 2000 + at))(
    'of %i have midsommarafton on a Friday from 19 to 25 June',
    (year) => {
      const june = days(year).filter((day) => day >= `${year}-06-19` && day <= `${year}-06-27`);
      expect(june).toHaveLength(2);
      const [eve = '', midsummer = ''] = june;
      expect(weekday(dayNumber(eve))).toBe(4);
      expect(dayNumber(midsummer)).toBe(dayNumber(eve) + 1);
      expect(eve <= `${year}-06-25`).toBe(true);
    },
  );

  it('have Kristi himmelsfärdsdag on a Thursday', () => {
    for (const easter of easters) {
      const thursday = dayNumber(easter) + 39;
      expect(weekday(thursday)).toBe(3);
    }
  });
});

describe('days', () => {
  it.each([
    ['1970-01-01', 0],
    ['1970-01-02', 1],
    ['1969-12-31', -1],
    ['2000-03-01', 11_017],
    ['2024-02-29', 19_782],
  ])('%s is number %i', (day, number) => {
    expect(dayNumber(day)).toBe(number);
    expect(dayOf(number)).toBe(day);
  });

  it.each([
    ['1970-01-01', 3],
    ['1969-12-31', 2],
    ['1899-12-31', 6],
    ['2000-01-01', 5],
    ['2024-02-29', 3],
    ['2025-12-31', 2],
    ['2026-11-22', 6],
  ])('%s is weekday %i, counted from Monday', (day, expected) => {
    expect(weekday(dayNumber(day))).toBe(expected);
  });

  it('come back as they went, every day of a leap century', () => {
    let expected = dayNumber('1999-12-25');
    for (const day = new Date('1999-12-25T00:00:00Z'); day.getUTCFullYear() < 2005; ) {
      const text = day.toISOString().slice(0, 10);
      expect(dayNumber(text)).toBe(expected);
      expect(weekday(expected)).toBe((day.getUTCDay() + 6) % 7);
      day.setUTCDate(day.getUTCDate() + 1);
      expected += 1;
    }
  });
});

describe('months', () => {
  it.each([
    ['2023-02', '2023-02-28'],
    ['2024-02', '2024-02-29'],
    ['2000-02', '2000-02-29'],
    ['1900-02', '1900-02-28'],
    ['2100-02', '2100-02-28'],
    ['2025-04', '2025-04-30'],
    ['2025-12', '2025-12-31'],
    ['2025-01', '2025-01-31'],
  ])('%s ends %s', (month, last) => {
    expect(lastDay(monthNumber(month))).toBe(last);
    expect(firstDay(monthNumber(month))).toBe(`${month}-01`);
  });

  it('count on over the turn of a year', () => {
    expect(monthNumber('2026-01') - monthNumber('2025-12')).toBe(1);
    expect(monthOf(monthNumber('2025-12') + 14)).toBe('2027-02');
    expect(monthOf(monthNumber('2025-01') - 1)).toBe('2024-12');
    expect([1, 6, 12].map((month) => calendarMonth(2025 * 12 + month - 1))).toEqual([1, 6, 12]);
  });

  it('make a period from the first day to the last', () => {
    expect(monthsPeriod(monthNumber('2024-01'), monthNumber('2024-02'))).toEqual({
      from: '2024-01-01',
      to: '2024-02-29',
    });
  });
});

describe('periods of unequal length', () => {
  const of = (from: string, to: string) => ({ from, to });
  const february = of('2025-02-01', '2025-02-28');
  const march = of('2025-03-01', '2025-03-31');

  it('are a month and a shorter month, by the days of each', () => {
    expect(unequalDays(march, february)).toEqual({ now: 31, before: 28 });
    expect(unequalDays(february, march)).toEqual({ now: 28, before: 31 });
  });

  it.each([
    ['July and August', of('2025-08-01', '2025-08-31'), of('2025-07-01', '2025-07-31')],
    ['a year and a leap year', of('2025-01-01', '2025-12-31'), of('2024-01-01', '2024-12-31')],
    // 92 days and 90: 2.2 per cent.
    ['two quarters', of('2025-07-01', '2025-09-30'), of('2025-01-01', '2025-03-31')],
  ])('are not %s', (_, current, previous) => {
    expect(unequalDays(current, previous)).toBeNull();
  });

  it.each([
    // 31 days and 30: 3.3 per cent; and the other way 3.2.
    ['October and September', of('2025-10-01', '2025-10-31'), of('2025-09-01', '2025-09-30')],
    ['September and August', of('2025-09-01', '2025-09-30'), of('2025-08-01', '2025-08-31')],
    // 29 days and 28.
    ['February of a leap year', of('2024-02-01', '2024-02-29'), of('2023-02-01', '2023-02-28')],
  ])('are %s', (_, current, previous) => {
    expect(unequalDays(current, previous)).not.toBeNull();
  });
});
