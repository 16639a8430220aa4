import { expect, test } from 'vitest';
import { nextTime } from './next-time.ts';

const next = (rhythm: 'monthly' | 'weekly', day: number, after: string) =>
  nextTime({ rhythm, day }, new Date(after)).toISOString();

test.each([
  // Clocks are moved forward on 29 March 2026 and back on 25 October.
  ['weekly', 7, '2026-03-22T06:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['weekly', 7, '2026-10-18T05:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['monthly', 28, '2026-03-01T00:00:00Z', '2026-03-28T06:00:00.000Z'],
  ['monthly', 30, '2026-03-01T00:00:00Z', '2026-03-30T05:00:00.000Z'],
] as const)(
  '%s on day %i after %s is at seven by Swedish clocks',
  (rhythm, day, after, expected) => {
    expect(next(rhythm, day, after)).toBe(expected);
  },
);

test('day 31 is the last day of a shorter month, once each', () => {
  const days: string[] = [];
  for (let at = '2027-12-31T06:00:00.000Z'; days.length < 5; ) {
    at = next('monthly', 31, at);
    days.push(at.slice(0, 10));
  }
  expect(days).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']);
});

test('the time itself is not its own next, and the Swedish day counts', () => {
  expect(next('weekly', 1, '2026-11-23T06:00:00Z')).toBe('2026-11-30T06:00:00.000Z');
  expect(next('weekly', 1, '2026-11-23T05:59:59Z')).toBe('2026-11-23T06:00:00.000Z');
  // Still Sunday in UTC.
  expect(next('weekly', 1, '2026-11-22T23:30:00Z')).toBe('2026-11-23T06:00:00.000Z');
});
