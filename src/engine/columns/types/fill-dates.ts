import type { TypedColumn } from '../../table/typed-column.ts';

/**
 * A grouped report writes the date on the first row of each group alone. Such a column is filled
 * downwards; null where it is not such a column: every date once, in order, and gaps between.
 */
export function fillDatesDown(column: TypedColumn): TypedColumn | null {
  const rows = column.ids.length;
  const gaps = rows - column.filled;
  if (column.type !== 'date' || column.filled < 2 || gaps < rows * 0.4) return null;
  if ((column.ids[0] ?? -1) < 0 || column.counts.some((count) => count !== 1)) return null;
  if (column.read.some((iso, n) => iso === null || (n > 0 && iso < (column.read[n - 1] ?? ''))))
    return null;
  const ids = new Int32Array(rows).fill(-1);
  const counts = column.counts.map(() => 0);
  let last = -1;
  for (let r = 0; r < rows; r++) {
    last = (column.ids[r] ?? -1) < 0 ? last : (column.ids[r] ?? -1);
    ids[r] = last;
    counts[last] = (counts[last] ?? 0) + 1;
  }
  // A lone gap is a total or a slip, not a way of grouping.
  const groups = counts.filter((count) => count > 1).length;
  return groups < 2 ? null : { ...column, ids, counts, filled: rows };
}
