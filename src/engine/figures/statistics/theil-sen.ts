import { median } from './median.ts';

/** A straight line through values at x = 0, 1, 2 … */
export interface Line {
  slope: number;
  intercept: number;
}

/** Earlier values that one is paired with: all pairs of a long series would grow with its square. */
const MOST_PAIRS = 200;

/**
 * Theil–Sen line: the median slope of all pairs, and the median residual as intercept. Robust to 29
 * % outliers. P. K. Sen (1968), Estimates of the regression coefficient based on Kendall's tau,
 * JASA 63:1379–1389. Of a long series each value is paired with at most 200 earlier ones, evenly spread.
 */
export function theilSen(values: readonly number[]): Line {
  const slopes: number[] = [];
  const step = Math.max(1, Math.ceil(values.length / MOST_PAIRS));
  values.forEach((later, to) => {
    for (let from = to % step; from < to; from += step)
      slopes.push((later - (values[from] ?? Number.NaN)) / (to - from));
  });
  const slope = slopes.length === 0 ? 0 : median(slopes);
  const intercept = median(values.map((value, x) => value - slope * x));
  return { slope, intercept };
}
