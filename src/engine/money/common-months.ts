import type { Fact } from '../facts/fact.ts';
import { lastDay, monthNumber, monthOf } from '../figures/calendar/months.ts';

/** What is looked up in the facts of one analysis. */
export interface MonthKeys {
  /** The amount of one month, with the month as subject. */
  month: string;
  /** The number of whole months, whose period is theirs. */
  wholeMonths: string;
}

/** The amount of each whole month that was over on `day`, by month (`2025-03`). */
export function wholeMonths(
  facts: readonly Fact[],
  keys: MonthKeys,
  day: string,
): ReadonlyMap<string, Fact> {
  const whole = facts.find(({ key }) => key === keys.wholeMonths)?.period ?? null;
  const isWhole = (month: string) =>
    whole !== null &&
    month >= whole.from.slice(0, 7) &&
    month <= whole.to.slice(0, 7) &&
    lastDay(monthNumber(month)) <= day;
  return new Map(
    facts.flatMap((fact): [string, Fact][] =>
      fact.key === keys.month && fact.subject !== null && isWhole(fact.subject.name)
        ? [[fact.subject.name, fact]]
        : [],
    ),
  );
}

/** The latest unbroken run of months that both have, the oldest first. */
export function commonRun(
  one: ReadonlyMap<string, Fact>,
  other: ReadonlyMap<string, Fact>,
): string[] {
  const both = [...one.keys()].filter((month) => other.has(month)).sort();
  const first = both.findLastIndex(
    (month, place) => both[place - 1] !== monthOf(monthNumber(month) - 1),
  );
  return both.slice(Math.max(0, first));
}
