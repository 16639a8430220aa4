import { type BookKey, bookKeys as key } from '#engine/books/keys.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { dayNumber } from '#engine/figures/calendar/months.ts';
import { unequalDays } from '#engine/figures/calendar/unequal-days.ts';
import { shownCostKeys as costKeys } from '#engine/guides/costs/shown-keys.ts';
import type { Period } from '#engine/table/period.ts';
import { type KeyFigure, monthsOf } from '#features/guides/key-figures.ts';

/** What the books say of the whole company, before what its costs are. */
const FIRST: readonly BookKey[] = [key.resultAfterFinancial, key.netRevenue];

/** Whether a period is the one just before another, and as long. */
const isBefore = (before: Period, now: Period) =>
  dayNumber(now.from) - dayNumber(before.to) === 1 && unequalDays(now, before) === null;

/**
 * Result and revenue of the newest financial year of the books, held against the year before where
 * that is as long; none where the file is no books, or does not have both.
 */
export function bookFigures(facts: readonly Fact[]): KeyFigure[] {
  // The result has no months: depreciation and accruals are booked once a year.
  const months = monthsOf(facts, costKeys.monthRevenue);
  const figures = FIRST.flatMap((each): KeyFigure[] => {
    const years = facts
      .flatMap((fact) => (fact.key === each && fact.period ? [{ fact, period: fact.period }] : []))
      .sort((a, b) => b.period.to.localeCompare(a.period.to));
    const [now] = years;
    if (now === undefined) return [];
    const before = years.find(({ period }) => isBefore(period, now.period))?.fact ?? null;
    const own = months.filter(({ source }) => source.document === now.fact.source.document);
    return [{ now: now.fact, before, months: each === key.netRevenue ? own : [], good: 'up' }];
  });
  return figures.length === FIRST.length ? figures : [];
}
