import type { Roled } from '../../columns/roled.ts';
import type { RoleMap } from '../../columns/roles/role-map.ts';
import type { Decimal } from '../../facts/decimal.ts';
import type { Row } from '../../table/cell.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { ReconciliationCheck } from '../../table/understanding.ts';

export interface ReconcileInput {
  counts: { inFile: number; used: number; leftOut: number };
  roles: RoleMap;
  /** Places of the used rows. */
  used: ArrayLike<number>;
  lines: ArrayLike<number>;
  totals: readonly Row[];
  /** The file's own columns of amounts: one, one per period, or none where they were made of others. */
  amounts: readonly TypedColumn[];
  /** The file's own columns of money, whatever their roles. */
  money: readonly TypedColumn[];
  /** All columns as they are read. */
  columns: readonly TypedColumn[];
  statuses: Roled['statuses'];
  /** The sum with the rows that do not count as they stand; null where all do. */
  asWritten: Decimal | null;
  /** Lines left out for want of an amount or a date: likely behind a difference. */
  suspects: readonly number[];
  currency: string | null;
  /** The format's own checks, in place of those of a plain table. */
  checks: ReconciliationCheck[] | null;
  /** True where quantity × price is held against the amount. */
  checksProduct: boolean;
  /** True for a ledger: its own totals are of all accounts, also those the guide does not use. */
  isLedger: boolean;
}
