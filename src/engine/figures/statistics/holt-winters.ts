import { mean } from './median.ts';

/** Smoothing of level, trend and season, and how fast the trend is damped; all in 0–1. */
interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
  phi: number;
}

/** Length of a season in values; null for none. Seasons are additive: they also hold where values are zero. */
export type Season = number | null;

interface State {
  level: number;
  trend: number;
  /** Effect of each place in the season; empty for none. */
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

/** Errors closer than this share are equal: rounding must not choose between parameters. */
const CLEARLY = 1e-9;

function gridFor(season: Season): Smoothing[] {
  const gammas = season === null ? [0] : GAMMAS;
  return ALPHAS.flatMap((alpha) =>
    BETAS.flatMap((beta) =>
      gammas.flatMap((gamma) => PHIS.map((phi) => ({ alpha, beta, gamma, phi }))),
    ),
  );
}

/** First level, trend and season: from the first season (and the second, where there is one). */
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

/** Runs the recursions through the values once; the state is that after the last. */
function smooth(values: readonly number[], from: State, smoothing: Smoothing): Fit {
  const { alpha, beta, gamma, phi } = smoothing;
  const seasonal = [...from.seasonal];
  let { level, trend } = from;
  let squaredError = 0;
  values.forEach((value, index) => {
    const place = seasonal.length === 0 ? 0 : index % seasonal.length;
    const effect = seasonal[place] ?? 0;
    const expected = level + phi * trend;
    squaredError += (value - expected - effect) ** 2;
    const next = alpha * (value - effect) + (1 - alpha) * expected;
    trend = beta * (next - level) + (1 - beta) * phi * trend;
    level = next;
    if (seasonal.length > 0) seasonal[place] = gamma * (value - expected) + (1 - gamma) * effect;
  });
  return { smoothing, state: { level, trend, seasonal }, squaredError };
}

/**
 * Damped Holt–Winters with additive season (damped Holt where `season` is null): the next `steps` values.
 * Parameters are those of a fixed grid with the least squared one-step error, the first where equal.
 * E. S. Gardner, E. McKenzie (1985), Forecasting trends in time series, Management Science 31:1237–1246;
 * R. J. Hyndman, G. Athanasopoulos (2021), Forecasting: Principles and Practice, sections 8.2–8.3.
 */
export function dampedHoltWinters(
  values: readonly number[],
  season: Season,
  steps: number,
): number[] {
  const from = start(values, season);
  const fits = gridFor(season).map((smoothing) => smooth(values, from, smoothing));
  const best = fits.reduce((least, other) =>
    other.squaredError < least.squaredError * (1 - CLEARLY) ? other : least,
  );
  const { level, trend, seasonal } = best.state;
  let damping = 0;
  return Array.from({ length: steps }, (_, index) => {
    damping += best.smoothing.phi ** (index + 1);
    const place = seasonal.length === 0 ? 0 : (values.length + index) % seasonal.length;
    return level + damping * trend + (seasonal[place] ?? 0);
  });
}
