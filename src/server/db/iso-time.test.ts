import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoTime } from './iso-time.ts';

it('is the same moment, to the millisecond, as a Date would tell', () => {
  const moments = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.nat(999), (moment, micros) => {
      const iso = moment.toISOString();
      const seconds = iso.slice(0, 19).replace('T', ' ');
      const fraction = `${iso.slice(20, 23)}${String(micros).padStart(3, '0')}`.replace(/0+$/, '');
      const written = `${seconds}${fraction === '' ? '' : `.${fraction}`}+00`;
      expect(isoTime(written)).toBe(iso);
    }),
  );
});

it('reads what a database of another zone writes', () => {
  expect(isoTime('2026-11-22 19:08:31.5+01')).toBe('2026-11-22T18:08:31.500Z');
  expect(isoTime('2026-11-22 23:38:31+05:30')).toBe('2026-11-22T18:08:31.000Z');
});
