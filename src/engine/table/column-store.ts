import { type Cell, isBlank } from './cell.ts';

/**
 * One column, each distinct value kept once. `ids[row]` is the place of the row's value in
 * `values`; -1 where the cell is empty.
 */
export interface ColumnStore {
  index: number;
  name: string;
  ids: Int32Array;
  values: Cell[];
  counts: number[];
  /** Place (0-based row of the table) where each value first stands. */
  firsts: number[];
  filled: number;
}

/** Turns rows into columns of `width`; cells beyond a short row are empty. */
export function toColumns(
  rows: readonly { cells: Cell[] }[],
  names: readonly string[],
): ColumnStore[] {
  return names.map((name, index) => storeColumn(rows, index, name));
}

/** The column with some of its rows alone; values that none of them has are gone. */
export function rowsOf(
  { ids, values, ...store }: ColumnStore,
  rows: readonly number[],
): ColumnStore {
  const own = { ids: new Int32Array(rows.length).fill(-1), values: [] as Cell[] };
  const [counts, firsts]: [number[], number[]] = [[], []];
  const places = new Int32Array(values.length).fill(-1);
  let filled = 0;
  rows.forEach((row, r) => {
    const id = ids[row] ?? -1;
    const value = values[id];
    if (value === undefined) return;
    if ((places[id] ?? -1) < 0) {
      places[id] = own.values.push(value) - 1;
      counts.push(0);
      firsts.push(r);
    }
    const place = places[id] ?? -1;
    own.ids[r] = place;
    counts[place] = (counts[place] ?? 0) + 1;
    filled++;
  });
  return { ...store, ...own, counts, firsts, filled };
}

function storeColumn(rows: readonly { cells: Cell[] }[], index: number, name: string): ColumnStore {
  const ids = new Int32Array(rows.length).fill(-1);
  // Each cell of a workbook has a day of its own: the same day is the same value.
  const places = new Map<string | number, number>();
  const store: ColumnStore = { index, name, ids, values: [], counts: [], firsts: [], filled: 0 };
  for (let r = 0; r < rows.length; r++) {
    const cell = rows[r]?.cells[index];
    if (cell === undefined || cell === '') continue;
    const key = typeof cell === 'object' ? `\0${cell.iso}` : cell;
    let place = places.get(key);
    if (place === undefined) {
      place = isBlank(cell) ? -1 : store.values.length;
      places.set(key, place);
      if (place >= 0) {
        store.values.push(cell);
        store.counts.push(0);
        store.firsts.push(r);
      }
    }
    if (place < 0) continue;
    ids[r] = place;
    store.counts[place] = (store.counts[place] ?? 0) + 1;
    store.filled++;
  }
  return store;
}
