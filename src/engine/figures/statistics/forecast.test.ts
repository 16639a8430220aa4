import { describe, expect, it } from 'vitest';
import { forecastMonths } from './forecast.ts';

const season = [60, 55, 80, 90, 110, 130, 150, 140, 110, 95, 85, 95];
const years = (count: number, growth = 0) =>
  Array.from({ length: 12 * count }, (_, at) => (season[at % 12] ?? 0) * 1000 + growth * at);

describe('the forecast of three months', () => {
  it('is withheld below six whole months', () => {
    expect(forecastMonths([1, 2, 3, 4, 5])).toEqual({ kind: 'tooShort', months: 5 });
  });

  it('is withheld where there are no sales to try it on', () => {
    expect(forecastMonths([0, 0, 0, 0, 0, 0, 0, 0])).toEqual({ kind: 'noSales' });
  });

  it('is withheld where it misses far too much', () => {
    const wild = [10, 500, 3, 800, 20, 900, 1, 700, 15, 650];
    expect(forecastMonths(wild).kind).toBe('poor');
  });

  it('is withheld where repeating the last month does as well', () => {
    const walk = [107, 132, 153, 144, 168, 182, 208, 227, 203, 206, 186, 200];
    const outcome = forecastMonths(walk);
    if (outcome.kind !== 'naiveIsBetter') throw new Error(outcome.kind);
    expect(outcome.error).toBeGreaterThan(outcome.naiveError);
  });

  it('follows the season where the file holds two years', () => {
    const outcome = forecastMonths(years(3));
    if (outcome.kind !== 'given') throw new Error(outcome.kind);
    expect(outcome.forecast.method).toBe('seasonal');
    outcome.forecast.months.forEach(({ value }, index) => {
      expect(Math.abs(value / ((season[index] ?? 0) * 1000) - 1)).toBeLessThan(0.05);
    });
  });

  it('keeps the new level where it once fell, with the season of the months before', () => {
    const varied = years(2).map((value, at) => value * (at % 5 === 0 ? 1.01 : 1));
    const fallen = varied.map((value, at) => (at < 15 ? value : 0.75 * value));
    const outcome = forecastMonths(fallen);
    if (outcome.kind !== 'given') throw new Error(outcome.kind);
    const sum = outcome.forecast.months.reduce((all, { value }) => all + value, 0);
    const before = fallen.slice(12, 15).reduce((all, value) => all + value, 0);
    expect(sum / before).toBeGreaterThan(0.6);
    expect(sum / before).toBeLessThan(0.85);
  });

  it('has a season that is as large a part of a lower level as of a higher', () => {
    const christmas = [70, 70, 80, 75, 85, 90, 80, 75, 90, 100, 150, 200];
    const missed = [5, 9, 13, 15, 17, 19].flatMap((at) =>
      [0.5, 0.6, 0.7].map((part) => {
        const values = Array.from({ length: 24 }, (_, month) => {
          const uneven = 1 + 0.02 * Math.sin(7 * month);
          return (christmas[month % 12] ?? 0) * uneven * (month < at ? 1 : part);
        });
        const outcome = forecastMonths(values);
        if (outcome.kind !== 'given') return null;
        const sum = outcome.forecast.months.reduce((all, { value }) => all + value, 0);
        return Math.abs(sum / (220 * part) - 1);
      }),
    );
    const given = missed.flatMap((error) => error ?? []);
    expect(given.length).toBeGreaterThan(missed.length / 2);
    expect(Math.max(...given)).toBeLessThan(0.2);
  });

  it('has an interval around the forecast that widens ahead and never goes below zero', () => {
    const values = [52, 48, 50, 55, 47, 51, 49, 56, 50, 48, 53, 51];
    const outcome = forecastMonths(values);
    if (outcome.kind !== 'given') throw new Error(outcome.kind);
    const { months, error, trials } = outcome.forecast;
    const widths = months.map(({ high, value }) => high - value);
    months.forEach(({ low, value, high }) => {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
    });
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
    expect(error).toBeGreaterThan(0);
    expect(trials).toBe(15);
  });

  it('never shows sales below zero for a falling series', () => {
    const outcome = forecastMonths([100, 80, 60, 40, 20, 10, 4, 0]);
    if (outcome.kind === 'given')
      for (const { value } of outcome.forecast.months) expect(value).toBeGreaterThanOrEqual(0);
    else expect(['negative', 'poor', 'naiveIsBetter']).toContain(outcome.kind);
  });
});
