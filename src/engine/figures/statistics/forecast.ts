import { type BacktestError, backtest, errorQuantile, type Forecaster, wape } from './backtest.ts';
import { dampedHoltWinters, type Season } from './holt-winters.ts';

const STEPS = 3;
const MONTHS = 12;
const SEASONAL_FROM = 24;
const SHORTEST = 6;
const INTERVAL = 0.8;
/** With a larger error, in per cent, a forecast is not worth showing. */
const POOREST_ERROR = 25;
/** With a smaller error a forecast is useful even if a naive one does as well. */
export const GOOD_ERROR = 10;
/** Distances with at least this many errors use their own spread; the others a pooled one. */
const OWN_SPREAD_FROM = 10;

export interface MonthlyForecast {
  method: 'seasonal' | 'trend';
  /** The next three values with their 80 % interval. */
  months: { value: number; low: number; high: number }[];
  /** Backtest WAPE in per cent, of the method and of the better naive forecast. */
  error: number;
  naiveError: number;
  /** Number of forecasts compared in the backtest. */
  trials: number;
}

export type ForecastOutcome =
  | { kind: 'given'; forecast: MonthlyForecast }
  | { kind: 'tooShort'; months: number }
  | { kind: 'noSales' }
  | { kind: 'poor'; error: number }
  | { kind: 'naiveIsBetter'; error: number; naiveError: number }
  | { kind: 'negative' };

const repeatLast: Forecaster = (known, steps) =>
  Array.from({ length: steps }, () => known.at(-1) ?? Number.NaN);

const repeatYear: Forecaster = (known, steps) =>
  Array.from({ length: steps }, (_, index) => known[known.length - MONTHS + index] ?? Number.NaN);

function smoothed(season: Season): Forecaster {
  return (known, steps) => dampedHoltWinters(known, season, steps);
}

interface Tried {
  method: MonthlyForecast['method'];
  forecaster: Forecaster;
  errors: BacktestError[];
  error: number;
}

function tried(values: readonly number[], method: Tried['method'], first: number): Tried | null {
  const forecaster = smoothed(method === 'seasonal' ? MONTHS : null);
  const errors = backtest(values, forecaster, { first, steps: STEPS });
  const error = wape(errors);
  return error === null ? null : { method, forecaster, errors, error };
}

/** Half the interval's width at each distance, never narrower further ahead. */
function halfWidths(errors: BacktestError[]): number[] {
  let widest = 0;
  return Array.from({ length: STEPS }, (_, index) => {
    const own = errors.filter(({ ahead }) => ahead === index + 1);
    const used = own.length >= OWN_SPREAD_FROM ? own : errors;
    widest = Math.max(widest, errorQuantile(used, INTERVAL));
    return widest;
  });
}

function withInterval(values: readonly number[], best: Tried): MonthlyForecast['months'] {
  const widths = halfWidths(best.errors);
  const floor = Math.min(...values) >= 0 ? 0 : Number.NEGATIVE_INFINITY;
  return best.forecaster(values, STEPS).map((value, index) => {
    const width = widths[index] ?? Number.NaN;
    return { value, low: Math.max(floor, value - width), high: value + width };
  });
}

/**
 * Forecasts three months from monthly values, oldest first: damped Holt, or seasonal from 24 months
 * if that backtests better. Withheld with its reason below six months, with an error above 25 %, or
 * above 10 % if a naive forecast does as well.
 */
export function forecastMonths(values: readonly number[]): ForecastOutcome {
  if (values.length < SHORTEST) return { kind: 'tooShort', months: values.length };
  const long = values.length >= SEASONAL_FROM;
  const first = long ? Math.max(MONTHS + 1, values.length - MONTHS) : Math.ceil(values.length / 2);
  const methods = long ? (['seasonal', 'trend'] as const) : (['trend'] as const);
  const candidates = methods.flatMap((method) => tried(values, method, first) ?? []);
  const best = candidates.sort((a, b) => a.error - b.error)[0];
  const naive = [repeatLast, ...(long ? [repeatYear] : [])].flatMap(
    (forecaster) => wape(backtest(values, forecaster, { first, steps: STEPS })) ?? [],
  );
  if (best === undefined || naive.length === 0) return { kind: 'noSales' };
  const [error, naiveError] = [best.error, Math.min(...naive)];
  if (error > POOREST_ERROR) return { kind: 'poor', error };
  if (error > GOOD_ERROR && error >= naiveError)
    return { kind: 'naiveIsBetter', error, naiveError };
  const months = withInterval(values, best);
  if (Math.min(...values) >= 0 && months.some(({ value }) => value < 0))
    return { kind: 'negative' };
  return {
    kind: 'given',
    forecast: { method: best.method, months, error, naiveError, trials: best.errors.length },
  };
}
