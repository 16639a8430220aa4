import { decimal, multiply, subtract } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Period } from '../../table/period.ts';
import { formatDays, formatPercent, formatPeriod } from '../../text/format.ts';
import { growthPercent, whole } from '../arithmetic.ts';
import { type Comparison, daysToCompare } from '../calendar/comparison.ts';
import { monthOf } from '../calendar/months.ts';
import { type MonthSum, monthsTotal, type Timeline } from '../calendar/timeline.ts';
import { unequalDays } from '../calendar/unequal-days.ts';
import { addFact, addUnknown, type MetricContext } from '../context.ts';
import { rowsIn, sumOf } from '../filters.ts';
import { named, rowsBehind } from '../naming.ts';
import { namesOf } from '../view/roles.ts';

function addPeriodAmount<Key extends string>(
  context: MetricContext<Key>,
  key: Key,
  months: MonthSum[],
  period: Period,
): Fact {
  const { amount, rows } = monthsTotal(months);
  return addFact(context, {
    key,
    value: amount,
    unit: 'SEK',
    period,
    columns: [...context.measure.amount.columns, ...namesOf(context.view.columns, 'date')],
    ...rowsIn(context, period),
    rows,
    formula: sumOf(context.measure.amount.formula),
  });
}

/** Change and growth from one fact to another: `nu − då` and `nu ÷ då − 1`. */
export function addGrowth<Key extends string>(
  context: MetricContext<Key>,
  keys: { change: Key | null; percent: Key | null },
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

/** March has more days than February: where that alone moves the growth, the growth per day is said. */
function addGrowthPerDay<Key extends string>(
  context: MetricContext<Key>,
  current: Fact,
  previous: Fact,
): void {
  const { comparison, timeline, measure } = context;
  const days = comparison && unequalDays(comparison.current, comparison.previous);
  if (days === null) return;
  const { now, before } = days;
  const growth = growthPercent(
    multiply(decimal(current.value), whole(before)),
    multiply(decimal(previous.value), whole(now)),
  );
  if (growth === null) return;
  context.warnings.push(
    `De jämförda perioderna är olika långa: ${formatDays(now)} mot ${formatDays(before)}. Räknat per dag är ${measure.words.theGrowth} ${formatPercent(growth)}.`,
  );
  if (measure.keys.perDay === null || daysToCompare(comparison, timeline) === null) return;
  addFact(context, {
    key: measure.keys.perDay,
    value: growth,
    unit: 'percent',
    period: current.period,
    columns: current.source.columns,
    filter: rowsBehind(current, previous),
    rows: current.source.rows + previous.source.rows,
    formula: `(${named(current)} ÷ ${formatDays(now)}) ÷ (${named(previous)} ÷ ${formatDays(before)}) − 1`,
    inputs: [current, previous],
  });
}

/** The amounts of the comparable periods and the growth between them. */
export function addComparison<Key extends string>(
  context: MetricContext<Key>,
  comparison: Comparison,
): void {
  const { current, previous, currentMonths, previousMonths } = comparison;
  const { keys, words } = context.measure;
  const now = addPeriodAmount(context, keys.current, currentMonths, current);
  const before = addPeriodAmount(context, keys.previous, previousMonths, previous);
  addGrowth(context, { change: keys.change, percent: keys.percent }, now, before);
  addGrowthPerDay(context, now, before);
  if (growthPercent(decimal(now.value), decimal(before.value)) === null)
    addUnknown(
      context,
      [keys.percent],
      `${words.growth} i procent kan inte räknas: ${words.definite} ${formatPeriod(previous)} är inte över noll.`,
    );
}

/** The last whole month against the one before. */
export function addLastMonth<Key extends string>(
  context: MetricContext<Key>,
  timeline: Timeline,
): void {
  const [before, last] = timeline.whole.slice(-2);
  if (before === undefined || last === undefined) return;
  const [now, then] = [last, before].map((month) =>
    context.list.of(context.measure.keys.month, monthOf(month.month)),
  );
  if (now == null || then == null) return;
  const growth = growthPercent(decimal(now.value), decimal(then.value));
  if (growth === null) {
    addUnknown(
      context,
      [context.measure.keys.lastMonth],
      'Senaste månadens förändring kan inte räknas: månaden före är inte över noll.',
    );
    return;
  }
  addFact(context, {
    key: context.measure.keys.lastMonth,
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
