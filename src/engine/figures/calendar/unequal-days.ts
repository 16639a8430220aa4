import type { Period } from '../../table/period.ts';
import { dayNumber } from './months.ts';

/** Difference in days, as a share, from which two periods are called unequally long. */
const UNEQUAL_LENGTH = 0.03;

function daysIn({ from, to }: Period): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** The days of two periods where one is so much longer that this alone moves what is compared; else null. */
export function unequalDays(
  current: Period,
  previous: Period,
): { now: number; before: number } | null {
  const [now, before] = [daysIn(current), daysIn(previous)];
  return Math.abs(now / before - 1) < UNEQUAL_LENGTH ? null : { now, before };
}
