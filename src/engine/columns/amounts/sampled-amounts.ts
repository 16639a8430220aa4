import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersOf } from '../types/number-at.ts';

/** Rows that evidence is taken from, evenly spread over the table. */
const MOST_ROWS = 2000;
/** Columns that are held against one another. */
const MOST_COLUMNS = 16;

/** A column of numbers in the rows looked at; NaN where the row has none. */
export interface Sampled {
  column: TypedColumn;
  values: Float64Array;
  /** Half of the last digit written: amounts may be rounded to öre or to kronor. */
  slack: number;
  /** How much its numbers come to, whatever their signs. */
  size: number;
}

/** The number columns in the rows looked at, the fullest where there are many. */
export function sampleAmounts(columns: readonly TypedColumn[]): Sampled[] {
  return columns
    .filter(({ type, percent, values }) => type === 'number' && !percent && values.length > 1)
    .map((column, place) => ({ column, place }))
    .sort((a, b) => b.column.filled - a.column.filled || a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .sort((a, b) => a.place - b.place)
    .map(({ column }) => sampleColumn(column));
}

function sampleColumn(column: TypedColumn): Sampled {
  const numbers = numbersOf(column);
  const rows = column.ids.length;
  const count = Math.min(rows, MOST_ROWS);
  const values = new Float64Array(count);
  let size = 0;
  let isWhole = true;
  for (let place = 0; place < count; place++) {
    const value = numbers[column.ids[Math.floor((place * rows) / count)] ?? -1] ?? NaN;
    values[place] = value;
    if (Number.isNaN(value)) continue;
    size += Math.abs(value);
    isWhole &&= Number.isInteger(value);
  }
  return { column, values, slack: isWhole ? 0.5 : 0.005, size };
}

/** How many rows there were to tell by, and on how many of them it held. */
export interface Held {
  rows: number;
  held: number;
}

/** Share of the telling rows on which what is proved must hold. */
const SHARE = 0.95;
/** Rows after which what holds on few of them is given up. */
const FIRST_LOOK = 40;

/**
 * On how many rows something holds: `test` says whether, and null of rows that tell nothing. Null where it holds on too
 * few, or on fewer than `fewest` rows that differ by `key`.
 */
export function holds(
  count: number,
  test: (row: number) => boolean | null,
  key: (row: number) => number,
  fewest: number,
): Held | null {
  let rows = 0;
  let held = 0;
  const distinct = new Set<number>();
  for (let row = 0; row < count; row++) {
    const result = test(row);
    if (result === null) continue;
    rows++;
    if (result) {
      held++;
      if (distinct.size < fewest) distinct.add(key(row));
    }
    if (rows === FIRST_LOOK && held < rows * 0.75) return null;
  }
  return held >= rows * SHARE && distinct.size >= fewest ? { rows, held } : null;
}
