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
  NOT_PER_YEAR,
  TOO_FEW_MONTHS,
  versusOf,
} from '../../advice/periods.ts';
import { defineRule, type Effect, type Rule, type RuleDefinition } from '../../advice/rule.ts';
import type { Business, BusinessWords } from '../../business/business.ts';
import { isByTime } from '../../business/by-time.ts';
import { besideGoods } from '../../business/goods-beside.ts';
import { plainWords } from '../../business/plain-words.ts';
import { businessById, mostlyByTime } from '../../business/recognise.ts';
import { type Happenings, happeningsOf } from '../../events/happenings.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive, size, subjectName } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import type { AnswerReading } from './answers/answer-context.ts';
import { salesKeys as key } from './catalogue.ts';
import type { SalesFigures } from './figures/figures.ts';
import { scaledBySeason } from './seasonal-year.ts';

/** The input of the sales rules: facts, answers, and how to extrapolate to a year. */
export interface SalesRuleContext {
  book: Facts;
  figures: SalesFigures;
  answers: AnswerReading;
  /** Complete months in each comparable period; null where the file is too short to compare. */
  comparedMonths: number | null;
  /** Revenue per year as a float, for ranking and thresholds only; 0 where unknown. */
  yearlyRevenue: number;
  /** The file is bookkeeping: its "products" are revenue accounts, without stock or price list. */
  fromBooks: boolean;
  /** Most of what is sold is hours, months or visits, which cannot lie in stock. */
  byTime: boolean;
  /** Most of what is sold is known to be goods, which lie in stock and are bought in. */
  ofGoods: boolean;
  /** The kind of business; null where it is not known. */
  business: Business | null;
  /** How its kind is spoken of, else one that sells as much by time. */
  words: BusinessWords;
  /** Whom something has happened to, by what. */
  happened: Happenings;
}

export function salesRuleContext(
  book: Facts,
  figures: SalesFigures,
  answers: AnswerReading,
  fromBooks = false,
): SalesRuleContext {
  const current = figures.comparison?.current;
  const business = businessById(figures.business);
  const sold = book
    .all(key.productRevenue)
    .map((fact) => ({ name: subjectName(fact), kronor: size(fact) }));
  const { sells } = figures;
  const byTime =
    business === null || business.kindOfSales === 'both'
      ? mostlyByTime(sold) || (business === null && sells === 'time')
      : business.kindOfSales === 'time';
  const isUnknown = business === null && (fromBooks || (sells ?? 'goods') !== 'goods');
  const ofGoods = !byTime && !isUnknown;
  return {
    book,
    figures,
    answers,
    comparedMonths: current === undefined ? null : monthsBetween(current),
    yearlyRevenue: size(book.get(key.monthAverage)) * 12,
    fromBooks,
    byTime,
    ofGoods,
    business,
    words: besideGoods(
      business?.words ?? plainWords[byTime ? 'time' : ofGoods ? 'goods' : 'either'],
      sold,
    ),
    happened: happeningsOf(figures.facts),
  };
}

export function defineSalesRule<Finding>(
  definition: RuleDefinition<SalesRuleContext, Finding>,
): Rule<SalesRuleContext> {
  return defineRule(definition);
}

/** Whether the file has enough months to extrapolate to a year. */
export function longEnough({ book }: SalesRuleContext): boolean {
  return size(book.get(key.wholeMonths)) >= FEWEST_MONTHS;
}

/** Amounts of the whole file as kronor per year: their share of revenue × 12 average months. */
export function perYear(context: SalesRuleContext, formula: Formula): Formula | null {
  const total = context.book.get(key.revenueTotal);
  const month = context.book.get(key.monthAverage);
  if (!isPositive(total) || !isPositive(month) || !longEnough(context)) return null;
  return dividedBy(multipliedBy(multipliedBy(formula, month), 12), total);
}

/** Amounts of one comparable period as kronor per year; null where the period is too short. */
export function comparedPerYear(context: SalesRuleContext, formula: Formula): Formula | null {
  return scaledBySeason(context.book, context.figures.comparison?.current ?? null, formula);
}

/**
 * Yearly sales of these products: from the latest comparable period, else their part of the file.
 */
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

/** Revenue per year: 12 average months. */
export function yearlyRevenue(context: SalesRuleContext): Formula | null {
  const month = context.book.get(key.monthAverage);
  return isPositive(month) && longEnough(context) ? multipliedBy(sumOf(month), 12) : null;
}

/** Whether selling more is profitable; an unknown margin blocks no recommendation. */
export function paysToSell({ book }: SalesRuleContext, margin: Fact | null = null): boolean {
  const known = margin ?? book.get(key.grossMargin);
  return known === null || size(known) > 0;
}

