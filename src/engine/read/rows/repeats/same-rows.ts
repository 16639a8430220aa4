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
  const first = new Int32Array(rows).map((_, row) => row);
  const next = new Int32Array(rows).fill(-1);
  // The last row of each kind, in the first free place from its hash on.
  const places = 1 << Math.ceil(Math.log2(rows * 2));
  const last = new Int32Array(places).fill(-1);
  let repeats = 0;
  for (let row = 0; row < rows; row++) {
    let place = hashOf(stores, row) & (places - 1);
    while (last[place] !== -1 && !areSame(stores, last[place] ?? -1, row))
      place = (place + 1) & (places - 1);
    const before = last[place] ?? -1;
    last[place] = row;
    if (before === -1) continue;
    first[row] = first[before] ?? before;
    next[before] = row;
    repeats++;
  }
  return repeats === 0 ? null : { first, next };
}

function hashOf(stores: readonly ColumnStore[], row: number): number {
  let hash = 17;
  for (const { ids } of stores) hash = Math.imul(hash ^ ((ids[row] ?? -1) + 1), 0x9e3779b1);
  return hash ^ (hash >>> 15);
}

function areSame(stores: readonly ColumnStore[], a: number, b: number): boolean {
  for (const { ids } of stores) if (ids[a] !== ids[b]) return false;
  return true;
}
