import { formatPeriod } from '../../text/format.ts';
import { monthOf, monthsPeriod } from '../calendar/months.ts';
import { perUnit, whole } from './arithmetic.ts';
import { addFact, addUnknown, type SalesContext, subject } from './context.ts';
import { rowsIn, sumOf } from './filters.ts';
import { addComparison, addLastMonth } from './growth.ts';
import { named } from './labels.ts';
import { lacksColumn, noMonths } from './missing.ts';
import { namesOf } from './roles.ts';
import { type MonthSales, monthsTotal, periodOf, type Timeline } from './timeline.ts';

/** Months further back than this are in the sums but are not listed one by one. */
const LISTED_MONTHS = 120;

const COMPARED = [
  ...(['sales.revenue.current', 'sales.revenue.previous'] as const),
  ...(['sales.growth.percent', 'sales.growth.change', 'sales.growth.lastMonth'] as const),
] as const;

function addMonths(context: SalesContext, timeline: Timeline): void {
  const [date] = namesOf(context.view.columns, 'date');
  for (const month of timeline.months.slice(-LISTED_MONTHS)) {
    const period = monthsPeriod(month.month, month.month);
    addFact(context, {
      key: 'sales.month.revenue',
      subject: subject('month', monthOf(month.month)),
      value: month.revenue,
      unit: 'SEK',
      period,
      columns: [...context.revenue.columns, ...(date === undefined ? [] : [date])],
      ...rowsIn(context, period),
      rows: month.rows,
      formula: sumOf(context.revenue.formula),
    });
  }
}

function addWholeMonths(context: SalesContext, months: readonly MonthSales[]): void {
  const columns = namesOf(context.view.columns, 'date');
  const period = months.length === 0 ? null : periodOf(months);
  const { revenue, rows } = monthsTotal(months);
  const behind =
    period === null ? { filter: 'inga hela månader', where: null } : rowsIn(context, period);
  const number = addFact(context, {
    key: 'sales.period.wholeMonths',
    value: whole(months.length),
    unit: 'count',
    period,
    columns,
    ...behind,
    rows,
    formula:
      period === null ? 'antalet hela månader' : `antalet hela månader: ${formatPeriod(period)}`,
  });
  const average = perUnit(revenue, whole(months.length));
  if (average === null) {
    addUnknown(
      context,
      ['sales.month.average'],
      'Omsättning per månad kan inte räknas: filen täcker ingen hel månad.',
    );
    return;
  }
  addFact(context, {
    key: 'sales.month.average',
    value: average,
    unit: 'SEK',
    period,
    columns: [...context.revenue.columns, ...columns],
    ...behind,
    rows,
    formula: `${sumOf(context.revenue.formula)} ÷ ${named(number)}`,
    inputs: [number],
  });
}

/** Revenue by month, whole months, and growth between the comparable periods. */
export function addMonthMetrics(context: SalesContext): void {
  const { timeline, comparison } = context;
  if (timeline === null) {
    const keys = [
      'sales.month.revenue',
      'sales.period.wholeMonths',
      'sales.month.average',
    ] as const;
    addUnknown(context, [...keys, ...COMPARED], lacksColumn('Utveckling över tid', 'date'));
    return;
  }
  if (timeline.step === 1) addMonths(context, timeline);
  else
    addUnknown(
      context,
      ['sales.month.revenue', 'sales.growth.lastMonth'],
      noMonths('Omsättning per månad', timeline),
    );
  addWholeMonths(context, timeline.whole);
  if (comparison === null) {
    addUnknown(
      context,
      COMPARED,
      'Tillväxt kan inte räknas: filen täcker inte två hela månader att jämföra.',
    );
    return;
  }
  addComparison(context, comparison);
  if (timeline.step === 1) addLastMonth(context, timeline);
}
