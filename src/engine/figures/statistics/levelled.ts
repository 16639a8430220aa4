import { mean } from './median.ts';

/** A break in the level must explain this part of how much a year's ratios to the year before vary by … */
const EXPLAINS = 2 / 3;
/** … and be of a tenth or so, as a logarithm. */
const SLIGHT = 0.07;
/** Fewer months on either side of it show no level. */
const FEWEST = 2;
/** So many breaks are looked for in a season against the one before. */
const MOST_BREAKS = 2;

const spread = (values: readonly number[], middle: number) =>
  values.reduce((sum, value) => sum + (value - middle) ** 2, 0);

interface Break {
  at: number;
  before: number;
  after: number;
}

/** Where the values change their level, if a change explains most of how they vary. */
function breakIn(values: readonly number[]): Break | null {
  const all = spread(values, mean(values));
  let best: (Break & { left: number }) | null = null;
  for (let at = FEWEST; at <= values.length - FEWEST; at += 1) {
    const [one, other] = [values.slice(0, at), values.slice(at)];
    const [before, after] = [mean(one), mean(other)];
    const left = spread(one, before) + spread(other, after);
    if (best === null || left < best.left) best = { at, before, after, left };
  }
  if (best === null || Math.abs(best.after - best.before) < SLIGHT) return null;
  return best.left <= (1 - EXPLAINS) * all ? best : null;
}

const from = (values: readonly number[], start: number, factor: number) =>
  values.map((value, at) => (at < start ? value : value * factor));

/**
 * The values as they would be had no level been changed for good within a season, so that a fall in July makes no weak
 * autumn. A change of level is told by the ratios to the season before; it is of the one of the two that is further from the
 * other on one side only. The same values where none is found or some are not above zero.
 */
export function levelled(values: readonly number[], season: number): number[] {
  let level = [...values];
  if (values.some((value) => value <= 0)) return level;
  for (let start = season; start + season <= values.length; start += season)
    for (let found = 0; found < MOST_BREAKS; found += 1) {
      const ratios = Array.from({ length: season }, (_, at) =>
        Math.log((level[start + at] ?? 1) / (level[start + at - season] ?? 1)),
      );
      const broken = breakIn(ratios);
      if (broken === null) break;
      const { at, before, after } = broken;
      // Without a change before it the later season broke; else it holds the level that the earlier one came to.
      const place = Math.abs(before) <= Math.abs(after) ? start + at : start + at - season;
      const isLater = place >= start;
      level = from(level, place, Math.exp(isLater ? before - after : after - before));
    }
  return level;
}
