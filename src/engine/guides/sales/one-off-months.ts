import type { Fact } from '../../facts/fact.ts';
import { size, subjectName } from '../../facts/fact-value.ts';
import { salesKeys as key } from './catalogue.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** From this share of a loss on, an exceptional month explains it better than a decline. */
const MOSTLY = 0.5;

/**
 * True where exceptional months before the compared period account for most of the loss since: only
 * the exception has ended.
 */
export function endOfException(
  changes: readonly Fact[],
  { book, figures }: SalesRuleContext,
): boolean {
  const compared = figures.comparison?.current.from ?? null;
  const excess = book
    .all(key.monthDeviation)
    .filter((deviation) => size(deviation) > 0)
    .filter((deviation) => compared === null || subjectName(deviation) < compared.slice(0, 7))
    .map((deviation) => {
      const revenue = size(book.of(key.monthRevenue, subjectName(deviation)));
      return revenue - revenue / (1 + size(deviation) / 100);
    });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return sum(excess) >= -sum(changes.map(size)) * MOSTLY;
}
