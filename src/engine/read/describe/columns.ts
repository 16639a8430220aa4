import { lastDay } from '../../columns/types/date.ts';
import { MONTHS_OF } from '../../columns/types/several-months.ts';
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
      ...grainOf(column),
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

/** What its dates are of, where each begins such a time, counted from the first. */
function grainOf({ type, grain, read }: TypedColumn): Pick<UnderstoodColumn, 'grain'> {
  if (type !== 'date' || grain === 'day' || grain === 'week') return {};
  const dates = read.filter((iso) => iso !== null).toSorted();
  const first = monthNumber(dates[0] ?? '');
  const isStart = (iso: string) =>
    iso.endsWith('-01') && (monthNumber(iso) - first) % MONTHS_OF[grain] === 0;
  return dates.length > 0 && dates.every(isStart) ? { grain } : {};
}

const monthNumber = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));

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
