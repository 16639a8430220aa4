import type { Fact } from '../../facts/fact.ts';
import { size, subjectName } from '../../facts/fact-value.ts';
import { salesKeys as key } from './figures/keys.ts';
import type { SalesRuleContext } from './rule-context.ts';

/** From this part of a loss on, an exception explains it better than a decline does. */
const MOSTLY = 0.5;

/**
 * True where months that stood out upwards, before those compared, sold for so much more than usual that
 * it is most of what has been lost since: little is lost but the exception.
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
