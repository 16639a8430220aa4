import { FEWEST_MONTHS } from '../../../advice/periods.ts';
import type { Fact } from '../../../facts/fact.ts';
import { size } from '../../../facts/fact-value.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import type { MonthSum } from '../../../figures/calendar/timeline.ts';

/** A smaller part of the costs of its time moves the comparison too little to be told of. */
export const WEIGHTY = 0.05;
/** While an area is there it has rows in every quarter, and in three months or more: else it is billed now and then, and has neither begun nor ended. */
const LONGEST_GAP = 3;

/** Of which of the two times an area lacks months, and how many. */
export interface Lacking {
  side: 'current' | 'previous';
  months: number;
  /** Of what has begun, the months of the later time before it. */
  notYet: number;
}

/** From its first month with rows to its last, as numbers; null where it is billed now and then. */
export function lastingMonths(
  own: readonly MonthSum[],
): readonly [first: number, last: number] | null {
  const billed = own.flatMap(({ month, rows }) => (rows > 0 ? [month] : []));
  const [first, last] = [billed[0], billed.at(-1)];
  if (first === undefined || last === undefined || billed.length < FEWEST_MONTHS) return null;
  const isRegular = billed.every((month, at) => month - (billed[at - 1] ?? month) <= LONGEST_GAP);
  return isRegular ? [first, last] : null;
}

/** The months before an area's first, or after its last, within what is compared; null where it is there all the time. */
export function lackingMonths(
  [first, last]: readonly [number, number],
  { previousMonths, currentMonths }: Comparison,
): Lacking | null {
  const begun = previousMonths.filter(({ month }) => month < first).length;
  const ended = currentMonths.filter(({ month }) => month > last).length;
  const months = Math.max(begun, ended);
  if (months < FEWEST_MONTHS) return null;
  const notYet = currentMonths.filter(({ month }) => month < first).length;
  return { side: begun >= ended ? 'previous' : 'current', months, notYet };
}

/** Of which time the months lack a kind that weighs in the other; null of neither. */
export function lackingOf(
  own: readonly MonthSum[],
  sums: { current: number; previous: number },
  all: { current: Fact; previous: Fact },
  comparison: Comparison | null,
): Lacking | null {
  const weighs =
    sums.current >= WEIGHTY * size(all.current) || sums.previous >= WEIGHTY * size(all.previous);
  const lasting = lastingMonths(own);
  return weighs && lasting !== null && comparison !== null
    ? lackingMonths(lasting, comparison)
    : null;
}
