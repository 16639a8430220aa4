import { add, type Decimal } from '../../../facts/decimal.ts';
import { ZERO } from '../../../figures/arithmetic.ts';
import { monthNumber, overBy } from '../../../figures/calendar/months.ts';
import { standsFor } from '../../../figures/calendar/single-period.ts';
import { type Timeline, timelineOf } from '../../../figures/calendar/timeline.ts';
import { amount, count, type Query, text } from '../../../figures/query.ts';
import { groupBy } from '../../../table/group-by.ts';
import type { Understanding } from '../../../table/understanding.ts';
import type { SalesView } from './view.ts';

/** What is summed of each day beside the revenue: numbers, which take little. */
const SUMS = {
  profit: 'sum(profit)',
  profit_rows: 'count(profit)',
  covered: 'sum(CASE WHEN profit IS NOT NULL THEN revenue END)',
  units: 'sum(quantity)',
  unit_rows: 'count(quantity)',
} as const;

export type Summed = keyof typeof SUMS;

/** Of what may stand at the top of a result: units only where nothing tells of orders. */
function summedOf({ columns, cost }: SalesView): Summed[] {
  const isCounted = columns.quantity !== undefined && columns.orderId === undefined;
  return [
    ...(cost === null ? [] : (['profit', 'profit_rows', 'covered'] as const)),
    ...(isCounted ? (['units', 'unit_rows'] as const) : []),
  ];
}

/** The days of a file with what they sum to. */
export interface DaysRead {
  timeline: Timeline | null;
  /** What the days of a month sum to; zero of what is not summed. */
  sumIn(month: number, summed: Summed): Decimal;
}

/** Reads the days with a revenue, in one pass: the months are sums of them. */
export async function readDays(
  query: Query,
  view: SalesView,
  { today, understanding }: { today: string; understanding: Understanding },
): Promise<DaysRead> {
  const summed = summedOf(view);
  const sums = summed.map((name) => `, ${SUMS[name]} AS ${name}`).join('');
  const days = await query(`SELECT date, sum(revenue) AS revenue, count(*) AS rows${sums} FROM sales
    WHERE date IS NOT NULL AND revenue IS NOT NULL GROUP BY date ORDER BY date`);
  const timeline = timelineOf(
    days.map((row) => ({
      date: text(row, 'date'),
      amount: amount(row, 'revenue'),
      rows: count(row, 'rows'),
    })),
    overBy(today, understanding.reachedTo),
    standsFor(understanding),
  );
  const byMonth = groupBy(days, (row) => monthNumber(text(row, 'date')));
  return {
    timeline,
    sumIn: (month, name) =>
      summed.includes(name)
        ? (byMonth.get(month) ?? []).reduce((sum, row) => add(sum, amount(row, name)), ZERO)
        : ZERO,
  };
}
