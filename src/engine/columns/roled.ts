import type { AccountKinds } from '../table/account-kinds.ts';
import type { AccountKind } from '../table/books.ts';
import type { ReadingChoices } from '../table/overrides.ts';
import type { Doubt } from '../table/question.ts';
import type { ColumnRole } from '../table/roles.ts';
import type { TypedColumn } from '../table/typed-column.ts';
import type { DecidedBy, LeftOutRow } from '../table/understanding.ts';

export interface AssignedRole {
  role: ColumnRole | null;
  /** 0–1; what the user chose has 1. */
  confidence: number;
  /** In Swedish. */
  reason: string;
  /** Absent where the reason says what decided it in its own words. */
  by?: DecidedBy;
}

/** What the user said of columns, by index: a role, or null for none. */
export type ChosenRoles = Readonly<Record<number, ColumnRole | null>>;
/** What columns mean by the file's own format, by index. */
export type KnownRoles = Readonly<Record<number, ColumnRole>>;

/** A table on its way through the steps: its columns with their roles, and what the steps found out. */
export interface Roled {
  columns: readonly TypedColumn[];
  /** By place in `columns`. */
  roles: readonly AssignedRole[];
  /** What the rows prove of columns of amounts, whatever their names. */
  proofs: ReadonlyMap<TypedColumn, Proof>;
  /** Columns that are one amount together, until they are joined. */
  groups: readonly AmountGroup[];
  /** What must be known of how columns were joined, in Swedish; null where nothing. */
  note: string | null;
  /** Money out and in of an account, in columns that its balance proves whatever their names are. */
  proved: DebitCredit | null;
  /** Set where the table has bookings on accounts of several kinds. */
  ledger: LedgerColumns | null;
  /** True for a bank's list of money in and out. */
  isStatement: boolean;
  /** Rows that are not what the guide is about, and why. */
  others: ReadonlyMap<number, OtherReason>;
  /** Set where a column tells which rows are cancelled, paid back or credited. */
  statuses: RowStatuses | null;
  /** The export it is, in Swedish, where it is one that is known: `Orderexport från Shopify`. */
  make: string | null;
  /** Readings that the table leaves open, raised by the steps. */
  doubts: readonly Doubt[];
  /** Whether VAT is in the amounts, as answered, where only the user can say; null where the file shows it. */
  openVat: NonNullable<ReadingChoices['vat']> | null;
  /** True where the amounts stood in öre, and were made kronor. */
  isOre: boolean;
}

/** What a column of amounts is by arithmetic. */
export interface Proof {
  is: 'net' | 'gross' | 'vat' | 'soFar' | 'apart';
  /** `Netto + Moms = Totalt på 412 av 412 rader.` */
  reason: string;
  /** Of VAT: the amounts that include it. Of a sum so far: what it sums. Of tips that were taken off, what was paid out, and goods and freight: what they stand beside. */
  of: readonly TypedColumn[];
  /** True of the largest amounts of the file, which have a role even where no name says so. */
  isMain: boolean;
  /** True where the column's own name says the opposite, and nothing else decides. */
  isDisputed: boolean;
}

export interface AmountGroup {
  role: ColumnRole;
  parts: readonly TypedColumn[];
  sign: '+' | '−' | '+ öre';
  reason: string;
  /** True where the names say that it is the amount without VAT. */
  net: boolean;
}

export interface DebitCredit {
  debit: TypedColumn;
  credit: TypedColumn;
}

/** The columns of a table with one row per booking, or per account. */
export interface LedgerColumns {
  account: TypedColumn;
  /** Column with the account's name; null where the file has only the number. */
  name: TypedColumn | null;
  sides: DebitCredit | null;
  /** What the accounts are by number and name. */
  chart: AccountKinds;
  /** Kind of account for each distinct value of `account`. */
  kinds: AccountKind[];
}

/** Why a row is not what the guide is about. */
export type OtherReason = Extract<
  LeftOutRow['reason'],
  | 'balanceAccount'
  | 'revenueAccount'
  | 'costAccount'
  | 'otherAccount'
  | 'income'
  | 'outgoing'
  | 'accountHeading'
  | 'groupHeading'
  | 'accountBalance'
  | 'cancelled'
  | 'transfer'
  | 'otherCurrency'
  | 'ownTransfer'
  | 'taxPayment'
  | 'amortisation'
  | 'ownerWithdrawal'
  | 'financing'
  | 'otherIncome'
  | 'returned'
  | 'unlike'
  | 'detail'
  | 'ended'
  | 'reportIncome'
  | 'reportCost'
  | 'reportResult'
>;

/**
 * What a row's state or type says of its amount: `cancelled` = nothing was sold or bought; `refunded` = the money went
 * back; `transfer` = the payment service's own moves of money; `credit` = a credit note or a return.
 */
export type State = 'cancelled' | 'refunded' | 'transfer' | 'credit';

/** How a row with a state is treated, and the column and value that say so. */
export interface RowStatus {
  state: State;
  /**
   * `leftOut` of the figures, `negated`, `takenBack` by rows with minus, counted since its amount is what was `kept`; or,
   * because the user said so, `asWritten` or `counted`.
   */
  treated: 'leftOut' | 'negated' | 'takenBack' | 'kept' | 'asWritten' | 'counted';
  column: string;
  /** Null where any day says it. */
  written: string | null;
}

export interface RowStatuses {
  rows: ReadonlyMap<number, RowStatus>;
  /** The file's own column of amounts, where credit notes got their minus in another. */
  writtenAmount: TypedColumn | null;
}

/** A table before the first step. */
export const unroled = (columns: readonly TypedColumn[], make: string | null = null): Roled => ({
  columns,
  roles: columns.map(() => unused('')),
  proofs: new Map(),
  groups: [],
  note: null,
  proved: null,
  ledger: null,
  isStatement: false,
  others: new Map(),
  statuses: null,
  make,
  doubts: [],
  openVat: null,
  isOre: false,
});

/** No role, and why not. */
export const unused = (reason: string): AssignedRole => ({ role: null, confidence: 0, reason });

/** The role of a column that a step made, unless the user gave it another. */
export function madeRole(chosen: ChosenRoles, index: number, role: AssignedRole): AssignedRole {
  const choice = chosen[index];
  return choice === undefined ? role : { ...role, role: choice, confidence: 1, by: 'answer' };
}

type Roles = Pick<Roled, 'roles'>;

/** Place of the first column with the role; −1 where none has it. */
export const placeOf = ({ roles }: Roles, role: ColumnRole): number =>
  roles.findIndex((assigned) => assigned.role === role);

export const hasRole = (table: Roles, role: ColumnRole): boolean => placeOf(table, role) >= 0;

export const columnOf = (
  table: Pick<Roled, 'columns' | 'roles'>,
  role: ColumnRole,
): TypedColumn | undefined => table.columns[placeOf(table, role)];

/** The table with other roles at some places. */
export const withRoles = (table: Roled, changes: ReadonlyMap<number, AssignedRole>): Roled => ({
  ...table,
  roles: table.roles.map((assigned, place) => changes.get(place) ?? assigned),
});
