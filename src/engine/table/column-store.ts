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
  /** In Swedish, of a column that the file has no header for: what it is made of. */
  madeOf?: string;
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
  const column = new ColumnCollector(rows.length);
  for (let r = 0; r < rows.length; r++) column.set(r, rows[r]?.cells[index] ?? '');
  return column.store(index, name, rows.length);
}

/** Collects one column cell by cell, each distinct value once. */
export class ColumnCollector {
  private readonly ids: Int32Array;
  // Each cell of a workbook has a day of its own: the same day is the same value.
  private readonly places = new Map<string | number, number>();
  private readonly values: Cell[] = [];
  private readonly counts: number[] = [];
  private readonly firsts: number[] = [];
  private filled = 0;
  private last: { cell: Cell; place: number } = { cell: '', place: -1 };

  constructor(rows: number) {
    this.ids = new Int32Array(rows).fill(-1);
  }

  /** Gives a row its cell; rows come in order. */
  set(row: number, cell: Cell): void {
    if (cell === '') return;
    if (cell !== this.last.cell) this.last = { cell, place: this.placeOf(row, cell) };
    const { place } = this.last;
    if (place < 0) return;
    this.ids[row] = place;
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.filled++;
  }

  private placeOf(row: number, cell: Cell): number {
    const key = typeof cell === 'object' ? `\0${cell.iso}` : cell;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = isBlank(cell) ? -1 : this.values.push(cell) - 1;
    this.places.set(key, place);
    if (place >= 0) {
      this.counts.push(0);
      this.firsts.push(row);
    }
    return place;
  }

  /** The column with its first `rows` rows. */
  store(index: number, name: string, rows: number): ColumnStore {
    const { values, counts, firsts, filled } = this;
    return { index, name, ids: this.ids.slice(0, rows), values, counts, firsts, filled };
  }
}
