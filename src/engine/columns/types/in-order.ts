import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersOf } from './number-at.ts';

const FEWEST_IN_ORDER = 5;

/** Each one more than the one above, as numbers of rows and documents are. */
export function isInOrder({ ids, counts, filled, ...column }: TypedColumn): boolean {
  const isWhole = filled >= Math.max(FEWEST_IN_ORDER, ids.length * 0.9);
  if (!isWhole || counts.some((count) => count > 1)) return false;
  const values = numbersOf(column);
  const rows = Array.from(ids).flatMap((id) => (id < 0 ? [] : (values[id] ?? 0)));
  const up = rows.filter((value, row) => value > (rows[row - 1] ?? Number.NEGATIVE_INFINITY));
  return up.length >= rows.length * 0.95 || up.length <= rows.length * 0.05 + 1;
}
