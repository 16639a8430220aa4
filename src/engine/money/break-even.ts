import { derive } from '../facts/derive.ts';
import { hasValue, less, over, part, worked } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { moneyKeys } from './catalogue.ts';
import { rowOf } from './sums.ts';

/** Fixed costs, revenue and the revenue that covers all costs, each a month. */
export interface BreakEven {
  fixed: Fact;
  revenue: Fact;
  point: Fact;
}

const FROM_MONTHS = 6;

/**
 * The revenue a month at which nothing is left and nothing lacks: fixed ÷ (1 − variable ÷ revenue), where the fixed share
 * is that of the whole cost file. Null for few months, without a fixed share, and where each krona sold costs more than it
 * gives.
 */
export function breakEven(
  facts: Facts,
  {
    revenue,
    cost,
    fixedShare,
    months,
  }: Record<'revenue' | 'cost', Fact> & {
    fixedShare: Fact | null;
    months: number;
  },
): BreakEven | null {
  if (fixedShare === null || months < FROM_MONTHS) return null;
  const { period } = cost;
  const ofMonths = `; andelen fasta kostnader, ${fixedShare.value.replace('.', ',')} %, är hela kostnadsfilens`;
  const inputs = (all: readonly Fact[]) => [...new Set([...all, fixedShare])];
  const perMonth = worked(over(part(fixedShare.value, cost), months), { note: ofMonths });
  const fixed = derive(facts, {
    ...rowOf(moneyKeys.fixed),
    ...perMonth,
    inputs: inputs(perMonth.inputs),
    period,
  });
  const average = derive(facts, {
    ...rowOf(moneyKeys.revenuePerMonth),
    ...worked(over(revenue, months)),
    period,
  });
  const costPerMonth = over(cost, months);
  const contribution = over(less(average, less(costPerMonth, fixed)), average);
  const point = over(fixed, contribution);
  if (!hasValue(contribution) || !hasValue(point) || Number(fixed.value) <= 0) return null;
  return {
    fixed,
    revenue: average,
    point: derive(facts, {
      ...rowOf(moneyKeys.breakEven),
      ...worked(point, { note: '; övriga kostnader är tagna som rörliga' }),
      period,
    }),
  };
}
