import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backtest, errorQuantile, wape } from './backtest.ts';
import { dampedHoltWinters } from './holt-winters.ts';
import { median } from './median.ts';
import { OUTLIER, robustZ } from './robust-z.ts';
import { seasonalIndices } from './seasonal-index.ts';
import { theilSen } from './theil-sen.ts';

const near = (expected: number) => expect.closeTo(expected, 6);

describe('the Theil–Sen line', () => {
  it('finds a straight line exactly', () => {
    expect(theilSen([10, 13, 16, 19])).toEqual({ slope: 3, intercept: 10 });
  });

  it('is not moved by one month gone wrong', () => {
    expect(theilSen([10, 13, 16, 9999, 22, 25, 28]).slope).toBe(3);
  });

  it('agrees with the medians written out for a small case', () => {
    // Slopes of 1, 4, 2: 3, 0.5 and −2; median 0.5. Left: 1, 3.5, 1; median 1.
    expect(theilSen([1, 4, 2])).toEqual({ slope: 0.5, intercept: 1 });
  });

  it('is flat for one value', () => {
    expect(theilSen([7])).toEqual({ slope: 0, intercept: 7 });
  });
});

describe('robust z', () => {
  it('is 0.6745 × (x − median) ÷ MAD', () => {
    // Median 3, absolute deviations 2 1 0 1 97: MAD 1.
    expect(robustZ([1, 2, 3, 4, 100])[4]).toEqual(near(97 * 0.6745));
  });

  it('still sees one month that stands out when all others are equal', () => {
    const scores = robustZ([5, 5, 5, 5, 5, 5, 5, 90]);
    expect(scores[7]).toBeGreaterThan(OUTLIER);
    expect(scores[0]).toBe(0);
  });

  it('finds nothing where all values are the same', () => {
    expect(robustZ([4, 4, 4])).toEqual([0, 0, 0]);
  });

  it('does not depend on unit or level', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(values, (series) => {
        const moved = robustZ(series.map((value) => 8 * value + 64));
        robustZ(series).forEach((score, index) => {
          expect(moved[index]).toEqual(expect.closeTo(score, 6));
        });
      }),
    );
  });
});

describe('the seasonal index', () => {
  const season = [0.5, 0.5, 0.8, 1, 1, 1.2, 1.5, 1.5, 1, 1, 1, 1];

  it('finds the season of a series with trend', () => {
    const values = Array.from({ length: 36 }, (_, at) => (1000 + 2 * at) * (season[at % 12] ?? 1));
    seasonalIndices(values, 12)?.forEach((index, place) => {
      expect(Math.abs(index - (season[place] ?? 0))).toBeLessThan(0.01);
    });
  });

  it('has one as its mean', () => {
    const values = Array.from({ length: 30 }, (_, at) => 100 + ((at * 37) % 23));
    const indices = seasonalIndices(values, 12) ?? [];
    expect(indices.reduce((sum, index) => sum + index, 0) / 12).toEqual(near(1));
  });

  it('is not given below two seasons or for a series without sales', () => {
    expect(seasonalIndices(new Array(23).fill(5), 12)).toBeNull();
    expect(seasonalIndices(new Array(36).fill(0), 12)).toBeNull();
  });
});

describe('damped Holt–Winters', () => {
  it('goes on with a constant', () => {
    expect(dampedHoltWinters([8, 8, 8, 8, 8, 8, 8], null, 3)).toEqual([near(8), near(8), near(8)]);
  });

  it('follows a trend, but less and less', () => {
    const [first = 0, second = 0, third = 0] = dampedHoltWinters([10, 20, 30, 40, 50, 60], null, 3);
    expect(first).toBeGreaterThan(60);
    expect(second - first).toBeGreaterThan(third - second);
    expect(third - second).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(70.5);
  });

  it('repeats a season it has seen', () => {
    const season = [10, 20, 30, 40, 50, 60, 60, 50, 40, 30, 20, 10];
    const forecast = dampedHoltWinters([...season, ...season, ...season], 12, 3);
    forecast.forEach((value, index) => {
      expect(Math.abs(value - (season[index] ?? 0))).toBeLessThan(0.5);
    });
  });

  it('scales with the money it is counted in', () => {
    const values = [120, 90, 140, 130, 160, 110, 150, 170, 120];
    const scaled = dampedHoltWinters(
      values.map((value) => value * 1024),
      null,
      3,
    );
    dampedHoltWinters(values, null, 3).forEach((value, index) => {
      expect(scaled[index]).toEqual(expect.closeTo(value * 1024, 3));
    });
  });
});

describe('trying a forecast backwards', () => {
  const repeatLast = (known: readonly number[], steps: number) =>
    Array.from({ length: steps }, () => known.at(-1) ?? 0);

  it('holds every forecast against what came', () => {
    expect(backtest([1, 2, 4, 8], repeatLast, { first: 2, steps: 3 })).toEqual([
      { ahead: 1, actual: 4, error: -2 },
      { ahead: 2, actual: 8, error: -6 },
      { ahead: 1, actual: 8, error: -4 },
    ]);
  });

  it('weighs errors by what came', () => {
    const errors = backtest([1, 2, 4, 8], repeatLast, { first: 2, steps: 3 });
    expect(wape(errors)).toEqual(near((12 / 20) * 100));
    expect(wape([{ ahead: 1, actual: 0, error: 5 }])).toBeNull();
  });

  it('takes the error that four forecasts of five stay within', () => {
    const errors = Array.from({ length: 9 }, (_, index) => ({
      ahead: 1,
      actual: 1,
      error: index % 2 === 0 ? index + 1 : -(index + 1),
    }));
    expect(errorQuantile(errors, 0.8)).toBe(8);
    expect(errorQuantile(errors.slice(0, 2), 0.8)).toBe(2);
  });
});

describe('the median', () => {
  it('is the middle value, or between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
  });
});
