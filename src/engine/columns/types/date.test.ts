import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSerial, lastDay, readDate } from './date.ts';

describe('a date is read however it is written', () => {
  it.each([
    ['2025-01-31', '2025-01-31', 'day'],
    ['2025/01/31', '2025-01-31', 'day'],
    ['20250131', '2025-01-31', 'day'],
    ['31.01.2025', '2025-01-31', 'day'],
    ['31/1 2025', '2025-01-31', 'day'],
    ['31/01/2025', '2025-01-31', 'day'],
    ['31-12-2024', '2024-12-31', 'day'],
    ['den 3 mars 2025', '2025-03-03', 'day'],
    ['3 maj 2025', '2025-05-03', 'day'],
    ['Mar 5, 2025', '2025-03-05', 'day'],
    ['2025-01-31 14:05', '2025-01-31', 'day'],
    ['2025-01-31T23:30:00+01:00', '2025-01-31', 'day'],
    ['2025-01-02 09:58:11 +0100', '2025-01-02', 'day'],
    ['2025-01-31 14:00 - 14:45', '2025-01-31', 'day'],
    ['31/1 2025 kl 9.00–10.30', '2025-01-31', 'day'],
    ['fre 31 jan 2025 14:00 till 15:00', '2025-01-31', 'day'],
    ['jan 2025', '2025-01-01', 'month'],
    ['Okt-24', '2024-10-01', 'month'],
    ['2025-01', '2025-01-01', 'month'],
    ['2025M01', '2025-01-01', 'month'],
    ['2025-P02', '2025-02-01', 'month'],
    ['P12 2025', '2025-12-01', 'month'],
    ['2025K3', '2025-07-01', 'quarter'],
    ['Q1 2025', '2025-01-01', 'quarter'],
    ['v. 5 2025', '2025-01-27', 'week'],
    ['2025-W01', '2025-01-01', 'week'],
  ])('%s is %s (%s)', (written, iso, grain) => {
    expect(readDate(written)).toMatchObject({ iso, grain });
  });

  it.each([
    '2025-13-01',
    'P13 2025',
    'P1 2025',
    '2025-02-29',
    '31.11.2025',
    '12345',
    'mars',
    'Summa',
    '1,50',
    '99999999',
    '0/0/2025',
  ])('%s is no date', (written) => expect(readDate(written)).toBeNull());

  it('takes the day first unless told that the month is', () => {
    expect(readDate('03/04/2025')).toMatchObject({ iso: '2025-04-03', ambiguous: true });
    expect(readDate('03/04/2025', 'mdy')).toMatchObject({ iso: '2025-03-04' });
    expect(readDate('03.04.2025', 'mdy')).toMatchObject({ iso: '2025-04-03', ambiguous: false });
  });

  it('counts Excel days from 1899-12-30', () => {
    expect(fromSerial(45658)).toBe('2025-01-01');
    expect(fromSerial(45658.99)).toBe('2025-01-01');
    expect(fromSerial(12)).toBeNull();
  });

  it('lets a month reach to its last day', () => {
    expect(lastDay('2024-02-01', 'month')).toBe('2024-02-29');
    expect(lastDay('2025-07-01', 'quarter')).toBe('2025-09-30');
    expect(lastDay('2024-12-30', 'week')).toBe('2025-01-05');
  });

  it('reads back every day written with points, slashes or compactly', () => {
    const days = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y, m, d] = iso.split('-');
        for (const text of [
          iso,
          `${y}${m}${d}`,
          `${d}.${m}.${y}`,
          `${Number(d)}/${Number(m)} ${y}`,
        ]) {
          expect(readDate(text)?.iso).toBe(iso);
        }
      }),
    );
  });
});
