import { median } from './median.ts';

/** A straight line through values at x = 0, 1, 2 … */
export interface Line {
  slope: number;
  intercept: number;
}

/**
 * Theil–Sen line: the median slope of all pairs, and the median residual as intercept. Robust to 29
 * % outliers. P. K. Sen (1968), Estimates of the regression coefficient based on Kendall's tau,
 * JASA 63:1379–1389.
 */
export function theilSen(values: readonly number[]): Line {
  const slopes: number[] = [];
  values.forEach((later, to) => {
    for (let from = 0; from < to; from += 1)
      slopes.push((later - (values[from] ?? Number.NaN)) / (to - from));
  });
  const slope = slopes.length === 0 ? 0 : median(slopes);
  const intercept = median(values.map((value, x) => value - slope * x));
  return { slope, intercept };
}
