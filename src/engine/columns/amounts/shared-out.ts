import type { Orders } from './order-groups.ts';

/** Whole öre. */
export const toOre = (kronor: number) => Math.round(kronor * 100);

/**
 * What stands for a whole order, on each of its rows by the row's part of its lines, in öre; the last of them takes what
 * rounding leaves, so that the sum is the order's own. A row without lines gets none, unless the order has no others.
 */
export function sharedOut(
  orders: Orders,
  lines: Float64Array,
  sums: Float64Array,
  whole: Float64Array,
): Float64Array {
  const left = whole.map(toOre);
  const last = new Int32Array(orders.count).fill(-1);
  orders.of.forEach((order, row) => {
    if (order >= 0 && lines[row]) last[order] = row;
  });
  last.forEach((row, order) => {
    if (row === -1) last[order] = orders.first[order] ?? -1;
  });
  return lines.map((own, row) => {
    const order = orders.of[row] ?? -1;
    if (order < 0) return Number.isNaN(own) ? own : toOre(own);
    const [all = Number.NaN, rest = Number.NaN] = [whole[order], left[order]];
    if (last[order] === row) return rest;
    if (Number.isNaN(own)) return own;
    const sum = sums[order] ?? 0;
    const part = sum === 0 ? 0 : toOre((all * own) / sum);
    left[order] = rest - part;
    return part;
  });
}

/** Öre as numbers are read. */
export function kronorText(ore: number): string | null {
  if (Number.isNaN(ore)) return null;
  const digits = String(Math.abs(ore)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  const text = `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}`;
  return ore < 0 ? `-${text}` : text;
}

/** What the rows of each order come to; NaN where none has a value. */
export function sumsByOrder(orders: Orders, rows: Float64Array): Float64Array {
  const sums = new Float64Array(orders.count).fill(Number.NaN);
  orders.of.forEach((order, row) => {
    const own = rows[row] ?? Number.NaN;
    if (order < 0 || Number.isNaN(own)) return;
    const before = sums[order] ?? Number.NaN;
    sums[order] = Number.isNaN(before) ? own : before + own;
  });
  return sums;
}
