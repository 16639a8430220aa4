import type { Term } from '../facts/expression.ts';
import type { Formula } from './effect-formula.ts';

/** What an advice is about; answers tilt the order by it. */
export type Theme =
  | 'price'
  | 'margin'
  | 'customers'
  | 'products'
  | 'assortment'
  | 'season'
  | 'channel'
  | 'region'
  | 'advertising'
  | 'subscription'
  | 'growth'
  | 'data'
  /** Of costs. */
  | 'suppliers'
  | 'subscriptions'
  | 'payments'
  | 'areas'
  | 'fixed'
  | 'spikes'
  | 'departments'
  | 'finance';

/** A stated guess, in percent, that an effect rests on. Low, likely and high in rising order. */
export interface Assumption {
  label: string;
  /** Why the numbers are what they are, in Swedish. */
  basis: string;
  low: string;
  likely: string;
  high: string;
}

/** What an advice is worth a year: a formula over facts and one assumption. */
export interface Effect {
  /** Kronor of revenue, kronor left after the goods are paid, or kronor of cost saved. */
  measure: 'revenue' | 'grossProfit' | 'cost';
  assumption: Assumption;
  /** The formula with the assumption in its place. */
  formula(percent: Term): Formula;
  /** Advices that share a claim count on the same kronor: only one of them may show them. */
  claims: readonly string[];
}

/** One advice. Every text is a draft, with `{{F12}}` where a figure is to stand. */
export interface Recommendation {
  id: string;
  theme: Theme;
  title: string;
  /** What the figures show, why, and what follows from it. */
  description: string;
  action: string;
  /** What to do on Monday morning. */
  firstStep: string;
  /** What it costs to do, in words. */
  cost: string;
  timeframe: string;
  /** 1 = days of work, 2 = weeks, 3 = a project. */
  effort: 1 | 2 | 3;
  /** 0–1: how sure it is that the advice is right for this company. */
  sureness: number;
  effect: Effect | null;
  /** Shown in place of kronor where there is no effect: why, and what would give it. */
  effectNote: string;
  /** Kronor a year that weigh in the order where there is no effect; never shown. */
  stake: number;
}

/** A rule as it is applied. */
export interface Rule<Context> {
  id: string;
  theme: Theme;
  /** The advice; null where the facts do not call for it. */
  apply(context: Context): Recommendation | null;
}

/** `when` looks for a finding among the facts; `advise` turns it into advice. */
export interface RuleDefinition<Context, Finding> {
  id: string;
  theme: Theme;
  when(context: Context): Finding | null;
  advise(finding: Finding, context: Context): Omit<Recommendation, 'id' | 'theme'>;
}

export function defineRule<Context, Finding>(
  definition: RuleDefinition<Context, Finding>,
): Rule<Context> {
  const { id, theme } = definition;
  return {
    id,
    theme,
    apply(context) {
      const finding = definition.when(context);
      return finding === null ? null : { id, theme, ...definition.advise(finding, context) };
    },
  };
}

/** The first of a list a rule has found not to be empty. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new RangeError('the finding is empty');
  return item;
}
