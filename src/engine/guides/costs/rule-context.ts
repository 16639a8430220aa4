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
  scaledToYear,
  TOO_FEW_MONTHS,
  versusOf,
} from '../../advice/periods.ts';
import { defineRule, type Effect, type Rule, type RuleDefinition } from '../../advice/rule.ts';
import type { Business } from '../../business/business.ts';
import { businessById } from '../../business/recognise.ts';
import { type Happenings, happeningsOf } from '../../events/happenings.ts';
import type { Fact } from '../../facts/fact.ts';
import { isPositive, size } from '../../facts/fact-value.ts';
import type { Facts } from '../../facts/facts.ts';
import type { CostReading } from './answers/answer-context.ts';
import { costKeys as key } from './catalogue.ts';
import type { CostFigures } from './figures/figures.ts';

/** The input of the cost rules: facts, answers, and how to extrapolate to a year. */
export interface CostRuleContext {
  book: Facts;
  figures: CostFigures;
  answers: CostReading;
  /** Complete months in each comparable period; null where the file is too short to compare. */
  comparedMonths: number | null;
  /** Cost per year as a float, for ranking and thresholds only; 0 where unknown. */
  yearlyCost: number;
  /** The latest whole financial year of the books; null without one. */
  year: string | null;
  /** The whole year before it. */
  yearBefore: string | null;
  /** The kind of business; null where it is not known. */
  business: Business | null;
  /** Whom something has happened to, by what. */
  happened: Happenings;
}

/**
 * Without complete months the file's total is used, since ranking and thresholds still need a size.
 */
function yearlyOf(book: Facts): number {
  const month = book.get(key.monthAverage);
  return month === null ? Math.max(0, size(book.get(key.total))) : size(month) * 12;
}

export function costRuleContext(
  book: Facts,
  figures: CostFigures,
  answers: CostReading,
): CostRuleContext {
  const [year, yearBefore] = figures.years.filter(({ whole }) => whole);
  return {
    book,
    figures,
    answers,
    comparedMonths: figures.comparison === null ? null : monthsBetween(figures.comparison.current),
    yearlyCost: yearlyOf(book),
    year: year?.name ?? null,
    yearBefore: yearBefore?.name ?? null,
    business: businessById(figures.business),
    happened: happeningsOf(figures.facts),
  };
}

export function defineCostRule<Finding>(
  definition: RuleDefinition<CostRuleContext, Finding>,
): Rule<CostRuleContext> {
  return defineRule(definition);
}

/** Whether the file says what a year costs: by enough months, or because amounts are per year. */
export function longEnough({ book, figures }: CostRuleContext): boolean {
  return figures.perYear !== null || size(book.get(key.wholeMonths)) >= FEWEST_MONTHS;
}

/** Amounts of the whole file as kronor per year: their share of the cost × 12 average months. */
export function perYear(context: CostRuleContext, formula: Formula): Formula | null {
  if (context.figures.perYear !== null) return formula;
  const total = context.book.get(key.total);
  const month = context.book.get(key.monthAverage);
  if (!isPositive(total) || !isPositive(month) || !longEnough(context)) return null;
  return dividedBy(multipliedBy(multipliedBy(formula, month), 12), total);
}

/** An area's cost per year: 12 average months, or by its agreements. */
export function areaPerYear(context: CostRuleContext, area: string): Formula | null {
  const total = context.book.of(key.areaTotal, area);
  if (context.figures.perYear !== null) return isPositive(total) ? sumOf(total) : null;
  const month = context.book.of(key.areaPerMonth, area);
  return isPositive(month) && longEnough(context) ? multipliedBy(sumOf(month), 12) : null;
}

/** Amounts of one comparable period as kronor per year; null where the period is too short. */
export function comparedPerYear(context: CostRuleContext, formula: Formula): Formula | null {
  return scaledToYear(context.comparedMonths, formula);
}

/** The part of a yearly cost that could be saved. */
export function saving(
  base: Formula | null,
  rest: Pick<Effect, 'assumption' | 'claims' | 'countedWith'>,
): Effect | null {
  if (base === null) return null;
  return { ...rest, measure: 'cost', formula: (percent) => timesPercent(base, percent) };
}

/** Every krona belongs to one area, so recommendations with the same area claim the same kronor. */
export function claimOf(area: string): string {
  return `area:${area}`;
}

/** The claims of recurring payments by name. */
export function claimsOfSubscriptions(
  context: CostRuleContext,
  names: readonly string[],
): string[] {
  const areas = names.flatMap((name) => context.figures.areaOfSubscription.get(name) ?? []);
  return [...new Set(areas)].map(claimOf);
}

/** Whether the comparable periods are long enough to be more than chance. */
export function comparable({ comparedMonths }: CostRuleContext): boolean {
  return comparedMonths !== null && comparedMonths >= FEWEST_MONTHS;
}

export function coveredPeriod({
  book,
  figures,
}: CostRuleContext): { fact: Fact; whole: boolean } | null {
  const total = book.get(key.total);
  if (figures.perYear === 'balances' && total !== null) return { fact: total, whole: true };
  return coveredBy(book.get(key.total), book.get(key.wholeMonths));
}

/** How the comparable periods were chosen: `jämfört med samma period året före`. */
export function versus({ figures }: CostRuleContext): string {
  return versusOf(figures.comparison);
}

/** An area's cost per year as a float, for ranking and thresholds; 0 where unknown. */
export function areaSize({ book, yearlyCost }: CostRuleContext, area: string): number {
  return (yearlyCost * size(book.of(key.areaShare, area))) / 100;
}

/** Why an amount is not given per year: most often that the file has too few complete months. */
export function notPerYear(context: CostRuleContext): string {
  return longEnough(context) ? NOT_PER_YEAR : TOO_FEW_MONTHS;
}
