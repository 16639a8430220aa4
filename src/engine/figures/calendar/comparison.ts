import type { Period } from '../../table/period.ts';
import { within } from '../sql.ts';
import { type MonthSum, periodOf, type Timeline } from './timeline.ts';
import { unequalDays } from './unequal-days.ts';

/** Two comparable periods of complete months. */
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
 * The latest complete months (at most twelve) against the same months a year before if the file has
 * thirteen or more; else its later half against the earlier; null below two. A file of quarters or
 * years is compared in whole quarters or years.
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

/**
 * The periods' days where their lengths differ and amounts follow the days, which a monthly rent
 * does not.
 */
export function daysToCompare(
  comparison: Comparison | null,
  timeline: Timeline | null,
): { now: number; before: number } | null {
  if (comparison === null || timeline?.rhythm.kind === 'monthly') return null;
  return unequalDays(comparison.current, comparison.previous);
}

/** An SQL condition for the comparable period; false without one. */
export function during(comparison: Comparison | null, which: 'current' | 'previous'): string {
  return comparison === null ? 'false' : within('date', comparison[which]);
}
