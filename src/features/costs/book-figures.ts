import { type BookKey, bookKeys as key } from '#engine/books/keys.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { dayNumber } from '#engine/figures/calendar/months.ts';
import { unequalDays } from '#engine/figures/calendar/unequal-days.ts';
import type { Period } from '#engine/table/period.ts';
import type { KeyFigure } from '#features/guides/key-figures.ts';

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
  const figures = FIRST.flatMap((each): KeyFigure[] => {
    const years = facts
      .flatMap((fact) => (fact.key === each && fact.period ? [{ fact, period: fact.period }] : []))
      .sort((a, b) => b.period.to.localeCompare(a.period.to));
    const [now] = years;
    if (now === undefined) return [];
    const before = years.find(({ period }) => isBefore(period, now.period))?.fact ?? null;
    return [{ now: now.fact, before, months: [], good: 'up' }];
  });
  return figures.length === FIRST.length ? figures : [];
}
