import type { Term } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import type { Formula } from './effect-formula.ts';

/** The theme of a recommendation; answers weight the ranking by it. */
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
  | 'events'
  /** Themes of costs. */
  | 'suppliers'
  | 'subscriptions'
  | 'payments'
  | 'areas'
  | 'fixed'
  | 'spikes'
  | 'departments'
  | 'finance';

/** A stated percentage that an effect assumes: low, likely and high in rising order. */
export interface Assumption {
  label: string;
  /** The reason for the numbers, in Swedish. */
  basis: string;
  low: string;
  likely: string;
  high: string;
  /** Out of what the company's own figures show; else a general one, and said to be so. */
  own?: boolean;
}

/** A recommendation's effect per year: a formula over facts and one assumption. */
export interface Effect {
  /** Kronor of revenue, of gross profit, or of saved cost. */
  measure: 'revenue' | 'grossProfit' | 'cost';
  assumption: Assumption;
  /** The formula with a percentage filled in. */
  formula(percent: Term): Formula;
  /** Recommendations that share a claim include the same kronor: only one of them may show them. */
  claims: readonly string[];
  /** Whose margin the kronor are counted with, as a sentence, where it is said. */
  countedWith?: string;
}

/** One recommendation. Texts are drafts with placeholders `{{F12}}` for figures. */
export interface Recommendation {
  id: string;
  theme: Theme;
  title: string;
  /** What the figures show, why, and what follows. */
  description: string;
  action: string;
  /** The first concrete step. */
  firstStep: string;
  /** The cost of doing it, in words. */
  cost: string;
  timeframe: string;
  /** 1 = days of work, 2 = weeks, 3 = a project. */
  effort: 1 | 2 | 3;
  /** How certain it is, 0–1, that the recommendation fits this company. */
  sureness: number;
  effect: Effect | null;
  /** Shown instead of kronor where there is no effect: why, and what would provide one. */
  effectNote: string;
  /** Kronor a year used in ranking where there is no effect; never shown. */
  stake: number;
  /** Kronor that its text says are at stake, where it has no effect: the most of them is never of low priority. */
  atStake?: number;
  /** What has happened that it is on, by kronor: such advice stands first, the most of it before the rest. */
  happened?: readonly Fact[];
  /** What has happened besides that it is on, without standing first by it: nothing else is said to do about it. */
  covers?: readonly Fact[];
  /** Its effect is counted out of that itself: other advice on the same kronor follows it. */
  byEvent?: true;
  /** What was lost is nowhere mostly by the rows: at most a part of it is in what another has lost. */
  isSpread?: true;
  /** It is on the whole of what others are on parts of: where one of them claims the same kronor it says nothing more. */
  isGeneral?: true;
  /** It asks the same as other advice of the family: where two claim the same kronor only one is given. */
  family?: string;
}

/** A rule, ready to apply. */
export interface Rule<Context> {
  id: string;
  theme: Theme;
  /** The recommendation; null where the facts do not call for it. */
  apply(context: Context): Recommendation | null;
}

/** `when` looks for a finding among the facts; `advise` turns it into a recommendation. */
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

/** The first item of a list known not to be empty. */
export function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new RangeError('the finding is empty');
  return item;
}
