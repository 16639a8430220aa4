import type { Fact } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';
import { duringPeriodOf, periodOf } from '../text/placeholder.ts';
import { dividedBy, type Formula, multipliedBy } from './effect-formula.ts';

/** With fewer months a year cannot be estimated. */
export const FEWEST_MONTHS = 3;

/** Why an amount is not given per year. */
export const TOO_FEW_MONTHS =
  'Går inte att räkna: filen täcker för få hela månader för att räknas upp till ett år.';
export const NOT_PER_YEAR = 'Går inte att räkna upp till ett år ur filen.';

/** How the comparable periods were chosen; null where the file is too short to compare. */
export type ComparedPeriods = { kind: 'year' | 'preceding'; current: Period } | null;

/** Months from first to last, inclusive. */
export function monthsBetween({ from, to }: Period): number {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return month(to) - month(from) + 1;
}

/** A month that a period begins later in than this day is not counted among its months: little of it is there. */
const HALF = 15;

/** The months that what is told of a period is of: a first one of which less than half is there is none. */
export const monthsCounted = (period: Period): number =>
  monthsBetween(period) - (Number(period.from.slice(8)) > HALF ? 1 : 0);

/** The amount of some months as kronor per year; null with too few months. */
export function scaledToYear(months: number | null, formula: Formula): Formula | null {
  if (months === null || months < FEWEST_MONTHS) return null;
  if (months === 12) return formula;
  return dividedBy(multipliedBy(formula, 12), months);
}

/** Whether a period is a calendar year, which no part of a year has to be told from. */
const isWholeYear = (period: Period): boolean =>
  period.from.endsWith('-01-01') && monthsBetween(period) === 12;

/** What the latest months are held against: `samma period året före`, of a calendar year `året före`. */
export function periodBefore(comparison: ComparedPeriods): string {
  if (comparison?.kind === 'year')
    return isWholeYear(comparison.current) ? 'året före' : 'samma period året före';
  const single = comparison !== null && monthsBetween(comparison.current) === 1;
  return single ? 'månaden före' : 'månaderna före';
}

/** How the comparable periods were chosen: `jämfört med samma period året före`. */
export const versusOf = (comparison: ComparedPeriods): string =>
  `jämfört med ${periodBefore(comparison)}`;

/** A change's own months before what they are held against: `under 2025 jämfört med …`. */
export const changedDuring = (change: Fact | undefined, text: string): string =>
  change?.period == null ? text : `${duringPeriodOf(change)} ${text}`;

/** Whether a file is of more than the months that are compared, so that what is of all of it has to be said to be. */
export const isMoreThan = (current: Fact | null, total: Fact | null): boolean =>
  current !== null && current.value !== total?.value;

/** What a figure of all rows is of, where it stands alone: a year of the books, or the file. */
export function ofWhat(fact: Fact, isMore: boolean, isYear: boolean): string {
  if (isMore) return ' i hela filen';
  return isYear && fact.period !== null ? ` ${duringPeriodOf(fact)}` : ' i filen';
}

/**
 * The fact whose period best describes what a file covers: its complete months if it has no others,
 * else the days of its first and last row.
 */
export function coveredBy(
  total: Fact | null,
  months: Fact | null,
): { fact: Fact; whole: boolean } | null {
  if (total === null || total.period === null) return null;
  const { from, to } = total.period;
  const same =
    months !== null &&
    months.period?.from.slice(0, 7) === from.slice(0, 7) &&
    months.period.to.slice(0, 7) === to.slice(0, 7);
  return same ? { fact: months, whole: true } : { fact: total, whole: false };
}

/**
 * The start of a sentence on what a file covers: `Under mars 2025`, `Under perioden 3–20 mars
 * 2025`, `Den 3 mars 2025`.
 */
export function duringCovered({ fact, whole }: { fact: Fact; whole: boolean }): string {
  if (whole) return `Under ${periodOf(fact)}`;
  return `${fact.period?.from === fact.period?.to ? 'Den' : 'Under perioden'} ${periodOf(fact)}`;
}
