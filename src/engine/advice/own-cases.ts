import type { Compared } from '../events/own-months.ts';

/** A change of some months against those they are held against, and of each of them, as shares. */
function changes({ now, before, first }: Compared, from: number) {
  const pairs = now
    .map((each, place) => [each, before[place] ?? 0] as const)
    .slice(Math.max(0, from - first))
    .filter(([, then]) => then > 0);
  const sum = (side: 0 | 1) => pairs.reduce((all, pair) => all + pair[side], 0);
  const whole = sum(1) > 0 ? sum(0) / sum(1) - 1 : 0;
  return { whole, each: pairs.map(([own, then]) => own / then - 1) };
}

/** How much smaller than as a whole the change has been in the months where it was smaller, in per cent of it. */
export function smallerBy(compared: Compared | null, from = compared?.first ?? 0): number[] {
  if (compared === null) return [];
  const { whole, each } = changes(compared, from);
  if (whole === 0) return [];
  // A month that went the other way had no such change to be smaller.
  return each.map((own) => 100 * (1 - own / whole)).filter((part) => part > 0 && part <= 100);
}

/** How much larger than as a whole the change has been in the months where it was larger, in per cent of it. */
export function largerBy(compared: Compared | null): number[] {
  if (compared === null) return [];
  const { whole, each } = changes(compared, compared.first);
  return whole === 0 ? [] : each.map((own) => 100 * (own / whole - 1)).filter((part) => part > 0);
}

/** Some subjects' months as one; null where one of them is not known. */
export function together(all: readonly (Compared | undefined)[]): Compared | null {
  const [start] = all;
  const known = all.flatMap((each) => each ?? []);
  if (start === undefined || known.length < all.length) return null;
  const sum = (side: 'now' | 'before') =>
    start[side].map((_, place) => known.reduce((of, each) => of + (each[side][place] ?? 0), 0));
  return { first: start.first, now: sum('now'), before: sum('before') };
}

/** By how much values are below their own mean, in per cent of it, where they are. */
export function belowMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  return mean <= 0 ? [] : values.map((each) => 100 * (1 - each / mean)).filter((part) => part > 0);
}

const YEAR = 12;

/**
 * How much lower than in its other years a month has been, each held against its own year of twelve months counted from the
 * end; in per cent. None of fewer than two years.
 */
export function belowOtherYears(months: readonly number[]): number[] {
  const years = Array.from({ length: Math.floor(months.length / YEAR) }, (_, back) =>
    months.slice(months.length - YEAR * (back + 1), months.length - YEAR * back),
  );
  if (years.length < 2) return [];
  const ratios = years.map((year) => {
    const mean = year.reduce((sum, each) => sum + each, 0) / YEAR;
    return mean > 0 ? year.map((each) => each / mean) : null;
  });
  const known = ratios.flatMap((year) => (year === null ? [] : [year]));
  if (known.length < years.length) return [];
  return Array.from({ length: YEAR }, (_, place) =>
    belowMean(known.map((year) => year[place] ?? 0)),
  ).flat();
}
