import { decimal, subtract } from '../../facts/decimal.ts';
import type { Fact, Period } from '../../facts/fact.ts';
import { formatDays, formatPercent, formatPeriod } from '../../text/format.ts';
import { dayNumber, monthOf } from '../calendar/months.ts';
import { growthPercent, perUnit, whole } from './arithmetic.ts';
import type { Comparison } from './comparison.ts';
import { addFact, addUnknown, type SalesContext } from './context.ts';
import { rowsIn, sumOf } from './filters.ts';
import { type ComputedKey, named, rowsBehind } from './labels.ts';
import { namesOf } from './roles.ts';
import { type MonthSales, monthsTotal, type Timeline } from './timeline.ts';

/** Difference in days, as a share, from which two periods are called unequally long. */
const UNEQUAL_LENGTH = 0.03;

function addPeriodRevenue(
  context: SalesContext,
  key: ComputedKey,
  months: MonthSales[],
  period: Period,
): Fact {
  const { revenue, rows } = monthsTotal(months);
  return addFact(context, {
    key,
    value: revenue,
    unit: 'SEK',
    period,
    columns: [...context.revenue.columns, ...namesOf(context.view.columns, 'date')],
    ...rowsIn(context, period),
    rows,
    formula: sumOf(context.revenue.formula),
  });
}

/** Change and growth from one fact to another: `nu − då` and `nu ÷ då − 1`. */
export function addGrowth(
  context: SalesContext,
  keys: { change: ComputedKey | null; percent: ComputedKey | null },
  current: Fact,
  previous: Fact,
): void {
  const [now, before] = [decimal(current.value), decimal(previous.value)];
  const shared = {
    subject: current.subject,
    period: current.period,
    columns: current.source.columns,
    filter: rowsBehind(current, previous),
    rows: current.source.rows + previous.source.rows,
    inputs: [current, previous],
  };
  if (keys.change !== null)
    addFact(context, {
      ...shared,
      key: keys.change,
      value: subtract(now, before),
      unit: 'SEK',
      formula: `${named(current)} − ${named(previous)}`,
    });
  const growth = growthPercent(now, before);
  if (keys.percent === null || growth === null) return;
  addFact(context, {
    ...shared,
    key: keys.percent,
    value: growth,
    unit: 'percent',
    formula: `${named(current)} ÷ ${named(previous)} − 1`,
  });
}

function daysIn({ from, to }: Period): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** March has more days than February: where that alone moves the growth, the growth per day is said. */
function warnOfLength(context: SalesContext, current: Fact, previous: Fact): void {
  const { comparison } = context;
  if (comparison === null) return;
  const [now, before] = [daysIn(comparison.current), daysIn(comparison.previous)];
  if (Math.abs(now / before - 1) < UNEQUAL_LENGTH) return;
  const [nowPerDay, beforePerDay] = [
    perUnit(decimal(current.value), whole(now)),
    perUnit(decimal(previous.value), whole(before)),
  ];
  const growth =
    nowPerDay === null || beforePerDay === null ? null : growthPercent(nowPerDay, beforePerDay);
  if (growth === null) return;
  context.warnings.push(
    `De jämförda perioderna är olika långa: ${formatDays(now)} mot ${formatDays(before)}. Räknat per dag är tillväxten ${formatPercent(growth)}.`,
  );
}

/** Revenue of the comparable periods and the growth between them. */
export function addComparison(context: SalesContext, comparison: Comparison): void {
  const { current, previous, currentMonths, previousMonths } = comparison;
  const now = addPeriodRevenue(context, 'sales.revenue.current', currentMonths, current);
  const before = addPeriodRevenue(context, 'sales.revenue.previous', previousMonths, previous);
  addGrowth(
    context,
    { change: 'sales.growth.change', percent: 'sales.growth.percent' },
    now,
    before,
  );
  warnOfLength(context, now, before);
  if (growthPercent(decimal(now.value), decimal(before.value)) === null)
    addUnknown(
      context,
      ['sales.growth.percent'],
      `Tillväxt i procent kan inte räknas: omsättningen ${formatPeriod(previous)} är inte över noll.`,
    );
}

/** The last whole month against the one before. */
export function addLastMonth(context: SalesContext, timeline: Timeline): void {
  const [before, last] = timeline.whole.slice(-2);
  if (before === undefined || last === undefined) return;
  const [now, then] = [last, before].map((month) =>
    context.list.findFor('sales.month.revenue', monthOf(month.month)),
  );
  if (now == null || then == null) return;
  const growth = growthPercent(decimal(now.value), decimal(then.value));
  if (growth === null) {
    addUnknown(
      context,
      ['sales.growth.lastMonth'],
      'Senaste månadens förändring kan inte räknas: månaden före är inte över noll.',
    );
    return;
  }
  addFact(context, {
    key: 'sales.growth.lastMonth',
    value: growth,
    unit: 'percent',
    period: now.period,
    columns: now.source.columns,
    filter: rowsBehind(now, then),
    rows: now.source.rows + then.source.rows,
    formula: `${named(now)} ÷ ${named(then)} − 1`,
    inputs: [now, then],
  });
}
