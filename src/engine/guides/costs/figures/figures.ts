import type { Chart } from '../../../facts/chart.ts';
import type { Fact, Unknown } from '../../../facts/fact.ts';
import type { Period } from '../../../table/period.ts';

/** Everything the cost engine computed from one table and its books: the input of rules and writer. */
export interface CostFigures {
  /** In a fixed order; ids F1, F2 … Keys as in `keys.ts` and `ratios/keys.ts`. */
  facts: readonly Fact[];
  unknowns: Unknown[];
  charts: Chart[];
  period: Period | null;
  /** How the comparable periods were chosen; null where the file is too short to compare. */
  comparison: { kind: 'year' | 'preceding'; current: Period; previous: Period } | null;
  /** Set where every amount is kronor a year: the rows are agreements, or balances of one whole year. */
  perYear: 'agreements' | 'balances' | null;
  /** Names as in `Subject`, largest first. */
  areas: string[];
  topSuppliers: string[];
  /** Running subscriptions, the dearest a year first. */
  subscriptions: string[];
  /** The area of each running subscription, by its name. */
  areaOfSubscription: ReadonlyMap<string, string>;
  /** Possible double payments, the largest first. */
  doubles: string[];
  /** Those of them that share an invoice number, and so are the surest. */
  doublesByInvoice: ReadonlySet<string>;
  /** Financial years of the books, newest first; `whole` is false where a year is not closed or not twelve months. */
  years: { name: string; period: Period; whole: boolean }[];
  /** What the reader of the figures must know of the data, in Swedish sentences. */
  warnings: string[];
}
