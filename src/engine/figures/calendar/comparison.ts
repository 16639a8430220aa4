import type { Period } from '../../table/period.ts';
import { within } from '../sql.ts';
import { type MonthSum, periodOf, type Timeline } from './timeline.ts';
import { unequalDays } from './unequal-days.ts';

/** Two stretches of whole months that may be compared. */
export interface Comparison {
  kind: 'year' | 'preceding';
  current: Period;
  previous: Period;
  currentMonths: MonthSum[];
  previousMonths: MonthSum[];
}

const YEAR = 12;

function compare(kind: Comparison['kind'], current: MonthSum[], previous: MonthSum[]): Comparison {
  return {
    kind,
    current: periodOf(current),
    previous: periodOf(previous),
    currentMonths: current,
    previousMonths: previous,
  };
}

/**
 * The latest whole months (at most twelve) against the same months a year before where the file has
 * thirteen whole months or more; else its later half against the half before; null below two whole months.
 * A file of quarters or years is compared in whole quarters or years.
 */
export function chooseComparison(timeline: Timeline | null): Comparison | null {
  if (timeline === null) return null;
  const { whole, step } = timeline;
  const inSteps = (months: number) => Math.floor(months / step) * step;
  const beyondYear = inSteps(Math.min(YEAR, whole.length - YEAR));
  if (beyondYear > 0) {
    const from = whole.length - beyondYear;
    return compare('year', whole.slice(from), whole.slice(from - YEAR, from - YEAR + beyondYear));
  }
  const half = inSteps(whole.length / 2);
  if (half === 0) return null;
  return compare('preceding', whole.slice(-half), whole.slice(-2 * half, -half));
}

/** Days to compare by where the periods are unequally long and the amounts follow the days; a rent a month does not. */
export function daysToCompare(
  comparison: Comparison | null,
  timeline: Timeline | null,
): { now: number; before: number } | null {
  if (comparison === null || timeline?.rhythm.kind === 'monthly') return null;
  return unequalDays(comparison.current, comparison.previous);
}

/** A condition for the comparable period; false where there is none. */
export function during(comparison: Comparison | null, which: 'current' | 'previous'): string {
  return comparison === null ? 'false' : within('date', comparison[which]);
}
