import type { Understanding } from '../../table/understanding.ts';
import { monthNumber } from './months.ts';
import type { Step } from './rhythm.ts';

/**
 * Months that the only date of a file is of, where its period is written as a month, a quarter or a year; null where it
 * is a day, or where there are several.
 */
export function standsFor({
  columns,
  period,
}: Pick<Understanding, 'columns' | 'period'>): Step | null {
  const date = columns.find(({ role }) => role === 'date');
  if (date?.distinct !== 1 || period === null || period.from === period.to) return null;
  const months = monthNumber(period.to) - monthNumber(period.from) + 1;
  return ([1, 3, 12] as const).find((step) => step === months) ?? null;
}
