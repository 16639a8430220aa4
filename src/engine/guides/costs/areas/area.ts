import type { Assumption, Recommendation } from '../../../advice/rule.ts';
import type { BusinessId } from '../../../business/business.ts';

/** Properties of an area that figures and rules depend on. */
export type AreaTrait =
  /** Varies with sales, even if its months look even. */
  | 'followsSales'
  /**
   * Recurring payments are agreements that can be ended at once or within months; not rent or
   * insurance.
   */
  | 'service'
  /** Recurring payments are not subscriptions that can be cancelled. */
  | 'noSubscription'
  /** Its suppliers cannot be replaced, like a landlord or the tax office. */
  | 'bound'
  /** Is there whatever is sold, however uneven its bills: rent, insurance, telephone. */
  | 'fixedByNature'
  /** Follows from decisions that a review does not undo. */
  | 'beyondReview'
  /**
   * Equal amounts are normal, as for tickets, salaries and instalments: no sign of a double
   * payment.
   */
  | 'equalAmounts';

/** When an area deserves a recommendation, and which. */
export interface AreaAdvice
  extends Pick<
    Recommendation,
    'title' | 'action' | 'firstStep' | 'cost' | 'timeframe' | 'effort' | 'sureness'
  > {
  id: string;
  /** The least percentage of the total cost. */
  leastShare: number;
  /** Why there is something to save; follows the figures. */
  why: string;
  assumption: Assumption;
  /** What is said instead where the same is paid every month: no hours are counted there. */
  whenEven?: Pick<Recommendation, 'title' | 'action' | 'firstStep'> & Pick<AreaAdvice, 'why'>;
  /** What is said instead of one kind of business: those who live in a house are there at night. */
  ofKind?: Partial<Record<BusinessId, NonNullable<AreaAdvice['whenEven']>>>;
  /** What is said instead where most of its rows are of one kind, the first that holds: fuel is not there when a car stands still. */
  ofPart?: readonly PartAdvice[];
  /** It varies with what is used, so that its own cheaper months show what can be saved. */
  byUse?: true;
}

/** Advice for where a kind of rows is this percentage of the area, or more. */
export interface PartAdvice extends NonNullable<AreaAdvice['whenEven']> {
  part: 'costs.area.fuel' | 'costs.area.standing';
  least: number;
  /** What is assumed is of these rows alone, and is called this. */
  lowers?: string;
}

/**
 * All that is known of a cost area. Words and names are separated by commas and matched as whole
 * words, ignoring case, å ä ö, punctuation and company form (`AB`). An entry is in one list of one
 * area.
 */
export interface AreaRow<Name extends string = string> {
  /** Shown to users and stored with analyses. */
  name: Name;
  /** Inside a sentence: `the` is `lokalkostnaden`, `what` is `lokal`. */
  the: string;
  what: string;
  /** … in a kind of business to which the area is something else: a landlord's premises are what it lets. */
  calledIn?: Partial<Record<BusinessId, Pick<AreaRow, 'the' | 'what'>>>;
  /** Ranges of the first four digits of BAS accounts; the narrowest range decides. */
  accounts: readonly (readonly [from: number, to: number])[];
  traits?: readonly AreaTrait[];
  /** What it is decided by, however even its months: nothing of it is fixed but what recurs. */
  variesBy?: string;
  /** What one that follows sales is said to follow, where that is not what is bought and sold. */
  follows?: string;
  /** Words in texts, account names and categories. */
  words?: string;
  /** Words that in a supplier's name say too little about what is bought: `Cycling Supplies`. */
  looseWords?: string;
  /** Words about how an amount is written, not what it is for; they decide only when alone. */
  weakWords?: string;
  suppliers?: string;
  /**
   * Suppliers whose names are ordinary words (`Tre`): matched only at the start of a supplier's
   * name, or alone.
   */
  suppliersLikeWords?: string;
  advice?: AreaAdvice;
  /** What to do where a supplier in it has begun to cost more; else price and number are told apart by invoices. */
  dearer?: string;
  /** … in a kind of business to which the area is something else. */
  dearerOf?: Partial<Record<BusinessId, string>>;
}

/** A row of the table; its name becomes a member of `Area`. */
export function area<const Name extends string>(row: AreaRow<Name>): AreaRow<Name> {
  return row;
}
