import type { ColumnStore } from '../../table/column-store.ts';
import type { DateOrder } from '../../table/typed-column.ts';
import { lastDay, readDate } from './date.ts';

export interface DetectedOrder {
  order: DateOrder;
  /** `values`: a day above 12 told; `sequence`: only one order runs evenly; `open`: nothing told. */
  by: 'values' | 'sequence' | 'open' | 'none';
}

/** Day or month first, where the way of writing leaves it open: `03/04/2025`. */
export function detectOrder(store: ColumnStore): DetectedOrder {
  if (yearFirst(store)) return { order: 'ymd', by: 'values' };
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
  if (isFirstOfMonths(store)) return { order: 'dmy', by: 'open' };
  const day = jumps(store, 'dmy');
  const month = jumps(store, 'mdy');
  if (day * 3 < month) return { order: 'dmy', by: 'sequence' };
  if (month * 3 < day) return { order: 'mdy', by: 'sequence' };
  return { order: 'dmy', by: 'open' };
}

/** The two last digits of years from which files are of this time. */
const OF_NOW = 15;

/** Months whose first days leave open whether they are days of one month. */
const FEWEST_MONTHS = 3;

const shortDay = /^(\d\d)([-/])\d\d\2(\d\d)(?: |$)/;

/**
 * `25-01-31`: all values are written so, hold years of this time, and the first part varies no more
 * than the last, as years do beside days.
 */
function yearFirst(store: ColumnStore): boolean {
  const [firsts, lasts] = [new Set<string>(), new Set<string>()];
  let slashed = false;
  let isEachLast = true;
  for (const cell of store.values) {
    if (typeof cell !== 'string') return false;
    const match = shortDay.exec(cell.trim());
    if (!match) {
      if (/\d/.test(cell)) return false;
      continue;
    }
    const [, first = '', separator, last = ''] = match;
    const read = readDate(cell, 'ymd');
    if (Number(first) < 10 || Number(first) > 49 || !read) return false;
    isEachLast &&= read.iso === lastDay(read.iso, 'month');
    firsts.add(first);
    lasts.add(last);
    slashed ||= separator === '/';
  }
  if (firsts.size === 0) return false;
  // Last days of months, as agreements end: the other way they would all be in about 2030.
  if (isEachLast) return true;
  // Days of the first of a month alone: the last part would be years long past.
  const areOf = (parts: ReadonlySet<string>, isSo: (part: number) => boolean) =>
    [...parts].every((part) => isSo(Number(part)));
  if (areOf(firsts, (part) => part >= OF_NOW) && areOf(lasts, (part) => part < OF_NOW)) return true;
  return slashed ? firsts.size < lasts.size : firsts.size <= lasts.size;
}

/** Days that are the first of months one way, and days that follow in one month the other: `1/1/2025`, `2/1/2025`. */
function isFirstOfMonths(store: ColumnStore): boolean {
  const dates = (order: DateOrder) =>
    store.values.flatMap((cell) => {
      const read = typeof cell === 'string' ? readDate(cell, order) : null;
      return read ? [read.iso] : [];
    });
  return (['dmy', 'mdy'] as const).some((order) => {
    const days = dates(order);
    return days.length >= FEWEST_MONTHS && days.every((iso) => iso.endsWith('-01'));
  });
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
