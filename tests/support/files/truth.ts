import type { Truth } from './sheet.ts';
import { counts, type OrderState } from './shop.ts';

/** Öre that a row costs, and its day where it has one. */
export interface Dated {
  day?: string;
  ore: number;
}

/** What is true of a file of costs; `others` are sums that are right too. */
export function costTruth(rows: readonly Dated[], others: readonly number[] = []): Truth {
  const months = new Map<string, number>();
  for (const { day, ore } of rows)
    if (day !== undefined) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + ore);
  const total = rows.reduce((sum, { ore }) => sum + ore, 0);
  const dated = rows.every(({ day }) => day !== undefined);
  return { purpose: 'costs', totals: [total, ...others], months: dated ? months : null };
}

/** Öre that a row sold, its day, and its state where it has one. */
interface Sold {
  day: string;
  ore: number;
  state?: OrderState;
}

/** What is true of a file of sales, of rows whose states say which of them are sold; less than a hundredth may be either. */
export function salesTruth(all: readonly Sold[]): Truth {
  const rows = all.filter(({ state = 'paid' }) => counts(state));
  const months = new Map<string, number>();
  for (const { day, ore } of rows)
    months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + ore);
  const own = { purpose: 'sales' as const, totals: [sumOf(rows)], months };
  const counted = all.filter(({ state = 'paid' }) => counts(state) || state === 'parked');
  return orNear(own, { ...own, totals: [sumOf(counted)] });
}

const sumOf = (rows: readonly Sold[]) => rows.reduce((sum, { ore }) => sum + ore, 0);

/** A truth, or the sums of another that differ from it by less than a hundredth. */
export function orNear(truth: Truth, { totals }: Truth): Truth {
  const [own = 0] = truth.totals;
  const near = totals.filter((other) => Math.abs(other - own) < Math.abs(other) / 100);
  return { ...truth, totals: [...new Set([...truth.totals, ...near])] };
}
