import { unitsOf } from '../../columns/types/number-at.ts';
import { add, type Decimal, decimal, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';

export interface ColumnCounts {
  filled: number;
  empty: number;
  distinct: number;
  sum: string | null;
}

/** What was counted last of a column: its description, its total and its doubts all ask for it. */
const counted = new WeakMap<TypedColumn, { used: ArrayLike<number>; counts: ColumnCounts }>();

/** Counts and the exact sum of a column over the used rows, from its distinct values. */
export function countColumn(column: TypedColumn, used: ArrayLike<number>): ColumnCounts {
  const before = counted.get(column);
  if (before?.used === used) return before.counts;
  const counts = count(column, used);
  counted.set(column, { used, counts });
  return counts;
}

function count(column: TypedColumn, used: ArrayLike<number>): ColumnCounts {
  const times = new Uint32Array(column.values.length);
  let filled = 0;
  for (let n = 0; n < used.length; n++) {
    const id = column.ids[used[n] ?? -1] ?? -1;
    if (id < 0) continue;
    filled++;
    times[id] = (times[id] ?? 0) + 1;
  }
  const typed = column.type === 'number' || column.type === 'date';
  // Values that stand as they are read are distinct already; only rewritten ones can fall together.
  const rewritten = new Set<string>();
  let plain = 0;
  for (let id = 0; id < times.length; id++) {
    const count = times[id] ?? 0;
    if (count === 0) continue;
    const value = column.read[id] ?? null;
    if (value === null) filled -= typed ? count : 0;
    else if (value === column.values[id]) plain++;
    else rewritten.add(value);
  }
  const distinct = plain + (plain === 0 ? rewritten.size : countNew(rewritten, column, times));
  const sum = column.type === 'number' ? toText(sumOf(column, times)) : null;
  return { filled, empty: used.length - filled, distinct, sum };
}

/** Of rewritten values, those that do not stand so in the column as well. */
function countNew(rewritten: ReadonlySet<string>, column: TypedColumn, times: Uint32Array): number {
  if (rewritten.size === 0) return 0;
  const plain = new Set(
    column.values.filter((value, id) => (times[id] ?? 0) > 0 && value === column.read[id]),
  );
  return [...rewritten].filter((value) => !plain.has(value)).length;
}

/** The exact sum of a column's values, each so many times as it says. */
export function sumOf(column: TypedColumn, times: ArrayLike<number>): Decimal {
  const exact = unitsOf(column);
  if (!exact) return sumOfLarge(column, times);
  let sum = 0;
  for (let id = 0; id < times.length; id++) sum += (exact.units[id] || 0) * (times[id] ?? 0);
  return { units: BigInt(sum), scale: exact.scale };
}

function sumOfLarge(column: TypedColumn, times: ArrayLike<number>): Decimal {
  let sum = decimal('0');
  for (let id = 0; id < times.length; id++) {
    const [value, count = 0] = [column.read[id], times[id]];
    if (!value || count === 0) continue;
    const { units, scale } = decimal(value);
    sum = add(sum, { units: units * BigInt(count), scale });
  }
  return sum;
}

export function sumRows(column: TypedColumn, used: ArrayLike<number>): Decimal {
  const { sum } = countColumn(column, used);
  return decimal(sum ?? '0');
}
