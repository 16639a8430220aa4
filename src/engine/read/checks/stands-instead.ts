import { namesNothing } from '../../columns/roles/states-in.ts';
import { isMoney } from '../../columns/types/is-money.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Interpreted } from '../interpret.ts';

/** Rows that each of the columns must be filled on. */
const FEWEST = 3;
/** Share of the rows on which one of the two is filled. */
const MOST = 0.9;

/**
 * Columns without a name that are filled where the amount, which has none either, is empty, and nowhere else: of money in
 * and money out neither says which it is.
 */
export function standInstead(
  { columns, roles }: Interpreted,
  amount: TypedColumn,
): readonly TypedColumn[] {
  const isUnnamed = ({ name }: TypedColumn) => namesNothing(normaliseName(name));
  if (!isUnnamed(amount)) return [];
  return columns.filter((column, place) => {
    const isFree = column !== amount && (roles[place]?.role ?? null) === null;
    return isFree && isUnnamed(column) && isMoney(column) && areInTurn(column, amount);
  });
}

function areInTurn(one: TypedColumn, other: TypedColumn): boolean {
  const rows = one.ids.length;
  if (one.filled < FEWEST || other.filled < FEWEST) return false;
  if (one.filled + other.filled < MOST * rows) return false;
  return one.ids.every((id, row) => id < 0 || (other.ids[row] ?? -1) < 0);
}
