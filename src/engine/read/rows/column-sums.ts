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
  if (column.type === 'number' || column.type === 'date') {
    for (let id = 0; id < times.length; id++)
      if ((column.read[id] ?? null) === null) filled -= times[id] ?? 0;
  }
  const distinct = countFixed(column, times) ?? countDistinct(column, times);
  const sum = column.type === 'number' ? toText(sumOf(column, times)) : null;
  return { filled, empty: used.length - filled, distinct, sum };
}

/** The values, where all are written with the same number of decimals: then no two of them are one number. */
function countFixed({ values, read }: TypedColumn, times: Uint32Array): number | null {
  let count = 0;
  let decimals = 0;
  for (let id = 0; id < times.length; id++) {
    const [value, own] = [values[id], read[id] ?? null];
    if (times[id] === 0 || own === null) continue;
    const found = typeof value === 'string' ? decimalsOf(value, own) : null;
    if (found === null || (count > 0 && found !== decimals)) return null;
    decimals = found;
    count++;
  }
  return count;
}

const [COMMA, POINT, ZERO] = [44, 46, 48];

/** The decimals after a value's comma, where it is read with a point and without the zeros at its end; null otherwise. */
function decimalsOf(value: string, own: string): number | null {
  let comma = -1;
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at);
    const read = at < own.length ? own.charCodeAt(at) : ZERO;
    if (code === COMMA && comma < 0 && (read === POINT || at === own.length)) comma = at;
    else if (code !== read) return null;
  }
  return comma < 0 || own.length > value.length ? null : value.length - comma - 1;
}

/** Values that stand as they are read are distinct already; only rewritten ones can fall together. */
function countDistinct({ values, read }: TypedColumn, times: Uint32Array): number {
  const rewritten = new Set<string>();
  let plain = 0;
  for (let id = 0; id < times.length; id++) {
    const value = read[id] ?? null;
    if (times[id] === 0 || value === null) continue;
    if (value === values[id]) plain++;
    else rewritten.add(value);
  }
  return plain + (plain === 0 ? rewritten.size : countNew(rewritten, { values, read }, times));
}

/** Of rewritten values, those that do not stand so in the column as well. */
function countNew(
  rewritten: ReadonlySet<string>,
  column: Pick<TypedColumn, 'values' | 'read'>,
  times: Uint32Array,
): number {
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
