import type { BusinessId } from '../../../business/business.ts';
import type { Sold } from '../../../business/what-is-sold.ts';
import type {
  FallsIn,
  GroupOf,
  MovedWith,
  MovedWithTwo,
  OwnMonths,
  Within,
} from '../../../events/own-months.ts';
import type { Chart } from '../../../facts/chart.ts';
import type { Fact, Unknown } from '../../../facts/fact.ts';
import type { Period } from '../../../table/period.ts';
import type { BehindMoves } from './behind-moves.ts';
import type { SameBuyers } from './same-buyers.ts';

/** Everything computed from one table: the input of rules and writer. */
export interface SalesFigures {
  /** In a fixed order, with ids F1, F2 … */
  facts: readonly Fact[];
  unknowns: Unknown[];
  charts: Chart[];
  period: Period | null;
  /** How the comparable periods were chosen; null where the file is too short to compare. */
  comparison: { kind: 'year' | 'preceding'; current: Period; previous: Period } | null;
  /** Products chosen by contribution and trend, best and worst first; names as in `Subject`. */
  topProducts: string[];
  /** All of `topProducts` have fallen: they are those that contribute most. */
  topFell?: boolean;
  weakProducts: string[];
  /** Where they have, and are not all told of as the best: the weak with those of them that are weak too, costliest first. */
  weakOrTop?: string[];
  /** Those of the listed customers that have gone silent; absent in analyses made before. */
  atRisk?: string[];
  /** How many customers would have been lost by chance; absent in analyses made before. */
  chanceLosses?: number;
  /** Kronor left of each one sold, by group of what is sold; absent in analyses made before. */
  leftOfEach?: ReadonlyMap<string, number>;
  /** What its own months show; absent where periods cannot be compared. */
  ownMonths?: OwnMonths;
  /** Of whom most of what a customer, a product or a group moved by is; absent in analyses made before. */
  movedWith?: MovedWith;
  /** Which two most of what a group moved by is of together; absent in analyses made before. */
  movedWithTwo?: MovedWithTwo;
  /** Where the kronor are that a product or a customer fell by; absent in analyses made before. */
  fallsIn?: FallsIn;
  /** What lies behind moves that happened at the same time; absent in analyses made before. */
  behind?: BehindMoves;
  /** What those who bought less of what has fallen most bought instead; absent where the file does not tell. */
  sameBuyers?: SameBuyers;
  /** The group of each product that has moved; absent in analyses made before. */
  groupOf?: GroupOf;
  /** The places that something has happened to and each customer is all in; absent in analyses made before. */
  within?: Within;
  /** What each day of each week came to, Monday first; absent where the file has no days. */
  weeks?: readonly (readonly number[])[];
  /** The kind of business that the profile, the books or the products tell; null where none does. */
  business?: BusinessId | null;
  /** What the names of the columns say is sold; absent in analyses made before. */
  sells?: Sold;
  /** What is sold is counted in hours; absent where it is not. */
  countsHours?: true;
  /** The rows say how far was driven; absent where they do not. */
  hasDistance?: true;
  /** What the column of the quantity says it is of: `uppdrag`; absent where it says nothing. */
  countsIn?: string;
  /** Why there is no forecast, in Swedish; null where there is one. */
  forecastWithheld: string | null;
  /**
   * Caveats about the data in Swedish sentences: other currencies, cost assumed per unit, rows
   * without a date.
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
