import { mean } from '../figures/statistics/median.ts';

/** A change that stays: from which place, and how well it fits what was seen. */
export interface Step {
  from: number;
  /** 0–1: the part of the changes that the step explains. */
  fit: number;
  /** The step against the noise about it; above about four it is no chance. */
  strength: number;
}

/** The sum of the squares of some values. */
export const squares = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value * value, 0);

/** The sum of the values from a place on. */
function sumFrom(values: readonly number[], from: number): number {
  let sum = 0;
  for (let at = from; at < values.length; at++) sum += values[at] ?? 0;
  return sum;
}

/** Noise is never taken to be less than this share of the level. */
const LEAST_NOISE = 0.03;

/**
 * The place from which the differences to a year before are best explained by one change in
 * proportion to it; nothing is changed before that place. Null where nothing differs.
 */
export function bestStep(changes: readonly number[], levels: readonly number[]): Step | null {
  const whole = squares(changes);
  const size = mean(levels.map(Math.abs)) + mean(changes.map(Math.abs));
  if (whole === 0 || changes.length === 0) return null;
  // Without a list for each place: a file has hundreds of subjects, and each as many places as months.
  let best: Step | null = null;
  let before = 0;
  for (const [from, change] of changes.entries()) {
    const level = sumFrom(levels, from);
    const after = sumFrom(changes, from);
    const average = after / (changes.length - from);
    let apart = 0;
    for (let at = from; at < changes.length; at++) {
      const expected = level > 0 ? (after * (levels[at] ?? 0)) / level : average;
      apart += ((changes[at] ?? 0) - expected) ** 2;
    }
    const rest = before + apart;
    const fit = Math.max(0, 1 - rest / whole);
    if (best === null || fit > best.fit + 1e-9) {
      const noise = Math.max(Math.sqrt(rest / changes.length), LEAST_NOISE * size);
      const strength = (Math.abs(average) * Math.sqrt(changes.length - from)) / noise;
      best = { from, fit, strength };
    }
    before += change * change;
  }
  return best;
}

/** A place that alone differs; null where others differ about as much. */
export function bestSpike(changes: readonly number[]): Step | null {
  const whole = squares(changes);
  if (whole === 0 || changes.length < 4) return null;
  const from = changes.reduce(
    (best, each, at) => (Math.abs(each) > Math.abs(changes[best] ?? 0) ? at : best),
    0,
  );
  const others = changes.filter((_, at) => at !== from);
  const noise = Math.sqrt(squares(others) / others.length);
  const top = Math.abs(changes[from] ?? 0);
  return {
    from,
    fit: 1 - squares(others) / whole,
    strength: noise === 0 ? Number.MAX_VALUE : top / noise,
  };
}

/**
 * The place from which values such as prices lie at another level than all before; null where they
 * vary more than they moved.
 */
export function bestLevel(values: readonly number[], least: number): Step | null {
  const around = mean(values);
  const whole = squares(values.map((value) => value - around));
  if (whole === 0) return null;
  const steps = monthsFrom(least, values.length).map((from) => {
    const [before, after] = [values.slice(0, from), values.slice(from)];
    const [low, high] = [mean(before), mean(after)];
    const rest =
      squares(before.map((value) => value - low)) + squares(after.map((value) => value - high));
    const noise = Math.max(Math.sqrt(rest / values.length), 0.002 * Math.abs(around));
    return { from, fit: 1 - rest / whole, strength: Math.abs(high - low) / noise };
  });
  const [first] = steps;
  if (first === undefined) return null;
  return steps.reduce((best, step) => (step.fit > best.fit + 1e-9 ? step : best), first);
}

function monthsFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
}
