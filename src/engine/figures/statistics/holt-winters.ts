import { levelled } from './levelled.ts';
import { mean, median } from './median.ts';

/** Smoothing of level, trend and season, and damping of the trend; all in 0–1. */
interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
  phi: number;
}

/** Length of a season in values; null for none. */
export type Season = number | null;

/** Values below this part of the middle one have no season that is a part of their level. */
const LEAST_OF_MEDIAN = 0.1;

interface State {
  level: number;
  trend: number;
  /** Seasonal effects by position; empty for none. */
  seasonal: number[];
}

interface Fit {
  smoothing: Smoothing;
  state: State;
  squaredError: number;
}

const ALPHAS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9];
const BETAS = [0.01, 0.05, 0.1, 0.2];
const GAMMAS = [0.05, 0.15, 0.3, 0.5];
const PHIS = [0.8, 0.9, 0.98];

/** Errors within this share are equal, so that rounding does not choose the parameters. */
const CLEARLY = 1e-9;

function gridFor(season: Season): Smoothing[] {
  const gammas = season === null ? [0] : GAMMAS;
  return ALPHAS.flatMap((alpha) =>
    BETAS.flatMap((beta) =>
      gammas.flatMap((gamma) => PHIS.map((phi) => ({ alpha, beta, gamma, phi }))),
    ),
  );
}

/** Initial level, trend and season, from the first season and the second, if there is one. */
function start(values: readonly number[], season: Season): State {
  if (season === null) {
    const early = values.slice(0, Math.min(4, values.length));
    const trend = ((early.at(-1) ?? 0) - (early[0] ?? 0)) / Math.max(1, early.length - 1);
    return { level: mean(early) - (trend * (early.length + 1)) / 2, trend, seasonal: [] };
  }
  const first = values.slice(0, season);
  const second = values.slice(season, 2 * season);
  const trend = second.length < season ? 0 : (mean(second) - mean(first)) / season;
  const center = mean(first);
  const seasonal = first.map(
    (value, index) => value - (center + trend * (index - (season - 1) / 2)),
  );
  return { level: center - (trend * (season + 1)) / 2, trend, seasonal };
}

/** Runs the recursions through all values; null as soon as the error is not clearly less than that of the `best` so far. */
function smooth(
  values: readonly number[],
  from: State,
  { smoothing, best }: { smoothing: Smoothing; best: Fit | null },
): Fit | null {
  const { alpha, beta, gamma, phi } = smoothing;
  const seasonal = [...from.seasonal];
  let { level, trend } = from;
  // An error too large for a number is still the first one's.
  const least = best === null ? Number.NaN : best.squaredError * (1 - CLEARLY);
  let squaredError = 0;
  let place = 0;
  for (const value of values) {
    const effect = seasonal[place] ?? 0;
    const expected = level + phi * trend;
    squaredError += (value - expected - effect) ** 2;
    if (squaredError >= least) return null;
    const next = alpha * (value - effect) + (1 - alpha) * expected;
    trend = beta * (next - level) + (1 - beta) * phi * trend;
    level = next;
    if (seasonal.length > 0) seasonal[place] = gamma * (value - expected) + (1 - gamma) * effect;
    place = place + 1 < seasonal.length ? place + 1 : 0;
  }
  return { smoothing, state: { level, trend, seasonal }, squaredError };
}

/** The fit of the least error; of equal ones the first of the grid. */
function bestFit(values: readonly number[], starts: readonly State[], season: Season): Fit | null {
  const fits = starts.flatMap((from) => gridFor(season).map((smoothing) => ({ from, smoothing })));
  return fits.reduce<Fit | null>(
    (best, { from, smoothing }) => smooth(values, from, { smoothing, best }) ?? best,
    null,
  );
}

/**
 * Damped Holt–Winters (damped Holt if `season` is null): the next `steps` values. A season is a part of the level, by
 * logarithms, where no value is near zero: after a fall by a third December is no longer as much above the year as it
 * was. It begins as it would had no level changed for good. Parameters: the least squared one-step error on a fixed
 * grid. Gardner & McKenzie (1985), Management Science 31:1237–1246; Hyndman & Athanasopoulos (2021), sections 8.2–8.3.
 */
export function dampedHoltWinters(
  values: readonly number[],
  season: Season,
  steps: number,
): number[] {
  if (season === null) return forecast(values, [start(values, season)], { season, steps });
  const least = median(values) * LEAST_OF_MEDIAN;
  const isRelative = least > 0 && values.every((value) => value > least);
  const steady = levelled(values, season);
  if (!isRelative) return forecast(values, [start(steady, season)], { season, steps });
  const logs = steady.map(Math.log);
  // A fall at the turn of the year looks like a trend: begun without one, it is told by the errors.
  const from = [start(logs, season), start(logs.slice(0, season), season)];
  return forecast(values.map(Math.log), from, { season, steps }).map(Math.exp);
}

function forecast(
  values: readonly number[],
  starts: readonly State[],
  { season, steps }: { season: Season; steps: number },
): number[] {
  const best = bestFit(values, starts, season);
  if (best === null) return [];
  const { level, trend, seasonal } = best.state;
  let damping = 0;
  return Array.from({ length: steps }, (_, index) => {
    damping += best.smoothing.phi ** (index + 1);
    const place = seasonal.length === 0 ? 0 : (values.length + index) % seasonal.length;
    return level + damping * trend + (seasonal[place] ?? 0);
  });
}
