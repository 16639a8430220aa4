/** Forecasts the next `steps` values from the known ones. */
export type Forecaster = (known: readonly number[], steps: number) => number[];

/** One forecast compared with the actual value. */
export interface BacktestError {
  /** 1 = the next value. */
  ahead: number;
  actual: number;
  error: number;
}

/**
 * Rolling-origin evaluation: from each origin at or after `first` values, forecasts up to `steps`
 * ahead and compares with the actual values. L. J. Tashman (2000), Out-of-sample tests of
 * forecasting accuracy, Int. J. of Forecasting 16:437–450.
 */
export function backtest(
  values: readonly number[],
  forecaster: Forecaster,
  { first, steps }: { first: number; steps: number },
): BacktestError[] {
  const errors: BacktestError[] = [];
  for (let known = first; known < values.length; known += 1) {
    const forecasts = forecaster(values.slice(0, known), Math.min(steps, values.length - known));
    forecasts.forEach((forecast, index) => {
      const actual = values[known + index] ?? Number.NaN;
      errors.push({ ahead: index + 1, actual, error: forecast - actual });
    });
  }
  return errors;
}

/** Weighted absolute percentage error: Σ|error| ÷ Σ|actual| × 100; null where all are zero. */
export function wape(errors: readonly BacktestError[]): number | null {
  const total = errors.reduce((sum, { actual }) => sum + Math.abs(actual), 0);
  const missed = errors.reduce((sum, { error }) => sum + Math.abs(error), 0);
  return total > 0 ? (missed / total) * 100 : null;
}

/**
 * The absolute error that a share `level` of forecasts stays within: the ⌈(n + 1) × level⌉-th
 * smallest (split conformal prediction; V. Vovk et al. (2005), Algorithmic Learning in a Random
 * World).
 */
export function errorQuantile(errors: readonly BacktestError[], level: number): number {
  const sizes = errors.map(({ error }) => Math.abs(error)).sort((a, b) => a - b);
  const place = Math.min(sizes.length, Math.ceil((sizes.length + 1) * level));
  return sizes[place - 1] ?? Number.NaN;
}
