import type { Theme } from '../../../advice/rule.ts';
import type { Fact } from '../../../facts/fact.ts';
import type { Facts } from '../../../facts/facts.ts';

/** What the user's answers say, as facts and choices; empty where not answered. */
export interface AnswerReading {
  facts: Fact[];
  /** Draft sentences that compare the answers with the file. */
  checks: string[];
  /** Themes the user wrote about; recommendations on them rank a little higher. */
  themes: ReadonlySet<Theme>;
  /** Advertising's share of sales, in per cent. */
  advertisingShare: Fact | null;
  /** Subscriptions' share of sales, in per cent. */
  subscriptionShare: Fact | null;
  /** Whether the company sells subscriptions; null where not stated. */
  subscriptions: 'none' | 'some' | null;
  /** Months (1–12) the user calls strong or weak. */
  strongMonths: readonly number[];
  weakMonths: readonly number[];
  /** … and those in which it is closed. */
  closedMonths?: readonly number[];
}

/** One question's part of the reading. */
export type AnswerPart = Partial<AnswerReading>;

/** What reading one question needs. */
export interface SalesAnswerContext {
  book: Facts;
  /** ISO 4217 code of the file's currency; null = SEK. */
  currency: string | null;
}
