import type { Chart } from '../../../facts/chart.ts';
import type { Fact, Unknown } from '../../../facts/fact.ts';
import type { Period } from '../../../table/period.ts';

/** Everything the sales engine computed from one table: the input of rules and writer. */
export interface SalesFigures {
  /** In a fixed order; ids F1, F2 … */
  facts: readonly Fact[];
  unknowns: Unknown[];
  charts: Chart[];
  period: Period | null;
  /** How the comparable periods were chosen; null where the file is too short to compare. */
  comparison: { kind: 'year' | 'preceding'; current: Period; previous: Period } | null;
  /** Products chosen by contribution and tendency, best and worst first; names as in `Subject`. */
  topProducts: string[];
  weakProducts: string[];
  /** Why a forecast is withheld, in Swedish; null where it is given. */
  forecastWithheld: string | null;
  /**
   * What the reader of the figures must know of the data, in Swedish sentences: rows in another currency,
   * cost assumed per unit, rows without a date.
   */
  warnings?: string[];
}

/** The five answers of the sales form (SPEC section 3), empty string where not answered. */
export interface SalesAnswers {
  /** Which products sell best. */
  question1: string;
  /** Primary sales channel. */
  question2: string;
  /** Subscription revenue. */
  question3: string;
  /** Seasonality. */
  question4: string;
  /** Advertising cost as a share of sales. */
  question5: string;
}
