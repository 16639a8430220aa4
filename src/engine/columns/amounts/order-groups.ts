import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersOf } from '../types/number-at.ts';

/** Which rows belong together as one order. */
export interface Orders {
  /** For each row the number of its order; −1 where it has none. */
  of: Int32Array;
  count: number;
  /** For each order its first row. */
  first: Int32Array;
  /** For each order its number of rows. */
  rows: Int32Array;
  hasLines: boolean;
}

/** One order in so many may break the pattern: a hand has been there. */
const EXCEPTIONS = 50;
/** Share of the rows without a number that makes it stand on the first row of each order alone. */
const MOSTLY_FIRST = 0.2;

/** The orders of a table: by their number; each row one of its own where none has several. */
export function ordersIn(order: TypedColumn | undefined, length: number): Orders {
  const numbers = order === undefined ? null : orderOfRows(order);
  const count = order?.values.length ?? 0;
  const rows = new Int32Array(count);
  const first = new Int32Array(count).fill(-1);
  let most = 0;
  for (let row = 0; numbers && row < numbers.length; row++) {
    const id = numbers[row] ?? -1;
    if (id < 0) continue;
    if (first[id] === -1) first[id] = row;
    rows[id] = (rows[id] ?? 0) + 1;
    most = Math.max(most, rows[id] ?? 0);
  }
  if (numbers && most > 1) return { of: numbers, count, first, rows, hasLines: true };
  const own = new Int32Array(length);
  for (let row = 0; row < length; row++) own[row] = row;
  return {
    of: own,
    count: length,
    first: own,
    rows: new Int32Array(length).fill(1),
    hasLines: false,
  };
}

/** The number stands on each row, or on the first row of each order and goes for the rows below. */
export function orderOfRows({ ids, filled, values }: TypedColumn): Int32Array {
  const isOnFirst =
    filled === values.length && (ids[0] ?? -1) >= 0 && filled < ids.length * (1 - MOSTLY_FIRST);
  if (!isOnFirst) return ids;
  let last = -1;
  return ids.map((id) => {
    if (id >= 0) last = id;
    return last;
  });
}

/**
 * A column's value for each order, NaN where it has none; null where it tells of rows. It stands on the order's first
 * row alone, or again on each, which `fewest` orders of several rows must show.
 */
export function valuesByOrder(
  column: TypedColumn,
  orders: Orders,
  fewest: number,
): Float64Array | null {
  const values = new Float64Array(orders.count).fill(Number.NaN);
  const filled = new Int32Array(orders.count);
  const differs = new Uint8Array(orders.count);
  const numbers = numbersOf(column);
  for (let row = 0; row < orders.of.length; row++) {
    const order = orders.of[row] ?? -1;
    const value = numbers[column.ids[row] ?? -1] ?? Number.NaN;
    if (order < 0 || Number.isNaN(value)) continue;
    filled[order] = (filled[order] ?? 0) + 1;
    if (filled[order] === 1) values[order] = value;
    const isElsewhere = filled[order] === 1 && orders.first[order] !== row;
    if (isElsewhere || values[order] !== value) differs[order] = 1;
  }
  return !orders.hasLines || isOfOrders(orders, filled, differs, fewest) ? values : null;
}

function isOfOrders(
  { rows }: Orders,
  filled: Int32Array,
  differs: Uint8Array,
  fewest: number,
): boolean {
  let onFirst = 0;
  let onEach = 0;
  let others = 0;
  rows.forEach((many, order) => {
    const own = filled[order] ?? 0;
    if (many < 2 || own === 0) return;
    if (differs[order] === 0 && own === 1) onFirst++;
    else if (differs[order] === 0 && own === many) onEach++;
    else others++;
  });
  const several = onFirst + onEach + others;
  return (onFirst > 0 || onEach >= fewest) && others * EXCEPTIONS <= several;
}
