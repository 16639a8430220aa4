import type { Fact } from '../../facts/fact.ts';
import type { SalesFigures } from '../../metrics/sales/figures.ts';
import { salesKeys as key } from '../../metrics/sales/keys.ts';
import { type FactBook, factBook, isPositive, size, subjectName } from '../fact-book.ts';
import { dividedBy, type Formula, sumOf, times, timesConstant, timesPercent } from '../formula.ts';
import { defineRule, type Effect, type Rule, type RuleDefinition } from '../rule.ts';
import type { AnswerReading } from './answers/reading.ts';

/** What the sales rules look at: the facts, the answers, and how to count per year. */
export interface SalesScene {
  book: FactBook;
  figures: SalesFigures;
  answers: AnswerReading;
  /** Whole months in each comparable period; null where the file is too short to compare. */
  comparedMonths: number | null;
  /** Revenue in a year as a float, for order and thresholds only; 0 where unknown. */
  yearlyRevenue: number;
}

function monthsBetween(from: string, to: string): number {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return month(to) - month(from) + 1;
}

export function salesScene(figures: SalesFigures, answers: AnswerReading): SalesScene {
  const book = factBook([...figures.facts, ...answers.facts]);
  const current = figures.comparison?.current;
  return {
    book,
    figures,
    answers,
    comparedMonths: current === undefined ? null : monthsBetween(current.from, current.to),
    yearlyRevenue: size(book.get(key.monthAverage)) * 12,
  };
}

export function defineSalesRule<Finding>(
  definition: RuleDefinition<SalesScene, Finding>,
): Rule<SalesScene> {
  return defineRule(definition);
}

/** Fewer months than this say too little about a year. */
const FEWEST_MONTHS = 3;

/** Whether the file has months enough to say what a year is worth. */
export function longEnough({ book }: SalesScene): boolean {
  return size(book.get(key.wholeMonths)) >= FEWEST_MONTHS;
}

/** Amounts summed over the whole file as kronor per year: their share of revenue × 12 average months. */
export function perYear(scene: SalesScene, formula: Formula): Formula | null {
  const total = scene.book.get(key.revenueTotal);
  const month = scene.book.get(key.monthAverage);
  if (!isPositive(total) || !isPositive(month) || !longEnough(scene)) return null;
  return dividedBy(timesConstant(times(formula, month), 12), total);
}

/** Amounts of one comparable period as kronor per year; null where the period is too short for it. */
export function comparedPerYear(scene: SalesScene, formula: Formula): Formula | null {
  const months = scene.comparedMonths;
  if (months === null || months < FEWEST_MONTHS) return null;
  if (months === 12) return formula;
  return dividedBy(timesConstant(formula, 12), { constant: months.toString() });
}

/** What these products sell for in a year: the latest comparable period, else their part of the file. */
export function productsPerYear(scene: SalesScene, revenues: readonly Fact[]): Formula | null {
  const current = revenues.map((fact) => scene.book.of(key.productCurrent, subjectName(fact)));
  const known = current.filter((fact) => isPositive(fact));
  const compared =
    known.length === revenues.length ? comparedPerYear(scene, sumOf(...known)) : null;
  return compared ?? perYear(scene, sumOf(...revenues));
}

/** Revenue in a year: 12 average months. */
export function yearlyRevenue(scene: SalesScene): Formula | null {
  const month = scene.book.get(key.monthAverage);
  return isPositive(month) && longEnough(scene) ? timesConstant(sumOf(month), 12) : null;
}

/** An effect on revenue, counted as gross profit where the margin is known. */
export function volumeEffect(
  scene: SalesScene,
  base: Formula | null,
  rest: Pick<Effect, 'assumption' | 'claims'>,
): Effect | null {
  if (base === null) return null;
  const margin = scene.book.get(key.grossMargin);
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
export function comparable({ comparedMonths }: SalesScene): boolean {
  return comparedMonths !== null && comparedMonths >= FEWEST_MONTHS;
}

/**
 * The fact whose period says best what the file covers: its whole months where it has no others, else the
 * days of its first and last sale.
 */
export function coveredPeriod({ book }: SalesScene): { fact: Fact; whole: boolean } | null {
  const total = book.get(key.revenueTotal);
  const months = book.get(key.wholeMonths);
  if (total === null || total.period === null) return null;
  const { from, to } = total.period;
  const same =
    months !== null &&
    months.period?.from.slice(0, 7) === from.slice(0, 7) &&
    months.period.to.slice(0, 7) === to.slice(0, 7);
  return same ? { fact: months, whole: true } : { fact: total, whole: false };
}

/** Whether the file says who bought; where it does not, no advice can begin with a customer. */
export function knowsCustomers({ book }: SalesScene): boolean {
  return book.get(key.customersTotal) !== null;
}

/** `jämfört med samma period året före`, as the comparable periods were chosen. */
export function versus(scene: SalesScene): string {
  if (scene.figures.comparison?.kind === 'year') return 'jämfört med samma period året före';
  return scene.comparedMonths === 1 ? 'jämfört med månaden före' : 'jämfört med månaderna före';
}

/** Products, channels … that are more than a trifle of the whole. */
export function shareAtLeast(scene: SalesScene, shareKey: string, name: string, percent: number) {
  const share = scene.book.of(shareKey, name);
  return share !== null && size(share) >= percent;
}
