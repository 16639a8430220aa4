import { ANSWERED } from '../../../advice/answers/answer-fact.ts';
import { over, times, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';

/** Adds a yearly amount's share of twelve average months' sales, in per cent. */
export function addShareOfYear(
  facts: Facts,
  key: string,
  label: string,
  amount: Fact,
  month: Fact,
): Fact {
  const share = over(times(amount, 100), times(12, month));
  const worth = worked(share, { decimals: 1 });
  return facts.add({ ...ANSWERED, ...worth, key, label, unit: 'percent', precision: 1 });
}
