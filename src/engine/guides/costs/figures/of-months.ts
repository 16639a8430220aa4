import type { Decimal } from '../../../facts/decimal.ts';
import { hasValue, over, times, worked } from '../../../facts/expression.ts';
import { NO_ORIGIN } from '../../../facts/facts.ts';
import { monthOf, monthsPeriod, TWO_YEARS } from '../../../figures/calendar/months.ts';
import type { MonthSum } from '../../../figures/calendar/timeline.ts';
import { addFact, subject } from '../../../figures/context.ts';
import type { CostContext } from './context.ts';

/** What was sold in a month, and where that is read. */
interface Earned {
  of(month: number): Decimal;
  document: string;
  isBooked: boolean;
}

/** Revenue and cost per 100 kronor of it, of the latest of the months that both are known for; no share of a month without sales. */
export function addPerRevenueByMonth(
  context: CostContext,
  earned: Earned,
  known: readonly MonthSum[],
): void {
  for (const { month } of known.slice(-TWO_YEARS)) {
    const about = { subject: subject('month', monthOf(month)), period: monthsPeriod(month, month) };
    const cost = context.facts.of(context.measure.keys.month, monthOf(month));
    const revenue = addFact(context, {
      ...about,
      key: 'costs.month.revenue',
      value: earned.of(month),
      columns: [],
      filter: earned.document,
      rows: 1,
      formula: 'omsättningen i månaden',
      ...(!earned.isBooked && { origin: { ...NO_ORIGIN, document: earned.document } }),
    });
    if (cost === null) continue;
    const perHundred = times(over(cost, revenue), 100);
    if (!hasValue(perHundred)) continue;
    const { columns, filter, where, rows } = cost.source;
    addFact(context, {
      ...about,
      key: 'costs.month.perRevenue',
      ...worked(perHundred),
      precision: 2,
      ...{ columns, filter, where, rows },
    });
  }
}
