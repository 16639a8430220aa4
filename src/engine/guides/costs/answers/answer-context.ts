import type { Theme } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';
import type { CostFigures } from '../figures/figures.ts';

/** The five answers of the cost form (SPEC section 3); empty strings where nothing is answered. */
export interface CostAnswers {
  largestFixedCosts: string;
  unpredictableCosts: string;
  subscriptionCosts: string;
  unnecessaryCosts: string;
  departmentDistribution: string;
}

/** What the user's answers say, as facts and as choices; empty where nothing was answered. */
export interface CostReading {
  facts: Fact[];
  /** Draft sentences that hold the answers against the file. */
  checks: string[];
  /** Themes the user has something to say about: they weigh a little more. */
  themes: ReadonlySet<Theme>;
  /** Running subscriptions the user calls unnecessary, as facts of their yearly cost. */
  unnecessary: readonly Fact[];
  /** Whether the user told how the cost is split between departments. */
  departments: boolean;
}

/** One question's part of the reading. */
export type CostAnswerPart = Partial<Omit<CostReading, 'themes'>>;

/** What one question is read with. */
export interface CostAnswerContext {
  book: Facts;
  figures: CostFigures;
  /** ISO 4217 of the file's money; null = SEK. */
  currency: string | null;
}
