import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDays,
  formatFact,
  formatInstantDay,
  formatInstantTime,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatMonthShort,
  formatNumber,
  formatPercent,
  formatPeriod,
  formatRecentDay,
} from './format.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('Swedish figures', () => {
  it('groups thousands with a non-breaking space and has a decimal comma', () => {
    expect(formatNumber('1234567.891', 2)).toBe('1\u00A0234\u00A0567,89');
  });

  it('has a real minus, and none on what rounds to zero', () => {
    expect(formatNumber('-3.25', 1)).toBe('\u22123,3');
    expect(formatNumber('-0.04', 1)).toBe('0,0');
  });

  it('shows öre of sums too large for floating point', () => {
    expect(plain(formatNumber('90071992547409931.05', 2))).toBe('90 071 992 547 409 931,05');
  });

  it('says kronor, and other currencies by their code', () => {
    expect(plain(formatMoney('817860.05'))).toBe('817 860 kr');
    expect(plain(formatMoney('12.5', { currency: 'EUR', decimals: 2 }))).toBe('12,50 EUR');
  });

  it('gives each unit its word', () => {
    const fact = (value: string, unit: 'percentagePoints' | 'count' | 'ratio', precision: number) =>
      plain(formatFact({ value, unit, currency: null, precision }));
    expect(fact('1.25', 'percentagePoints', 1)).toBe('1,3 procentenheter');
    expect(fact('12408', 'count', 0)).toBe('12 408');
    expect(fact('0.138', 'ratio', 2)).toBe('0,14');
    expect(plain(formatPercent('-12'))).toBe('−12,0 %');
    expect([formatDays('1'), formatDays('2')].map(plain)).toEqual(['1 dag', '2 dagar']);
  });

  it('writes floats without exponent', () => {
    expect(plain(formatNumber(1e21))).toBe('1 000 000 000 000 000 000 000');
    expect(formatNumber(1e-9, 2)).toBe('0,00');
    expect(() => formatNumber(Number.NaN)).toThrow(RangeError);
  });

  it('agrees with the platform on sv-SE for every number', () => {
    const intl = new Intl.NumberFormat('sv-SE', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    });
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (n) => {
        expect(formatNumber({ units: BigInt(n), scale: 2 }, 2)).toBe(intl.format(n / 100));
      }),
    );
  });
});

describe('Swedish dates', () => {
  it('names days and months', () => {
    expect(plain(formatDate('2025-03-09'))).toBe('9 mars 2025');
    expect(plain(formatMonth('2025-03'))).toBe('mars 2025');
    expect(plain(formatMonthShort('2025-02'))).toBe('feb 2025');
    expect(formatMonthName(12)).toBe('december');
    expect(() => formatMonth('2025-13')).toThrow(RangeError);
  });

  it('says a period as briefly as it can be said', () => {
    const textOf = (from: string, to: string) => plain(formatPeriod({ from, to }));
    expect(textOf('2024-01-01', '2024-12-31')).toBe('2024');
    expect(textOf('2024-02-01', '2024-02-29')).toBe('februari 2024');
    expect(textOf('2025-01-01', '2025-06-30')).toBe('januari–juni 2025');
    expect(textOf('2024-11-01', '2025-01-31')).toBe('november 2024–januari 2025');
    expect(textOf('2024-12-02', '2025-03-14')).toBe('2 december 2024–14 mars 2025');
    expect(textOf('2025-01-02', '2025-03-14')).toBe('2 januari–14 mars 2025');
    expect(textOf('2025-01-02', '2025-01-05')).toBe('2–5 januari 2025');
    expect(textOf('2025-01-02', '2025-01-02')).toBe('2 januari 2025');
  });

  it('tells an instant in Swedish time, summer and winter', () => {
    expect(formatInstantDay('2025-06-30T22:30:00Z')).toBe('2025-07-01');
    expect(formatInstantTime('2025-06-30T22:30:00Z')).toBe('00:30');
    expect(formatInstantTime('2025-01-15T12:00:00Z')).toBe('13:00');
  });

  it('names the day something happened, and its year only where that is another', () => {
    const textOf = (instant: string) => plain(formatRecentDay(instant, '2025-12-31T12:00:00Z'));
    expect(textOf('2025-11-21T08:00:00Z')).toBe('21 november');
    expect(textOf('2024-12-31T22:59:59Z')).toBe('31 december 2024');
    expect(textOf('2024-12-31T23:00:00Z')).toBe('1 januari');
  });
});
