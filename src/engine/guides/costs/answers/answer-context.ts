import type { Theme } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';
import type { CostFigures } from '../figures/figures.ts';

/** The five answers of the cost form (SPEC section 3); empty strings where not answered. */
export interface CostAnswers {
  largestFixedCosts: string;
  unpredictableCosts: string;
  subscriptionCosts: string;
  unnecessaryCosts: string;
  departmentDistribution: string;
}

/** What the user's answers say, as facts and choices; empty where not answered. */
export interface CostReading {
  facts: Fact[];
  /** Draft sentences that compare the answers with the file. */
  checks: string[];
  /** Themes the user wrote about; recommendations on them rank a little higher. */
  themes: ReadonlySet<Theme>;
  /** Running subscriptions the user calls unnecessary, as facts of their yearly cost. */
  unnecessary: readonly Fact[];
  /** Whether the user stated how the cost is split between departments, or that there is but one. */
  departments: 'split' | 'one' | null;
}

/** One question's part of the reading. */
export type CostAnswerPart = Partial<Omit<CostReading, 'themes'>>;

/** What reading one question needs. */
export interface CostAnswerContext {
  book: Facts;
  figures: CostFigures;
  /** ISO 4217 code of the file's currency; null = SEK. */
  currency: string | null;
}
