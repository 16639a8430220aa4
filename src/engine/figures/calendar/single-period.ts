import { MONTHS_OF } from '../../columns/types/several-months.ts';
import type { Understanding } from '../../table/understanding.ts';
import { monthNumber } from './months.ts';
import type { Step } from './rhythm.ts';

/**
 * Months that each date of a file is of, where they are written as quarters, other parts of a year or years, or there is
 * only one and its period is a month or longer; null where they are days or several months.
 */
export function standsFor({
  columns,
  period,
}: Pick<Understanding, 'columns' | 'period'>): Step | null {
  const date = columns.find(({ role }) => role === 'date');
  if (date?.grain !== undefined && date.grain !== 'month') return MONTHS_OF[date.grain];
  if (date?.distinct !== 1 || period === null || period.from === period.to) return null;
  const months = monthNumber(period.to) - monthNumber(period.from) + 1;
  return Object.values(MONTHS_OF).find((step) => step === months) ?? null;
}
