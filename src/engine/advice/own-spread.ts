import type { Assumption } from './rule.ts';

/** Fewer cases of its own show nothing of a company. */
const FEWEST = 3;

/** The value below which a part of the sorted values lies, between neighbours in proportion. */
function at(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** By how much, in per cent of itself, each of some values is above the middle one. */
export function aboveMiddle(values: readonly number[]): number[] {
  const middle = at(
    [...values].sort((a, b) => a - b),
    0.5,
  );
  return values.map((value) => (value > middle ? (100 * (value - middle)) / value : 0));
}

/** One decimal, without one that is zero. */
const shown = (percent: number) => String(Math.round(percent * 10) / 10);

/**
 * The assumption that a company's own cases show to be possible, in per cent: a fourth of them reach less than the low one,
 * half the likely, a fourth more than the high; none above `most`. Null with too few cases, or where they show next to nothing.
 */
export function ownAssumption(
  cases: readonly number[],
  { label, basis, most }: { label: string; basis: string; most: number },
): Assumption | null {
  const sorted = cases.filter((each) => each > 0).map((each) => Math.min(each, most));
  if (sorted.length < FEWEST) return null;
  sorted.sort((a, b) => a - b);
  const [low, likely, high] = [at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75)].map(shown);
  if (low === undefined || likely === undefined || high === undefined) return null;
  if (Number(low) <= 0 || Number(likely) <= Number(low) || Number(high) <= Number(likely))
    return null;
  return { label, basis, low, likely, high, own: true };
}

/** No company's own cases are taken to show more than so many times what is assumed of others. */
const BEYOND_GENERAL = 1.5;

/** `Antagen minskning av returerna` is what is shown, once it is the company's own. */
function ownLabel(label: string): string {
  const rest = label.replace(/^Antage[nt] /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const withQuartiles = (basis: string) => `${basis} (undre fjärdedel, mitten och övre fjärdedel).`;

/** The company's own assumption where its cases show one, else the general one. */
export function ownOr(general: Assumption, cases: readonly number[], basis: string): Assumption {
  const most = BEYOND_GENERAL * Number(general.high);
  return (
    ownAssumption(cases, { label: ownLabel(general.label), basis: withQuartiles(basis), most }) ??
    general
  );
}

/**
 * The same of how much smaller a change has been in some of its months: where it has hardly varied, they show that it is
 * steady, and nothing of how much of it can be undone.
 */
export function ownOfMonths(
  general: Assumption,
  cases: readonly number[],
  basis: string,
): Assumption {
  const own = ownOr(general, cases, basis);
  return Number(own.likely) < Number(general.low) ? general : own;
}
