import fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOfSwedishMonth } from './month.ts';

const startOf = (moment: string) => startOfSwedishMonth(new Date(moment)).toISOString();

it.each([
  ['in winter, an hour before it does in UTC', '2026-02-15T12:00:00Z', '2026-01-31T23:00:00.000Z'],
  ['in summer, two hours before', '2026-07-15T12:00:00Z', '2026-06-30T22:00:00.000Z'],
  [
    'as winter, where summer time begins within it',
    '2026-03-31T12:00:00Z',
    '2026-02-28T23:00:00.000Z',
  ],
  ['as summer, where it ends within it', '2026-10-31T12:00:00Z', '2026-09-30T22:00:00.000Z'],
  ['with the year', '2026-01-01T00:00:00Z', '2025-12-31T23:00:00.000Z'],
  ['on a leap day’s eve of March', '2028-02-29T22:59:59Z', '2028-01-31T23:00:00.000Z'],
  ['at midnight itself', '2028-02-29T23:00:00Z', '2028-02-29T23:00:00.000Z'],
])('the Swedish month begins %s', (_, moment, start) => expect(startOf(moment)).toBe(start));

it('begins on the first at midnight by the clock in Stockholm, at or before any moment in it', () => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Stockholm',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const moment = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (now) => {
      const start = startOfSwedishMonth(now);
      expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(clock.format(start)).toBe(`${clock.format(now).slice(0, 7)}-01 00:00:00`);
    }),
  );
});
