import type { ColumnStore } from '../../../table/column-store.ts';

/** For each row, the first row and the next row that hold exactly the same; itself and −1 where none does. */
export interface SameRows {
  first: Int32Array;
  next: Int32Array;
}

/** Finds rows that hold the same in every column; null where no two do. */
export function sameRows(stores: readonly ColumnStore[], rows: number): SameRows | null {
  // Where a column numbers each row, none is like another.
  if (stores.some(({ filled, values }) => filled >= rows - 1 && values.length === filled))
    return null;
  const first = Int32Array.from({ length: rows }, (_, row) => row);
  const next = new Int32Array(rows).fill(-1);
  const last = new Map<number, number>();
  let repeats = 0;
  for (let row = 0; row < rows; row++) {
    const hash = hashOf(stores, row);
    const before = last.get(hash);
    last.set(hash, row);
    if (before === undefined || !areSame(stores, before, row)) continue;
    first[row] = first[before] ?? before;
    next[before] = row;
    repeats++;
  }
  return repeats === 0 ? null : { first, next };
}

function hashOf(stores: readonly ColumnStore[], row: number): number {
  let hash = 17;
  for (const { ids } of stores) hash = Math.imul(hash, 0x01000193) ^ ((ids[row] ?? -1) + 1);
  return hash;
}

const areSame = (stores: readonly ColumnStore[], a: number, b: number): boolean =>
  stores.every(({ ids }) => ids[a] === ids[b]);
