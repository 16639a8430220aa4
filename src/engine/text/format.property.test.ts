import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDays,
  formatFact,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatMonthShort,
  formatNumber,
  formatPercent,
  formatPeriod,
} from './format.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const number = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
const decimals = fc.integer({ min: 0, max: 4 });

/** A shown number as a float again. */
function parsed(text: string): number {
  return Number(text.replaceAll('\u00A0', '').replace('\u2212', '-').replace(',', '.'));
}

describe('a number as it is shown', () => {
  it('is the number, to half of its last decimal', () => {
    fc.assert(
      fc.property(number, decimals, (cents, places) => {
        const shown = parsed(formatNumber({ units: BigInt(cents), scale: 2 }, places));
        expect(Math.abs(shown - cents / 100)).toBeLessThanOrEqual(0.5 * 10 ** -places + 1e-6);
      }),
    );
  });

  it('differs from its opposite by the minus alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (kronor) => {
        expect(formatNumber(-kronor)).toBe(`\u2212${formatNumber(kronor)}`);
      }),
    );
  });

  it('has groups of three, and no space or hyphen that could break a line', () => {
    fc.assert(
      fc.property(number, decimals, (cents, places) => {
        const text = formatNumber({ units: BigInt(cents), scale: 2 }, places);
        expect(text).toMatch(/^\u2212?\d{1,3}(\u00A0\d{3})*(,\d+)?$/u);
        expect((text.split(',')[1] ?? '').length).toBe(places);
      }),
    );
  });

  it('keeps the order of what it shows', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(parsed(formatNumber(less / 100, 1))).toBeLessThanOrEqual(
          parsed(formatNumber(more / 100, 1)),
        );
      }),
    );
  });

  it.each([
    ['0.5', 0, '1'],
    ['1.5', 0, '2'],
    ['2.5', 0, '3'],
    ['-0.5', 0, '\u22121'],
    ['-0.49', 0, '0'],
    ['0.05', 1, '0,1'],
    ['999.95', 1, '1\u00A0000,0'],
    ['999999', 0, '999\u00A0999'],
    ['1000000', 0, '1\u00A0000\u00A0000'],
    ['0', 3, '0,000'],
  ])('%s with %i decimals is %s', (value, places, shown) => {
    expect(formatNumber(value, places)).toBe(shown);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is never %s',
    (value) => {
      expect(() => formatMoney(value)).toThrow(RangeError);
    },
  );
});

describe('a figure with its unit', () => {
  it.each([
    ['1', 'SEK', null, 0, '1 kr'],
    ['1', 'SEK', 'SEK', 2, '1,00 kr'],
    ['-1234.5', 'SEK', 'NOK', 0, '−1 235 NOK'],
    ['12.34', 'percent', null, 1, '12,3 %'],
    ['-0.04', 'percent', null, 1, '0,0 %'],
    ['1', 'percentagePoints', null, 1, '1,0 procentenheter'],
    ['1', 'days', null, 0, '1 dag'],
    ['0', 'days', null, 0, '0 dagar'],
    ['1000', 'days', null, 0, '1 000 dagar'],
    ['1.005', 'ratio', null, 2, '1,01'],
    ['12408', 'count', null, 0, '12 408'],
  ] as const)('%s %s in %s', (value, unit, currency, precision, shown) => {
    expect(plain(formatFact({ value, unit, currency, precision }))).toBe(shown);
  });

  it('is one day in the singular also where it was a little more', () => {
    expect(plain(formatDays('1.2'))).toBe('1 dag');
    expect(plain(formatDays('1.6'))).toBe('2 dagar');
    expect(formatCount(7)).toBe('7');
    expect(plain(formatPercent(3, 0))).toBe('3 %');
  });
});

describe('months and days', () => {
  it('of every month have their Swedish name, long and short', () => {
    const long = Array.from({ length: 12 }, (_, at) => formatMonthName(at + 1));
    expect(long.join(' ')).toBe(
      'januari februari mars april maj juni juli augusti september oktober november december',
    );
    const short = long.map((_, at) =>
      plain(formatMonthShort(`2025-${String(at + 1).padStart(2, '0')}`)),
    );
    expect(short.map((text) => text.replace(' 2025', '')).join(' ')).toBe(
      'jan feb mars apr maj juni juli aug sep okt nov dec',
    );
  });

  it.each(['2025', '2025-1', '2025-00', '2025-13', '', '25-01-01', '2025/01/01'])(
    'are none of %j',
    (text) => {
      expect(() => formatMonth(text)).toThrow(RangeError);
      expect(() => formatDate(text)).toThrow(RangeError);
    },
  );

  it.each([0, 13, 1.5, -1])('are no month number %s', (month) => {
    expect(() => formatMonthName(month)).toThrow(RangeError);
  });
});

describe('a period', () => {
  it.each([
    ['2023-01-01', '2024-12-31', 'januari 2023–december 2024'],
    ['2025-02-01', '2025-02-28', 'februari 2025'],
    ['2024-02-01', '2024-02-28', '1–28 februari 2024'],
    ['2025-12-31', '2026-01-01', '31 december 2025–1 januari 2026'],
    ['2025-01-01', '2025-01-01', '1 januari 2025'],
    ['2025-04-01', '2025-04-30', 'april 2025'],
    ['2025-07-01', '2026-06-30', 'juli 2025–juni 2026'],
    ['2025-01-02', '2025-12-31', '2 januari–31 december 2025'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(plain(formatPeriod({ from, to }))).toBe(words);
  });

  it('names its last year once at most in a year, and always both years over its turn', () => {
    const day = fc
      .integer({ min: 18_000, max: 22_000 })
      .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = a <= b ? [a, b] : [b, a];
        const years = formatPeriod({ from, to }).match(/\d{4}/gu) ?? [];
        const expected = from.slice(0, 4) === to.slice(0, 4) ? [to] : [from, to];
        expect(years).toEqual(expected.map((date) => date.slice(0, 4)));
      }),
    );
  });
});
