import type { ColumnStore } from './column-store.ts';
import { type DateOrder, readDate } from './date.ts';

export interface ToldOrder {
  order: DateOrder;
  /** `values`: a day above 12 told; `sequence`: only one order runs evenly; `open`: nothing told. */
  by: 'values' | 'sequence' | 'open' | 'none';
}

/** Day or month first, where the way of writing leaves it open: `03/04/2025`. */
export function tellOrder(store: ColumnStore): ToldOrder {
  let ambiguous = 0;
  let dayFirst = 0;
  let monthFirst = 0;
  for (const cell of store.values) {
    if (typeof cell !== 'string') continue;
    const read = readDate(cell, 'dmy');
    const other = readDate(cell, 'mdy');
    if (read?.ambiguous) ambiguous++;
    else if (read && !other) dayFirst++;
    else if (other && !read) monthFirst++;
  }
  if (dayFirst + monthFirst > 0) {
    return { order: dayFirst >= monthFirst ? 'dmy' : 'mdy', by: 'values' };
  }
  if (ambiguous === 0) return { order: 'dmy', by: 'none' };
  const day = jumps(store, 'dmy');
  const month = jumps(store, 'mdy');
  if (day * 3 < month) return { order: 'dmy', by: 'sequence' };
  if (month * 3 < day) return { order: 'mdy', by: 'sequence' };
  return { order: 'dmy', by: 'open' };
}

/** Sum of days between neighbouring distinct values: small where the file runs in date order. */
function jumps(store: ColumnStore, order: DateOrder): number {
  let sum = 0;
  let previous: number | null = null;
  for (const cell of store.values) {
    const read = typeof cell === 'string' ? readDate(cell, order) : null;
    if (!read) continue;
    const at = Date.parse(read.iso) / 86_400_000;
    if (previous !== null) sum += Math.abs(at - previous);
    previous = at;
  }
  return sum;
}
