import { type Decimal, decimal, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';

export interface ColumnCounts {
  filled: number;
  empty: number;
  distinct: number;
  sum: string | null;
}

/** Counts and the exact sum of a column over the used rows, from its distinct values. */
export function countColumn(column: TypedColumn, used: ArrayLike<number>): ColumnCounts {
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
  let distinct = 0;
  for (let id = 0; id < times.length; id++) {
    const count = times[id] ?? 0;
    if (count === 0) continue;
    const value = column.read[id] ?? null;
    if (value === null) filled -= typed ? count : 0;
    else if (!typed && value === column.values[id]) distinct++;
    else rewritten.add(value);
  }
  distinct += typed ? rewritten.size : countNew(rewritten, column, times);
  const sum = column.type === 'number' ? toText(sumOf(column, times)) : null;
  return { filled, empty: used.length - filled, distinct, sum };
}

/** Of trimmed texts, those that do not stand untrimmed in the column as well. */
function countNew(rewritten: ReadonlySet<string>, column: TypedColumn, times: Uint32Array): number {
  if (rewritten.size === 0) return 0;
  const plain = new Set(column.values.filter((_, id) => (times[id] ?? 0) > 0));
  return [...rewritten].filter((value) => !plain.has(value)).length;
}

function sumOf(column: TypedColumn, times: Uint32Array): Decimal {
  const byScale: bigint[] = [];
  for (let id = 0; id < times.length; id++) {
    const value = column.read[id];
    const count = times[id] ?? 0;
    if (!value || count === 0) continue;
    const { units, scale } = decimal(value);
    byScale[scale] = (byScale[scale] ?? 0n) + units * BigInt(count);
  }
  const scale = Math.max(0, byScale.length - 1);
  let units = 0n;
  byScale.forEach((sum, own) => {
    units += sum * 10n ** BigInt(scale - own);
  });
  return { units, scale };
}

export function sumRows(column: TypedColumn, used: ArrayLike<number>): Decimal {
  const { sum } = countColumn(column, used);
  return decimal(sum ?? '0');
}
