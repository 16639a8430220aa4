import { describe, expect, it } from 'vitest';
import { firstDay } from './notices.ts';
import { withdrawUntil } from './subscription.ts';

const at = (moment: string) => new Date(moment);
const bought = (moment: string) => ({
  ...{ state: 'active' as const, startedAt: at(moment), withdrawnAt: null },
});
const lastDayOf = (moment: string) =>
  withdrawUntil(bought(moment), at(moment))?.toISOString().slice(0, 10);

describe('days that the law counts are those of the calendar in Sweden', () => {
  it.each([
    ['an ordinary day', '2026-06-01T10:00:00Z', '2026-06-15'],
    [
      'half an hour past midnight, before the clock goes back',
      '2026-10-11T22:30:00Z',
      '2026-10-26',
    ],
    ['half an hour before midnight, before it goes forward', '2026-03-16T22:30:00Z', '2026-03-30'],
    ['the end of a month', '2026-01-30T12:00:00Z', '2026-02-13'],
    ['a Saturday, whose last day is the Monday after', '2026-01-31T12:00:00Z', '2026-02-16'],
    ['two weeks before Good Friday', '2026-03-20T12:00:00Z', '2026-04-07'],
    ['two weeks before midsommarafton', '2026-06-05T12:00:00Z', '2026-06-22'],
    ['two weeks before julafton, a Thursday', '2026-12-10T12:00:00Z', '2026-12-28'],
    ['two weeks before nyårsafton', '2026-12-17T12:00:00Z', '2027-01-04'],
    ['a leap day', '2028-02-15T12:00:00Z', '2028-02-29'],
  ])('a purchase on %s', (_, moment, last) => {
    expect(lastDayOf(moment)).toBe(last);
  });

  it('of which the last counts to its end', () => {
    const of = bought('2026-10-11T22:30:00Z');
    expect(withdrawUntil(of, at('2026-10-26T22:59:59Z'))).not.toBeNull();
    expect(withdrawUntil(of, at('2026-10-26T23:00:00Z'))).toBeNull();
  });

  it.each([
    ['2026-10-09T22:30:00Z', '2026-11-10'],
    ['2026-03-01T22:30:00Z', '2026-04-01'],
  ])('notice given at %s is of %s at the earliest', (moment, first) => {
    expect(firstDay(at(moment))).toBe(first);
  });
});
