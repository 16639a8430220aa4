import { levelled } from './levelled.ts';
import { mean, median } from './median.ts';
import { seasonalIndices } from './seasonal-index.ts';

/** As logarithms: a year that differs by a tenth or so from how the others grow has another level … */
const OTHER = 0.1;
/** … and one of two, which have no others, may have it from a fifth on: less bends a season too little to be told of. */
const MAY_BE_OTHER = 0.2;

/** The values of each whole season. */
const seasonsOf = (values: readonly number[], season: number): number[][] =>
  Array.from({ length: Math.floor(values.length / season) }, (_, year) =>
    values.slice(year * season, (year + 1) * season),
  );

/** How much more each season was than the one before, as logarithms; a month in the middle says it. */
function growths(values: readonly number[], season: number): number[] {
  const years = seasonsOf(values, season);
  return years
    .slice(1)
    .map((year, before) =>
      median(year.map((value, at) => Math.log(value / (years[before]?.[at] ?? value)))),
    );
}

/** Without a level that changed where one season turned into the next: of three or more, one that the others do not grow by. */
function withoutTurns(values: readonly number[], season: number): number[] {
  const each = growths(values, season);
  if (each.length < 2) return [...values];
  const usual = median(each);
  let factor = 1;
  return values.map((value, at) => {
    const grown = at > 0 && at % season === 0 ? (each[at / season - 1] ?? usual) : usual;
    if (Math.abs(grown - usual) >= OTHER) factor *= Math.exp(usual - grown);
    return value * factor;
  });
}

/** Each month against the mean of its own season: true where the level changed at the turn of two. */
function withinSeasons(values: readonly number[], season: number): number[] {
  const years = seasonsOf(values, season);
  return Array.from({ length: season }, (_, at) =>
    mean(years.map((year) => (year[at] ?? 0) / mean(year))),
  );
}

/** What both say of a month: the lesser of two highs or lows, and that it is as others where they disagree. */
function agreed(one: number, other: number): number {
  if (one > 1 && other > 1) return Math.min(one, other);
  return one < 1 && other < 1 ? Math.max(one, other) : 1;
}

/** A season, and what was taken out of the values or left unsaid to tell it. */
export interface SeasonOfYears {
  indices: number[];
  /** Levels that changed for good were taken out. */
  isLevelled: boolean;
  /** Two seasons differ as much as by a new level at their turn or an even growth: only what is true of both is told. */
  isAgreed: boolean;
}

/** Seasonal indices that no change of level bends, whenever it came; null below two whole seasons. */
export function seasonOfYears(values: readonly number[], season: number): SeasonOfYears | null {
  const isPositive = values.every((value) => value > 0);
  const level = levelled(values, season);
  const even = isPositive ? withoutTurns(level, season) : level;
  const indices = seasonalIndices(even, season);
  if (indices === null) return null;
  const isLevel = even.some((value, at) => value !== values[at]);
  const [growth, ...more] = isPositive ? growths(even, season) : [];
  if (growth === undefined || more.length > 0 || Math.abs(growth) < MAY_BE_OTHER)
    return { indices, isLevelled: isLevel, isAgreed: false };
  const within = withinSeasons(even, season);
  const both = indices.map((index, at) => agreed(index, within[at] ?? 1));
  return { indices: both, isLevelled: isLevel, isAgreed: true };
}
