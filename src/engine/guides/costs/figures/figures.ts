import type { BusinessId } from '../../../business/business.ts';
import type { OwnMonths } from '../../../events/own-months.ts';
import type { Chart } from '../../../facts/chart.ts';
import type { Fact, Unknown } from '../../../facts/fact.ts';
import type { Period } from '../../../table/period.ts';

/** Everything computed from one table and its books: the input of rules and writer. */
export interface CostFigures {
  /** In a fixed order, with ids F1, F2 … */
  facts: readonly Fact[];
  unknowns: Unknown[];
  charts: Chart[];
  period: Period | null;
  /** How the comparable periods were chosen; null where the file is too short to compare. */
  comparison: { kind: 'year' | 'preceding'; current: Period; previous: Period } | null;
  /** Set where all amounts are per year: agreements, or balances of a whole year. */
  perYear: 'agreements' | 'balances' | null;
  /** Names as in `Subject`, largest first. */
  areas: string[];
  /** What the months of its suppliers and areas show; absent where periods cannot be compared. */
  ownMonths?: OwnMonths;
  /** What each area came to in each of the file's whole months. */
  areaMonths?: ReadonlyMap<string, readonly number[]>;
  /** What was sold in the same months had cost more, by the sales themselves, than all that was paid. */
  costsMoreBySales?: boolean;
  topSuppliers: string[];
  /** The area that most of what each supplier is paid is in, by name. */
  areaOfSupplier: ReadonlyMap<string, string>;
  /** What the rows of each supplier say is bought, where they say the same time after time; absent where no column names suppliers. */
  wordsOfSupplier?: ReadonlyMap<string, ReadonlySet<string>>;
  /** The kind of business that the profile, the books or the areas tell; null where none does. */
  business: BusinessId | null;
  /** Running subscriptions, largest per year first. */
  subscriptions: string[];
  /** The area of each running subscription, by name. */
  areaOfSubscription: ReadonlyMap<string, string>;
  /** Possible double payments, largest first. */
  doubles: string[];
  /** Those with the same invoice number, which are the most certain. */
  doublesByInvoice: ReadonlySet<string>;
  /**
   * Financial years of the books, newest first; `whole` is false where a year is not closed or not
   * twelve months.
   */
  years: { name: string; period: Period; whole: boolean }[];
  /** Caveats about the data, in Swedish sentences. */
  warnings: string[];
}
