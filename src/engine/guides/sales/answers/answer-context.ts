import type { Theme } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';

/** What the user's answers say, as facts and as choices; empty where nothing was answered. */
export interface AnswerReading {
  facts: Fact[];
  /** Draft sentences that hold the answers against the file. */
  checks: string[];
  /** Themes the user has something to say about: they weigh a little more. */
  themes: ReadonlySet<Theme>;
  /** Share of sales spent on advertising, in percent. */
  advertisingShare: Fact | null;
  /** Share of sales that is subscriptions, in percent. */
  subscriptionShare: Fact | null;
  /** Whether the company sells subscriptions; null where it is not said. */
  subscriptions: 'none' | 'some' | null;
  /** Months (1–12) the user calls strong or weak. */
  strongMonths: readonly number[];
  weakMonths: readonly number[];
}

/** One question's part of the reading. */
export type AnswerPart = Partial<AnswerReading>;

/** What one question is read with. */
export interface SalesAnswerContext {
  book: Facts;
  /** ISO 4217 of the file's money; null = SEK. */
  currency: string | null;
}
