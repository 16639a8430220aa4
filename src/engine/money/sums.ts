import { add, decimal, toNumber } from '../facts/decimal.ts';
import { derive } from '../facts/derive.ts';
import { hasValue, inPercent, less, over, times, worked } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { ZERO } from '../figures/arithmetic.ts';
import { monthNumber, monthsPeriod } from '../figures/calendar/months.ts';
import type { Period } from '../table/period.ts';
import { moneyCatalogue, moneyKeys } from './catalogue.ts';

type MoneyKey = (typeof moneyCatalogue)['rows'][number]['key'];

/** Label and unit of a figure, as `derive` takes them. */
export const rowOf = (key: MoneyKey) => {
  const { label, unit } = moneyCatalogue.of(key);
  return { key, label, unit };
};

/** Both amounts of one month, among the facts of the page. */
export interface BothOfMonth {
  month: string;
  revenue: Fact;
  cost: Fact;
}

export const periodOfMonths = (months: readonly Pick<BothOfMonth, 'month'>[]): Period =>
  monthsPeriod(monthNumber(months[0]?.month ?? ''), monthNumber(months.at(-1)?.month ?? ''));

/** The sum of one amount over the months. */
function sumOverMonths(
  facts: Facts,
  key: MoneyKey,
  months: readonly BothOfMonth[],
  of: 'revenue' | 'cost',
): Fact {
  const inputs = months.map((month) => month[of]);
  return derive(facts, {
    ...rowOf(key),
    value: inputs.reduce((sum, { value }) => add(sum, decimal(value)), ZERO),
    formula: `summan av ${moneyCatalogue.of(key).label.toLowerCase()} per månad`,
    inputs,
    period: periodOfMonths(months),
  });
}

/** Revenue less cost. */
export const leftOf = (
  facts: Facts,
  key: MoneyKey,
  { revenue, cost }: Pick<BothOfMonth, 'revenue' | 'cost'>,
  more: { month?: string; period: Period },
): Fact =>
  derive(facts, {
    ...rowOf(key),
    ...worked(less(revenue, cost)),
    ...(more.month !== undefined && { subject: { kind: 'month', name: more.month } }),
    period: more.period,
  });

/** Revenue, cost and what is left over some months. */
export interface Sums {
  revenue: Fact;
  cost: Fact;
  left: Fact;
}

export function sumsOf(
  facts: Facts,
  months: readonly BothOfMonth[],
  keys: Record<keyof Sums, MoneyKey>,
): Sums {
  const revenue = sumOverMonths(facts, keys.revenue, months, 'revenue');
  const cost = sumOverMonths(facts, keys.cost, months, 'cost');
  const period = periodOfMonths(months);
  return { revenue, cost, left: leftOf(facts, keys.left, { revenue, cost }, { period }) };
}

/** What is left, in per cent of the revenue; null without revenue. */
export function shareLeft(
  facts: Facts,
  key: MoneyKey,
  { left, revenue, month }: { left: Fact; revenue: Fact; month?: string },
): Fact | null {
  const share = over(left, revenue);
  if (!hasValue(share)) return null;
  return derive(facts, {
    ...rowOf(key),
    ...inPercent(share),
    ...(month !== undefined && { subject: { kind: 'month', name: month } }),
    period: left.period,
  });
}

const ALL = 100;
const NEAR_ALL = 0.5;

/** Cost for each 100 kr of revenue; null without revenue. */
export function perHundred(facts: Facts, revenue: Fact, cost: Fact): Fact | null {
  const share = times(over(cost, revenue), 100);
  if (!hasValue(share)) return null;
  const { value } = worked(share);
  // Whole kronor would say that nothing is left of a hundred, or that something is, where it is not so.
  const isNearAll = Math.abs(toNumber(value) - ALL) < NEAR_ALL && toNumber(value) !== ALL;
  return derive(facts, {
    ...rowOf(moneyKeys.perHundred),
    ...worked(share),
    precision: isNearAll ? 2 : 0,
    period: cost.period,
  });
}
