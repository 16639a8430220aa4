import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backtest, errorQuantile, type Forecaster, wape } from './backtest.ts';
import { forecastMonths } from './forecast.ts';
import { dampedHoltWinters } from './holt-winters.ts';
import { mean, median } from './median.ts';
import { OUTLIER, robustZ } from './robust-z.ts';
import { seasonalIndices } from './seasonal-index.ts';
import { theilSen } from './theil-sen.ts';

const kronor = fc.integer({ min: -50_000, max: 50_000 });
const series = (minLength: number, maxLength = 20) => fc.array(kronor, { minLength, maxLength });
const close = (value: number | undefined, digits = 6) =>
  expect.closeTo(value ?? Number.NaN, digits);

describe('the median', () => {
  it('has as many values above it as below', () => {
    fc.assert(
      fc.property(series(1), (values) => {
        const middle = median(values);
        const above = values.filter((value) => value > middle).length;
        const below = values.filter((value) => value < middle).length;
        expect(Math.max(above, below)).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('does not depend on the order, and leaves the values as they lay', () => {
    fc.assert(
      fc.property(series(1), (values) => {
        const before = [...values];
        expect(median([...values].reverse())).toBe(median(values));
        expect(values).toEqual(before);
      }),
    );
  });

  it('follows what is added to every value and what they are multiplied by', () => {
    fc.assert(
      fc.property(series(1), kronor, fc.integer({ min: -9, max: 9 }), (values, more, times) => {
        expect(median(values.map((value) => value + more))).toBe(median(values) + more);
        expect(median(values.map((value) => value * times))).toEqual(close(median(values) * times));
      }),
    );
  });

  it('stays among the sound values however wild fewer than half of them are', () => {
    fc.assert(
      fc.property(series(3, 9), (sound) => {
        const wild = sound.slice(1).map((_, at) => (at % 2 === 0 ? 1e12 : -1e12));
        const middle = median([...sound, ...wild]);
        expect(middle).toBeGreaterThanOrEqual(Math.min(...sound));
        expect(middle).toBeLessThanOrEqual(Math.max(...sound));
      }),
    );
  });

  it('of nothing is no number, nor is the mean', () => {
    expect(median([])).toBeNaN();
    expect(mean([])).toBeNaN();
    expect(mean([1, 2, 6])).toBe(3);
  });
});

/** The slopes of all pairs, sorted by hand: another way to the same line. */
function pairSlopes(values: readonly number[]): number[] {
  const slopes = values.flatMap((from, i) =>
    values.flatMap((to, j) => (j > i ? [(to - from) / (j - i)] : [])),
  );
  return slopes.sort((a, b) => a - b);
}

describe('the Theil–Sen line', () => {
  it('has as many pairs that rise faster as pairs that rise slower', () => {
    fc.assert(
      fc.property(series(2, 12), (values) => {
        const { slope } = theilSen(values);
        const slopes = pairSlopes(values);
        const faster = slopes.filter((one) => one > slope + 1e-9).length;
        const slower = slopes.filter((one) => one < slope - 1e-9).length;
        expect(Math.max(faster, slower)).toBeLessThanOrEqual(slopes.length / 2);
      }),
    );
  });

  it('leaves as many values above it as below', () => {
    fc.assert(
      fc.property(series(1, 12), (values) => {
        const { slope, intercept } = theilSen(values);
        const left = values.map((value, x) => value - slope * x - intercept);
        expect(left.filter((one) => one > 1e-6).length).toBeLessThanOrEqual(values.length / 2);
        expect(left.filter((one) => one < -1e-6).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it('turns with a line that is added, and with the unit', () => {
    fc.assert(
      fc.property(series(2, 12), fc.integer({ min: -500, max: 500 }), (values, tilt) => {
        const line = theilSen(values);
        const tilted = theilSen(values.map((value, x) => value + tilt * x + 7));
        expect(tilted.slope).toEqual(close(line.slope + tilt));
        expect(tilted.intercept).toEqual(close(line.intercept + 7));
        const thousands = theilSen(values.map((value) => value / 1000));
        expect(thousands.slope * 1000).toEqual(close(line.slope));
      }),
    );
  });

  it('is found through a series of any length, in a time that does not grow with its square', () => {
    const values = Array.from({ length: 20_000 }, (_, x) => 3 * x + 7 + (x % 9 === 0 ? 1e9 : 0));
    const { slope, intercept } = theilSen(values);
    expect(slope).toBeCloseTo(3, 6);
    expect(intercept).toBeCloseTo(7, 3);
  });

  it('falls as steeply as the same months rise in the other order', () => {
    fc.assert(
      fc.property(series(2, 12), (values) => {
        expect(theilSen([...values].reverse()).slope).toEqual(close(-theilSen(values).slope));
      }),
    );
  });

  it.each([7, 10, 14, 24])(
    'keeps a line through %i months of which a quarter went wrong',
    (count) => {
      const wrong = Math.floor(count / 4);
      const values = Array.from({ length: count }, (_, x) => 1000 + 40 * x);
      // One in four months lost: still more than half of the pairs are sound.
      for (let at = 0; at < wrong; at += 1) values[at * 4 + 1] = 900_000;
      const { slope } = theilSen(values);
      expect(Math.abs(slope)).toBeLessThan(40 * 12);
    },
  );

  it('is no number for no months', () => {
    expect(theilSen([]).slope).toBe(0);
    expect(theilSen([]).intercept).toBeNaN();
  });
});

describe('robust z', () => {
  it('is zero at the median, above it above zero and below it below', () => {
    fc.assert(
      fc.property(series(1), (values) => {
        const middle = median(values);
        robustZ(values).forEach((score, at) => {
          expect(Math.sign(score) * Math.sign((values[at] ?? 0) - middle)).toBeGreaterThanOrEqual(
            0,
          );
          if (values[at] === middle) expect(score).toBe(0);
        });
      }),
    );
  });

  it('turns around with the sign of the amounts', () => {
    fc.assert(
      fc.property(series(1), (values) => {
        const turned = robustZ(values.map((value) => -value));
        robustZ(values).forEach((score, at) => {
          expect(turned[at]).toEqual(close(-score));
        });
      }),
    );
  });

  it('calls at most half of any values outliers', () => {
    fc.assert(
      fc.property(series(1, 30), (values) => {
        const outliers = robustZ(values).filter((score) => Math.abs(score) > OUTLIER);
        expect(outliers.length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });

  it.each([
    // Median 100, deviations 10 0 10 0 20: MAD 10, so a deviation of 10 is 0.6745.
    [
      [90, 100, 110, 100, 120],
      [-0.6745, 0, 0.6745, 0, 1.349],
    ],
    // Four of five the same: mean deviation 2, and 10 ÷ (1.2533 × 2).
    [
      [5, 5, 5, 5, 15],
      [0, 0, 0, 0, 10 / (1.2533 * 2)],
    ],
    [[7], [0]],
    [[], []],
  ])('of %j is %j', (values, scores) => {
    expect(robustZ(values)).toEqual(scores.map((score) => close(score)));
  });
});

describe('the seasonal index', () => {
  const positive = fc.array(fc.integer({ min: 1000, max: 90_000 }), {
    minLength: 24,
    maxLength: 48,
  });

  it('has one as its mean, and no index below zero where nothing was', () => {
    fc.assert(
      fc.property(positive, (values) => {
        const indices = seasonalIndices(values, 12) ?? [];
        expect(indices).toHaveLength(12);
        expect(mean(indices)).toEqual(close(1));
        expect(Math.min(...indices)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the same in kronor as in thousands of kronor', () => {
    fc.assert(
      fc.property(positive, (values) => {
        const thousands =
          seasonalIndices(
            values.map((value) => value / 1024),
            12,
          ) ?? [];
        expect(seasonalIndices(values, 12)).toEqual(thousands.map((index) => close(index)));
      }),
    );
  });

  it('begins where the series begins: a year that starts a month later is turned a month', () => {
    const season = [0.5, 0.5, 0.8, 1, 1, 1.2, 1.5, 1.5, 1, 1, 1, 1];
    const from = (first: number) =>
      seasonalIndices(
        Array.from({ length: 36 }, (_, at) => 1000 * (season[(at + first) % 12] ?? 0)),
        12,
      ) ?? [];
    const january = from(0);
    expect(from(1)).toEqual([...january.slice(1), january[0]].map((index) => close(index)));
  });

  it.each([
    ['a level of zero', Array.from({ length: 36 }, (_, at) => (at < 18 ? 0 : 100))],
    ['a level below zero', Array.from({ length: 36 }, () => -100)],
  ])('is not given for %s', (_, values) => {
    expect(seasonalIndices(values, 12)).toBeNull();
  });

  it('is not moved by one month gone wrong where there are three of each', () => {
    const values = Array.from({ length: 60 }, () => 1000);
    values[30] = 90_000;
    for (const index of seasonalIndices(values, 12) ?? [])
      expect(Math.abs(index - 1)).toBeLessThan(0.4);
  });
});

describe('damped Holt–Winters', () => {
  const sold = fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 6, maxLength: 18 });

  it('moves with what is added to every month', () => {
    fc.assert(
      fc.property(sold, (values) => {
        const lifted = dampedHoltWinters(
          values.map((value) => value + 4096),
          null,
          3,
        );
        dampedHoltWinters(values, null, 3).forEach((value, at) => {
          expect(Math.abs((lifted[at] ?? 0) - value - 4096)).toBeLessThan(0.01);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same months whether three are asked for or six', () => {
    fc.assert(
      fc.property(sold, (values) => {
        expect(dampedHoltWinters(values, null, 6).slice(0, 3)).toEqual(
          dampedHoltWinters(values, null, 3),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('never bends the other way: each step is shorter than the one before', () => {
    fc.assert(
      fc.property(sold, (values) => {
        const ahead = dampedHoltWinters(values, null, 6);
        const steps = ahead.slice(1).map((value, at) => value - (ahead[at] ?? 0));
        for (const [at, step] of steps.slice(1).entries())
          expect(Math.abs(step)).toBeLessThanOrEqual(Math.abs(steps[at] ?? 0) + 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('goes on with a season from the month it has come to', () => {
    const season = [10, 20, 30, 40, 50, 60, 60, 50, 40, 30, 20, 10];
    const values = Array.from({ length: 29 }, (_, at) => season[at % 12] ?? 0);
    // Month 30 is the sixth of its year.
    const [first = 0] = dampedHoltWinters(values, 12, 1);
    expect(Math.abs(first - 60)).toBeLessThan(1);
  });
});

describe('trying a forecast backwards', () => {
  const repeatLast: Forecaster = (known, steps) =>
    Array.from({ length: steps }, () => known.at(-1) ?? 0);

  it('never shows a forecaster what is to come', () => {
    const values = [3, 1, 4, 1, 5, 9, 2, 6];
    const seen: number[] = [];
    backtest(
      values,
      (known, steps) => {
        expect(known).toEqual(values.slice(0, known.length));
        seen.push(known.length);
        return repeatLast(known, steps);
      },
      { first: 4, steps: 3 },
    );
    expect(seen).toEqual([4, 5, 6, 7]);
  });

  it('asks for no more months than there are to hold against', () => {
    const errors = backtest([1, 2, 3, 4, 5, 6], repeatLast, { first: 3, steps: 3 });
    // Three from the third, two from the fourth, one from the fifth.
    expect(errors.map(({ ahead }) => ahead)).toEqual([1, 2, 3, 1, 2, 1]);
  });

  it('finds no error in a forecast that is always right', () => {
    const right = backtest([5, 5, 5, 5, 5], repeatLast, { first: 2, steps: 2 });
    expect(wape(right)).toBe(0);
    expect(errorQuantile(right, 0.8)).toBe(0);
    expect(backtest([5, 5], repeatLast, { first: 2, steps: 2 })).toEqual([]);
  });

  it('weighs an error of a thousand in a small month as one in a large', () => {
    const errors = [
      { ahead: 1, actual: 1000, error: 1000 },
      { ahead: 1, actual: 99_000, error: 0 },
    ];
    expect(wape(errors)).toBe(1);
    expect(wape(errors.map((one) => ({ ...one, error: -one.error })))).toBe(1);
    expect(wape([])).toBeNull();
  });

  it.each([
    [1, 1],
    [4, 4],
    [5, 5],
    [9, 8],
    [19, 16],
  ])('of %i errors takes the %i:th smallest for four of five', (count, place) => {
    const errors = Array.from({ length: count }, (_, at) => ({
      ahead: 1,
      actual: 1,
      error: count - at,
    }));
    expect(errorQuantile(errors, 0.8)).toBe(place);
  });

  it('has no spread without errors', () => {
    expect(errorQuantile([], 0.8)).toBeNaN();
  });
});

describe('the forecast of three months', () => {
  const months = fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 6, maxLength: 26 });

  it('is given with its interval around it and never below zero, or withheld with a reason', () => {
    fc.assert(
      fc.property(months, (values) => {
        const outcome = forecastMonths(values);
        if (outcome.kind === 'given') {
          const { error, naiveError, months: ahead } = outcome.forecast;
          expect(ahead).toHaveLength(3);
          for (const { low, value, high } of ahead) {
            expect(low).toBeGreaterThanOrEqual(0);
            expect(value).toBeGreaterThanOrEqual(low);
            expect(high).toBeGreaterThanOrEqual(value);
          }
          expect(error).toBeLessThanOrEqual(25);
          if (error > 10) expect(error).toBeLessThan(naiveError);
        } else if (outcome.kind === 'poor') expect(outcome.error).toBeGreaterThan(25);
        else if (outcome.kind === 'naiveIsBetter') expect(outcome.error).toBeGreaterThan(10);
      }),
      { numRuns: 25 },
    );
  });

  it('is the same in kronor and in öre', () => {
    const values = [52, 48, 50, 55, 47, 51, 49, 56, 50, 48, 53, 51];
    const [kr, ore] = [values, values.map((value) => value * 128)].map(forecastMonths);
    if (kr?.kind !== 'given' || ore?.kind !== 'given') throw new Error('withheld');
    expect(ore.forecast.error).toEqual(close(kr.forecast.error));
    ore.forecast.months.forEach(({ value, low, high }, at) => {
      expect([value, low, high]).toEqual(
        Object.values(kr.forecast.months[at] ?? {}).map((one) => close(one * 128, 3)),
      );
    });
  });

  it('may go below zero where the months do', () => {
    const result = [-50, -48, -52, -49, -51, -50, -48, -52, -49, -51];
    const outcome = forecastMonths(result);
    if (outcome.kind !== 'given') throw new Error(outcome.kind);
    for (const { value, low } of outcome.forecast.months) {
      expect(value).toBeLessThan(0);
      expect(low).toBeLessThan(value);
    }
  });
});
