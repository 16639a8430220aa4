import { hasValue, over, stated, worked } from '../../facts/expression.ts';
import { formatPeriod } from '../../text/format.ts';
import { whole } from '../arithmetic.ts';
import { monthOf, monthsPeriod } from '../calendar/months.ts';
import { type MonthSum, monthsTotal, periodOf, type Timeline } from '../calendar/timeline.ts';
import { addFact, addUnknown, type MetricContext, nothingToCompare, subject } from '../context.ts';
import { rowsIn, sumOf } from '../filters.ts';
import { noDates, noMonths } from '../missing.ts';
import { namesOf } from '../view/roles.ts';
import { addComparison, addLastMonth } from './growth.ts';

/** Earlier months are in the sums but not listed. */
const LISTED_MONTHS = 120;

function addMonths<Key extends string>(context: MetricContext<Key>, timeline: Timeline): void {
  const [date] = namesOf(context.view.columns, 'date');
  for (const month of timeline.months.slice(-LISTED_MONTHS)) {
    const period = monthsPeriod(month.month, month.month);
    addFact(context, {
      key: context.measure.keys.month,
      subject: subject('month', monthOf(month.month)),
      value: month.amount,
      period,
      columns: [...context.measure.amount.columns, ...(date === undefined ? [] : [date])],
      ...rowsIn(context, period),
      rows: month.rows,
      formula: sumOf(context.measure.amount.formula),
    });
  }
}

function addWholeMonths<Key extends string>(
  context: MetricContext<Key>,
  months: readonly MonthSum[],
): void {
  const columns = namesOf(context.view.columns, 'date');
  const period = months.length === 0 ? null : periodOf(months);
  const { amount, rows } = monthsTotal(months);
  const behind =
    period === null ? { filter: 'inga hela månader', where: null } : rowsIn(context, period);
  const number = addFact(context, {
    key: context.measure.keys.wholeMonths,
    value: whole(months.length),
    period,
    columns,
    ...behind,
    rows,
    formula:
      period === null ? 'antalet hela månader' : `antalet hela månader: ${formatPeriod(period)}`,
  });
  const average = over(stated(amount, sumOf(context.measure.amount.formula)), number);
  if (!hasValue(average)) {
    addUnknown(
      context,
      [context.measure.keys.average],
      `${context.measure.words.title} per månad kan inte räknas: filen täcker ingen hel månad.`,
    );
    return;
  }
  addFact(context, {
    key: context.measure.keys.average,
    ...worked(average),
    period,
    columns: [...context.measure.amount.columns, ...columns],
    ...behind,
    rows,
  });
}

/**
 * The amount by month, complete months, and growth between the comparable periods; `given` keys
 * need no dates.
 */
export function addMonthMetrics<Key extends string>(
  context: MetricContext<Key>,
  given: ReadonlySet<Key> = new Set(),
): void {
  const { timeline, comparison } = context;
  const { keys, words } = context.measure;
  const compared = [keys.current, keys.previous, keys.percent, keys.change, keys.lastMonth];
  if (timeline === null) {
    const monthly = [keys.month, keys.wholeMonths, keys.average];
    const lacking = [...monthly, ...compared].filter((key) => !given.has(key));
    addUnknown(context, lacking, noDates('Utveckling över tid', context));
    return;
  }
  if (timeline.step === 1) addMonths(context, timeline);
  else
    addUnknown(
      context,
      [keys.month, keys.lastMonth],
      noMonths(`${words.title} per månad`, timeline),
    );
  addWholeMonths(context, timeline.whole);
  if (comparison === null) {
    const reason = `${words.growth} kan inte räknas: ${nothingToCompare(context)}.`;
    addUnknown(
      context,
      compared.filter((key) => !given.has(key)),
      reason,
    );
    return;
  }
  addComparison(context, comparison);
  if (timeline.step === 1) addLastMonth(context, timeline);
}
