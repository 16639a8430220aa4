import { industryKeys as key } from '../../books/benchmark/catalogue.ts';
import type { BookKey } from '../../books/keys.ts';
import { BOOK_LABELS } from '../../books/labels.ts';
import type { Fact } from '../../facts/fact.ts';
import type { CostRuleContext } from './rule-context.ts';

/** A ratio of the latest whole year beside its industry's (null where unknown). */
export interface IndustryPosition {
  own: Fact;
  low: Fact | null;
  median: Fact | null;
  high: Fact | null;
  difference: Fact | null;
}

/** The company's position in a ratio; null where its books do not give it. */
export function standingOf(
  { book, year }: CostRuleContext,
  ratio: BookKey,
): IndustryPosition | null {
  const own = year === null ? null : book.of(ratio, year);
  if (own === null) return null;
  const of = (factKey: string) => book.of(factKey, BOOK_LABELS[ratio]);
  return {
    own,
    low: of(key.industryLow),
    median: of(key.industryMedian),
    high: of(key.industryHigh),
    difference: of(key.industryDifference),
  };
}
