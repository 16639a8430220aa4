import {
  dividedBy,
  type Formula,
  multipliedBy,
  sumOf,
  timesPercent,
} from '../../advice/effect-formula.ts';
import {
  coveredBy,
  FEWEST_MONTHS,
  monthsBetween,
  scaledToYear,
  versusOf,
} from '../../advice/periods.ts';
import { defineRule, type Effect, type Rule, type RuleDefinition } from '../../advice/rule.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import type { AnswerReading } from './answers/answer-context.ts';
import type { SalesFigures } from './figures/figures.ts';
import { salesKeys as key } from './figures/keys.ts';

/** What the sales rules look at: the facts, the answers, and how to count per year. */
export interface SalesRuleContext {
  book: Facts;
  figures: SalesFigures;
  answers: AnswerReading;
  /** Whole months in each comparable period; null where the file is too short to compare. */
  comparedMonths: number | null;
  /** Revenue in a year as a float, for order and thresholds only; 0 where unknown. */
  yearlyRevenue: number;
  /** The file is bookkeeping: what stands as products are revenue accounts, with no stock and no price list. */
  fromBooks: boolean;
}

export function salesRuleContext(
  book: Facts,
  figures: SalesFigures,
  answers: AnswerReading,
  fromBooks = false,
): SalesRuleContext {
  const current = figures.comparison?.current;
  return {
    book,
    figures,
    answers,
    comparedMonths: current === undefined ? null : monthsBetween(current),
    yearlyRevenue: size(book.get(key.monthAverage)) * 12,
    fromBooks,
  };
}

export function defineSalesRule<Finding>(
  definition: RuleDefinition<SalesRuleContext, Finding>,
): Rule<SalesRuleContext> {
  return defineRule(definition);
}

/** Whether the file has months enough to say what a year is worth. */
export function longEnough({ book }: SalesRuleContext): boolean {
  return size(book.get(key.wholeMonths)) >= FEWEST_MONTHS;
}

/** Amounts summed over the whole file as kronor per year: their share of revenue × 12 average months. */
export function perYear(context: SalesRuleContext, formula: Formula): Formula | null {
  const total = context.book.get(key.revenueTotal);
  const month = context.book.get(key.monthAverage);
  if (!isPositive(total) || !isPositive(month) || !longEnough(context)) return null;
  return dividedBy(multipliedBy(multipliedBy(formula, month), 12), total);
}

/** Amounts of one comparable period as kronor per year; null where the period is too short for it. */
export function comparedPerYear(context: SalesRuleContext, formula: Formula): Formula | null {
  return scaledToYear(context.comparedMonths, formula);
}

/** What these products sell for in a year: the latest comparable period, else their part of the file. */
export function productsPerYear(
  context: SalesRuleContext,
  revenues: readonly Fact[],
): Formula | null {
  const current = revenues.map((fact) => context.book.of(key.productCurrent, subjectName(fact)));
  const known = current.filter((fact) => isPositive(fact));
  const compared =
    known.length === revenues.length ? comparedPerYear(context, sumOf(...known)) : null;
  return compared ?? perYear(context, sumOf(...revenues));
}

/** Revenue in a year: 12 average months. */
export function yearlyRevenue(context: SalesRuleContext): Formula | null {
  const month = context.book.get(key.monthAverage);
  return isPositive(month) && longEnough(context) ? multipliedBy(sumOf(month), 12) : null;
}

/** Whether selling more leaves more: at a known loss it loses more. An unknown margin stops no advice. */
export function paysToSell({ book }: SalesRuleContext, margin: Fact | null = null): boolean {
  const known = margin ?? book.get(key.grossMargin);
  return known === null || size(known) > 0;
}

/** An effect on revenue, counted as gross profit where the margin is known. */
export function volumeEffect(
  context: SalesRuleContext,
  base: Formula | null,
  rest: Pick<Effect, 'assumption' | 'claims'>,
): Effect | null {
  if (base === null) return null;
  const margin = context.book.get(key.grossMargin);
  const known = isPositive(margin);
  return {
    ...rest,
    measure: known ? 'grossProfit' : 'revenue',
    formula: (percent) =>
      known ? timesPercent(timesPercent(base, percent), margin) : timesPercent(base, percent),
  };
}

/** An effect that is kept in full: a price, a discount or a cost, with no more goods to buy. */
export function priceEffect(
  base: Formula | null,
  rest: Pick<Effect, 'assumption' | 'claims'>,
): Effect | null {
  if (base === null) return null;
  return { ...rest, measure: 'grossProfit', formula: (percent) => timesPercent(base, percent) };
}

/** Whether the comparable periods are long enough to say more than chance does. */
export function comparable({ comparedMonths }: SalesRuleContext): boolean {
  return comparedMonths !== null && comparedMonths >= FEWEST_MONTHS;
}

/** The fact whose period says best what the file covers. */
export function coveredPeriod({ book }: SalesRuleContext): { fact: Fact; whole: boolean } | null {
  return coveredBy(book.get(key.revenueTotal), book.get(key.wholeMonths));
}

/** Growth between the comparable periods; per day where they are so unequally long that it matters. */
export function growthOf({ book }: SalesRuleContext): Fact | null {
  return book.get(key.growthPerDay) ?? book.get(key.growth);
}

/** Whether the file says who bought; where it does not, no advice can begin with a customer. */
export function knowsCustomers({ book }: SalesRuleContext): boolean {
  return book.get(key.customersTotal) !== null;
}

/** `jämfört med samma period året före`, as the comparable periods were chosen. */
export function versus({ figures }: SalesRuleContext): string {
  return versusOf(figures.comparison);
}

/** Products, channels … that are more than a trifle of the whole. */
export function shareAtLeast(
  context: SalesRuleContext,
  shareKey: string,
  name: string,
  percent: number,
) {
  const share = context.book.of(shareKey, name);
  return share !== null && size(share) >= percent;
}
