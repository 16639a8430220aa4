import { type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Roled } from '../roled.ts';
import { amountColumn, type RoleMap, roleMap } from '../roles/role-map.ts';
import { valuesOf } from '../types/number-at.ts';

/** What a row's money is: the amount, else quantity × price; null where it has neither. */
export type RowAmount = (row: number) => Decimal | null;

const valueAt = (column: TypedColumn | undefined, row: number): Decimal | null => {
  const value = column?.read[column.ids[row] ?? -1] ?? null;
  return value === null || column?.type !== 'number' ? null : decimal(value);
};

/** Reads the money of each row by the roles of the columns. */
export function rowAmounts(roles: RoleMap): RowAmount {
  const amount = amountColumn(roles);
  if (amount !== undefined) return (row) => valueAt(amount, row);
  const [quantity, price] = [roles.get('quantity'), roles.get('unitPrice')];
  return (row) => {
    const [times, each] = [valueAt(quantity, row), valueAt(price, row)];
    return times === null || each === null ? null : multiply(times, each);
  };
}

/** The same of a table on its way. */
export const amountsOf = ({ columns, roles }: Pick<Roled, 'columns' | 'roles'>): RowAmount =>
  rowAmounts(roleMap(columns, roles));

/** How large the money of each row is, near enough to compare by; NaN where it has none. */
export function amountSizes({ columns, roles }: Pick<Roled, 'columns' | 'roles'>): Float64Array {
  const byRole = roleMap(columns, roles);
  const numbers = (column: TypedColumn | undefined) =>
    column?.type === 'number' ? valuesOf(column) : null;
  const amount = amountColumn(byRole);
  if (amount !== undefined)
    return numbers(amount)?.map((size) => Math.abs(size)) ?? new Float64Array();
  const [times, each] = [numbers(byRole.get('quantity')), numbers(byRole.get('unitPrice'))];
  return (
    times?.map((value, row) => Math.abs(value * (each?.[row] ?? Number.NaN))) ?? new Float64Array()
  );
}
