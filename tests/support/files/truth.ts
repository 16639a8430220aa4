import type { Truth } from './sheet.ts';

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