/** An effect that reaches profit in full: price, discount or cost, without more goods to buy. */
export function priceEffect(
  base: Formula | null,
  rest: Pick<Effect, 'assumption' | 'claims'>,
): Effect | null {
  if (base === null) return null;
  return { ...rest, measure: 'grossProfit', formula: (percent) => timesPercent(base, percent) };
}

/** Whether the comparable periods are long enough to be more than chance. */
export function comparable({ comparedMonths }: SalesRuleContext): boolean {
  return comparedMonths !== null && comparedMonths >= FEWEST_MONTHS;
}

/** The fact whose period best covers the file. */
export function coveredPeriod({ book }: SalesRuleContext): { fact: Fact; whole: boolean } | null {
  return coveredBy(book.get(key.revenueTotal), book.get(key.wholeMonths));
}

/** Growth between the comparable periods, per day where their lengths differ enough to matter. */
export function growthOf({ book }: SalesRuleContext): Fact | null {
  return book.get(key.growthPerDay) ?? book.get(key.growth);
}

/** Whether all of these are sold by time, where some of what is sold may be goods. */
export function areByTime(
  { business, byTime }: SalesRuleContext,
  subjects: readonly Fact[],
): boolean {
  if (business?.kindOfSales !== 'both' && byTime) return true;
  return subjects.every((fact) => isByTime(subjectName(fact)));
}

/** The fewest products of which one can be said to carry much, and how many times an even share it must have. */
const SEVERAL = 4;
const TIMES_EVEN = 2;

/** Whether a product's share of the sales is far above what it would be if all sold as much. */
export const standsOut = (share: Fact, products: Fact): boolean =>
  size(products) >= SEVERAL && size(share) >= (TIMES_EVEN * 100) / size(products);

/** Standard deviations by which more must be lost than chance would have it. */
const BEYOND_CHANCE = 2;

/**
 * Whether customers have been lost, and not only bought as seldom as before: at least as many come back, where they
 * would otherwise buy once, and more are gone than those who buy now and then would be by chance.
 */
export function hasLostCustomers({ book, figures }: SalesRuleContext): boolean {
  const returning = book.get(key.customersReturning);
  const lost = book.get(key.customersLost);
  const chance = figures.chanceLosses ?? 0;
  if (lost !== null && size(lost) <= chance + BEYOND_CHANCE * Math.sqrt(chance)) return false;
  return returning === null || size(returning) >= size(lost);
}

/** A smaller part of the rows, and of the kronor, is not the sales: only those who asked for an invoice. */
const NAMED = 1 / 3;

/** Whether the file names customers on a good part of its sales; otherwise no recommendation can start from them. */
export function knowsCustomers({ book }: Pick<SalesRuleContext, 'book'>): boolean {
  const [named, total] = [book.get(key.customersTotal), book.get(key.revenueTotal)];
  if (named === null) return false;
  if (total === null || total.source.rows === 0) return true;
  const listed = book.all(key.customerRevenue).reduce((sum, fact) => sum + size(fact), 0);
  return named.source.rows >= NAMED * total.source.rows || listed >= NAMED * size(total);
}

/** `fler sålda timmar`: what is counted by its column, and of time that no column names only how much. */
export function manySold(
  { byTime, figures, words }: SalesRuleContext,
  direction: 'more' | 'fewer',
): string {
  const many = direction === 'more' ? 'fler' : 'färre';
  if (figures.countsHours) return `${many} sålda timmar`;
  if (figures.countsIn !== undefined) return `${many} ${figures.countsIn}`;
  // A rent and a fee are counted by what is let, or paid.
  if (words.income.price !== undefined)
    return `att ${direction === 'more' ? 'mer' : 'mindre'} ${words.income.hasCome}`;
  if (byTime) return `att antalet är ${direction === 'more' ? 'högre' : 'lägre'}`;
  return `${many} ${words.income.units}`;
}

/** How the comparable periods were chosen: `jämfört med samma period året före`. */
export function versus({ figures }: SalesRuleContext): string {
  return versusOf(figures.comparison);
}

/** Products, channels … with at least this share of the whole. */
export function shareAtLeast(
  context: SalesRuleContext,
  shareKey: string,
  name: string,
  percent: number,
) {
  const share = context.book.of(shareKey, name);
  return share !== null && size(share) >= percent;
}

/** Why an amount is not given per year: most often that the file has too few complete months. */
export function notPerYear(context: SalesRuleContext): string {
  return longEnough(context) ? NOT_PER_YEAR : TOO_FEW_MONTHS;
}
