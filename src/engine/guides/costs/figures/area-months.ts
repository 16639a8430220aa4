import { toNumber } from '../../../facts/decimal.ts';
import { ZERO } from '../../../figures/arithmetic.ts';
import { monthNumber } from '../../../figures/calendar/months.ts';
import type { MonthSum } from '../../../figures/calendar/timeline.ts';
import { amount, count, text } from '../../../figures/query.ts';
import type { CostContext } from './context.ts';

/**
 * Each area's complete months in order, including those without rows; empty without such months.
 */
export type AreaMonths = Map<string, MonthSum[]>;

export async function readAreaMonths({ query, timeline }: CostContext): Promise<AreaMonths> {
  const whole = timeline === null || timeline.step > 1 ? [] : timeline.whole;
  const found = new Map<string, Map<number, MonthSum>>();
  if (whole.length === 0) return new Map();
  const rows =
    await query(`SELECT area, date_trunc('month', date)::DATE AS month, sum(amount) AS amount,
      count(*) AS rows
    FROM costs WHERE date IS NOT NULL AND amount IS NOT NULL GROUP BY ALL ORDER BY ALL`);
  for (const row of rows) {
    const area = text(row, 'area');
    const month = monthNumber(text(row, 'month'));
    const months = found.get(area) ?? new Map<number, MonthSum>();
    found.set(
      area,
      months.set(month, { month, amount: amount(row, 'amount'), rows: count(row, 'rows') }),
    );
  }
  return new Map(
    [...found].map(([area, months]) => [
      area,
      whole.map(({ month }) => months.get(month) ?? { month, amount: ZERO, rows: 0 }),
    ]),
  );
}

export function valuesOf(months: readonly MonthSum[]): number[] {
  return months.map((month) => toNumber(month.amount));
}
