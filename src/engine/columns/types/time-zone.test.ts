import { describe, expect, it } from 'vitest';
import { readDate } from './date.ts';
import { dayOfSeconds } from './time-zone.ts';

describe('a time of the world is a day in Sweden', () => {
  it.each([
    ['2025-01-31T22:59:59Z', '2025-01-31'],
    ['2025-01-31T23:00:00Z', '2025-02-01'],
    ['2025-01-31T23:00:00.000Z', '2025-02-01'],
    ['2025-06-30T21:59:00+00:00', '2025-06-30'],
    ['2025-06-30T22:00:00Z', '2025-07-01'],
    ['2025-03-29 23:30:00 UTC', '2025-03-30'],
    ['2025-10-25T22:30:00Z', '2025-10-26'],
    ['2025-10-26T22:30:00Z', '2025-10-26'],
    ['2025-01-31T00:00:00Z', '2025-01-31'],
  ])('%s', (text, day) => expect(readDate(text)?.iso).toBe(day));

  it.each([
    ['2025-01-31T23:59:59Z', 'the last second of a day is the day'],
    ['2025-01-31T23:30:00', 'without a zone'],
    ['2025-01-31T23:30:00+01:00', 'in Swedish time'],
    ['2025-01-31 23:30:00 +0100', 'in Swedish time as shops write it'],
  ])('%s stands as it is: %s', (text) => expect(readDate(text)?.iso).toBe('2025-01-31'));
});

describe('seconds since 1970', () => {
  it.each([
    ['1735686000', '2025-01-01'],
    ['1735685999', '2024-12-31'],
    ['1735686000000', '2025-01-01'],
  ])('%s', (text, day) => expect(dayOfSeconds(text)).toBe(day));
  it.each(['45658', '20250131', '12345678901', '0'])('%s is none', (text) =>
    expect(dayOfSeconds(text)).toBeNull(),
  );
});
