import type { Period } from '../../table/period.ts';
import { dayNumber } from './months.ts';

/** Difference in length, as a share of days, from which two periods are unequal. */
const UNEQUAL_LENGTH = 0.03;

function daysIn({ from, to }: Period): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** The days of two periods whose lengths differ enough to affect a comparison; else null. */
export function unequalDays(
  current: Period,
  previous: Period,
): { now: number; before: number } | null {
  const [now, before] = [daysIn(current), daysIn(previous)];
  return Math.abs(now / before - 1) < UNEQUAL_LENGTH ? null : { now, before };
}
