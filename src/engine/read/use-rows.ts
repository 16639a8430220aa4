import type { AssignedRole } from '../columns/assign-roles.ts';
import type { TypedColumn } from '../columns/type-column.ts';
import { add, compare, type Decimal, decimal } from '../facts/decimal.ts';
import { cellText, type Row } from './cell.ts';
import { beginsAsTotal, isTotalLabel } from './labels.ts';
import { valueAt } from './settle-marks.ts';
import type { SalesRole } from './understanding.ts';

export type RoleMap = ReadonlyMap<SalesRole, TypedColumn>;

export function roleMap(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
): Map<SalesRole, TypedColumn> {
  const map = new Map<SalesRole, TypedColumn>();
  columns.forEach((column, place) => {
    const role = roles[place]?.role;
    if (role && !map.has(role)) map.set(role, column);
  });
  return map;
}

/** The column rows are summed by: net before gross. */
export const amountColumn = (roles: RoleMap): TypedColumn | undefined =>
  roles.get('revenue') ?? roles.get('grossRevenue');

/**
 * Rows that sum the rows above them and are not labelled so in their first cell: the amount equals the
 * exact sum since the start or the last total, and the row has no date or no name of its own.
 */
export function totalsBySum(
  rows: readonly Row[],
  columns: readonly TypedColumn[],
  roles: RoleMap,
): Set<number> {
  const found = new Set<number>();
  const amount = amountColumn(roles);
  if (!amount) return found;
  const own = [
    roles.get('date'),
    roles.get('product'),
    roles.get('productId'),
    roles.get('orderId'),
    roles.get('customer'),
  ].filter((column) => column !== undefined);
  let all: Decimal = decimal('0');
  let group: Decimal = decimal('0');
  let summed = 0;
  for (let r = 0; r < rows.length; r++) {
    const value = valueAt(amount, r);
    if (value === null) continue;
    const number = decimal(value);
    const bare =
      own.length > 0 &&
      own.every((column) => valueAt(column, r) === null || isTotalLabel(text(column, r)));
    const labelled = columns.some(
      (column) =>
        column.type === 'text' && (isTotalLabel(text(column, r)) || beginsAsTotal(text(column, r))),
    );
    const dateless = roles.has('date') && valueAt(roles.get('date') as TypedColumn, r) === null;
    const sums = summed >= 2 && (compare(number, all) === 0 || compare(number, group) === 0);
    if (summed >= 1 && (bare || (labelled && dateless)) && (sums || (labelled && bare))) {
      found.add(r);
      group = decimal('0');
      continue;
    }
    all = add(all, number);
    group = add(group, number);
    summed++;
  }
  return found;
}

const text = (column: TypedColumn, row: number) => cellText(column.values[column.ids[row] ?? -1]);

export interface UsedRows {
  used: number[];
  noAmount: number[];
  noDate: number[];
}

/** A row without amount or date is left out where nearly all others have one; else the column is just sparse. */
export function chooseUsed(rows: number, skip: ReadonlySet<number>, roles: RoleMap): UsedRows {
  const amounts = [amountColumn(roles)].filter((column) => column !== undefined);
  const priced = [roles.get('quantity'), roles.get('unitPrice')].filter(
    (column) => column !== undefined,
  );
  const amount = amounts[0] ? amounts : priced.length === 2 ? priced : [];
  const needAmount = amount.length > 0 && amount.every((column) => mostlyFilled(column, rows, 0.5));
  const date = roles.get('date');
  const needDate = date !== undefined && mostlyFilled(date, rows, 0.9);
  const result: UsedRows = { used: [], noAmount: [], noDate: [] };
  for (let r = 0; r < rows; r++) {
    if (skip.has(r)) continue;
    if (needAmount && amount.some((column) => valueAt(column, r) === null)) result.noAmount.push(r);
    else if (needDate && date && valueAt(date, r) === null) result.noDate.push(r);
    else result.used.push(r);
  }
  return result;
}

function mostlyFilled(column: TypedColumn, rows: number, share: number): boolean {
  let good = 0;
  for (let id = 0; id < column.read.length; id++)
    if (column.read[id] !== null) good += column.counts[id] ?? 0;
  return good >= rows * share;
}
