import type { Assumption, Recommendation } from '../../../advice/rule.ts';

/** What the figures and rules must know of an area by its nature. */
export type AreaTrait =
  /** Varies with what is sold, however even its months are. */
  | 'followsSales'
  /** What recurs is an agreement that can be ended at once or within months: no rent, no insurance. */
  | 'service'
  /** What recurs is no subscription that can be ended. */
  | 'noSubscription'
  /** No alternative is sought to its suppliers: no one keeps a second landlord or tax office at hand. */
  | 'bound'
  /** Follows decisions that no renewed look undoes. */
  | 'beyondReview'
  /** Equal amounts mean nothing: same tickets, same salaries, same instalments. */
  | 'equalAmounts';

/** When an area is worth an advice, and what to do. */
export interface AreaAdvice
  extends Pick<
    Recommendation,
    'title' | 'action' | 'firstStep' | 'cost' | 'timeframe' | 'effort' | 'sureness'
  > {
  id: string;
  /** Percent of all cost from which it is worth a Monday. */
  leastShare: number;
  /** Why there is something to gain, after the figures. */
  why: string;
  assumption: Assumption;
}

/**
 * What money is spent on: all that is known of it. Lists of words and names are written as people write
 * them, parted by commas; they are compared as whole words, without regard to capitals, å ä ö, punctuation
 * and company form (`AB`), and an entry stands in one list of one area.
 */
export interface AreaRow<Name extends string = string> {
  /** Shown as it stands, and stored with every analysis. */
  name: Name;
  /** Inside a sentence: `lokalkostnaden`, and what it is spent on: `lokal`. */
  the: string;
  what: string;
  /** BAS ranges by the first four digits; of ranges within ranges the narrowest decides. */
  accounts: readonly (readonly [from: number, to: number])[];
  traits?: readonly AreaTrait[];
  /** Words of texts, account names and categories. */
  words?: string;
  /** Words that in a supplier's name say too little of what is bought: `Cycling Supplies`. */
  looseWords?: string;
  /** Words that say how an amount is written rather than what it is for, unless they stand alone. */
  weakWords?: string;
  suppliers?: string;
  /** Suppliers whose names are words too (`Tre`): found at the beginning of a supplier's name, or alone. */
  suppliersLikeWords?: string;
  advice?: AreaAdvice;
}

/** A row of the table, whose name becomes one of `Area`. */
export function area<const Name extends string>(row: AreaRow<Name>): AreaRow<Name> {
  return row;
}
