import { lastDay } from '../../columns/types/date.ts';
import { cellText } from '../../table/cell.ts';
import type { Period } from '../../table/period.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { UnderstoodColumn } from '../../table/understanding.ts';
import type { Interpreted } from '../interpret.ts';
import { countColumn } from '../rows/column-sums.ts';

/** The columns as the user sees them, counted over the used rows. */
export function describeColumns(
  { columns, roles }: Pick<Interpreted, 'columns' | 'roles'>,
  used: ArrayLike<number>,
): UnderstoodColumn[] {
  return columns.map((column, index) => {
    const assigned = roles[index];
    const { filled, empty, distinct, sum } = countColumn(column, used);
    return {
      index,
      name: column.name,
      type: column.type,
      format: column.format,
      role: assigned?.role ?? null,
      confidence: assigned?.confidence ?? 0,
      reason: assigned?.reason ?? '',
      ...(assigned?.by && { decidedBy: assigned.by }),
      samples: samplesOf(column),
      filled,
      empty,
      distinct,
      sum,
    };
  });
}

const samplesOf = (column: TypedColumn) =>
  column.values.slice(0, 3).map((cell) => cellText(cell).trim().slice(0, 80));

/** First to last day of the date column over the used rows; a month counts to its last day. */
export function periodOf(date: TypedColumn | undefined, used: ArrayLike<number>): Period | null {
  if (!date) return null;
  let from: string | null = null;
  let to: string | null = null;
  const seen = new Uint8Array(date.values.length);
  for (let n = 0; n < used.length; n++) {
    const id = date.ids[used[n] ?? -1] ?? -1;
    if (id < 0 || seen[id]) continue;
    seen[id] = 1;
    const iso = date.read[id];
    if (!iso) continue;
    if (from === null || iso < from) from = iso;
    if (to === null || iso > to) to = iso;
  }
  return from === null || to === null ? null : { from, to: lastDay(to, date.grain) };
}
