import {
  type Expression,
  grouped,
  hasValue,
  inPercent,
  less,
  over,
  stated,
  worked,
} from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Period } from '../../table/period.ts';
import { formatDays, formatPercent, formatPeriod } from '../../text/format.ts';
import { whole } from '../arithmetic.ts';
import { type Comparison, daysToCompare } from '../calendar/comparison.ts';
import { monthOf } from '../calendar/months.ts';
import { type MonthSum, monthsTotal, type Timeline } from '../calendar/timeline.ts';
import { unequalDays } from '../calendar/unequal-days.ts';
import { addFact, addUnknown, type MetricContext } from '../context.ts';
import { rowsIn, sumOf } from '../filters.ts';
import { rowsBehind } from '../naming.ts';
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
    period,
    columns: [...context.measure.amount.columns, ...namesOf(context.view.columns, 'date')],
    ...rowsIn(context, period),
    rows,
    formula: sumOf(context.measure.amount.formula),
  });
}

/** Growth `now ÷ then − 1`; no value where then is zero or negative. */
function growthOf(current: Expression | Fact, previous: Expression | Fact): Expression {
  return less(over(current, previous), 1);
}

/** The source of a figure computed from two others. */
function behind(current: Fact, previous: Fact) {
  return {
    period: current.period,
    columns: current.source.columns,
    filter: rowsBehind(current, previous),
    rows: current.source.rows + previous.source.rows,
  };
}

/** Adds change and growth between two facts. */
export function addGrowth<Key extends string>(
  context: MetricContext<Key>,
  keys: { change: Key | null; percent: Key | null },
  current: Fact,
  previous: Fact,
): void {
  const shared = { subject: current.subject, ...behind(current, previous) };
  if (keys.change !== null)
    addFact(context, {
      ...shared,
      ...worked(less(current, previous)),
      key: keys.change,
    });
  const growth = growthOf(current, previous);
  if (keys.percent !== null && hasValue(growth))
    addFact(context, { ...shared, ...inPercent(growth), key: keys.percent });
}

/**
 * Adds growth per day where the lengths differ enough to affect growth (March against February).
 */
function addGrowthPerDay<Key extends string>(
  context: MetricContext<Key>,
  current: Fact,
  previous: Fact,
): void {
  const { comparison, timeline, measure } = context;
  const days = comparison && unequalDays(comparison.current, comparison.previous);
  if (days === null) return;
  const { now, before } = days;
  const perDay = (fact: Fact, length: number) =>
    over(fact, stated(whole(length), formatDays(length)));
  const growth = growthOf(grouped(perDay(current, now)), perDay(previous, before));
  if (!hasValue(growth)) return;
  const percent = inPercent(growth);
  context.warnings.push(
    `De jämförda perioderna är olika långa: ${formatDays(now)} mot ${formatDays(before)}. Räknat per dag är ${measure.words.theGrowth} ${formatPercent(percent.value)}.`,
  );
  if (measure.keys.perDay === null || daysToCompare(comparison, timeline) === null) return;
  addFact(context, { ...percent, ...behind(current, previous), key: measure.keys.perDay });
}

/** The amounts of the comparable periods, and the growth between them. */
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
  if (!hasValue(growthOf(now, before)))
    addUnknown(
      context,
      [keys.percent],
      `${words.growth} i procent kan inte räknas: ${words.definite} ${formatPeriod(previous)} är inte över noll.`,
    );
}

/** The last complete month against the one before. */
export function addLastMonth<Key extends string>(
  context: MetricContext<Key>,
  timeline: Timeline,
): void {
  const [before, last] = timeline.whole.slice(-2);
  if (before === undefined || last === undefined) return;
  const [now, then] = [last, before].map((month) =>
    context.facts.of(context.measure.keys.month, monthOf(month.month)),
  );
  if (now == null || then == null) return;
  const growth = growthOf(now, then);
  if (!hasValue(growth)) {
    addUnknown(
      context,
      [context.measure.keys.lastMonth],
      'Senaste månadens förändring kan inte räknas: månaden före är inte över noll.',
    );
    return;
  }
  addFact(context, {
    ...inPercent(growth),
    ...behind(now, then),
    key: context.measure.keys.lastMonth,
  });
}
