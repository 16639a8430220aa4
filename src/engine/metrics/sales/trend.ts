import type { ChartPoint } from '../../facts/chart.ts';
import { toText } from '../../facts/decimal.ts';
import { formatMoney, formatMonthShort, formatNumber, formatPeriod } from '../../text/format.ts';
import { monthOf } from '../calendar/months.ts';
import { median } from '../statistics/median.ts';
import { STANDS_OUT } from '../statistics/robust-z.ts';
import { estimate } from './arithmetic.ts';
import { addFact, addUnknown, type SalesContext, subject } from './context.ts';
import {
  deviationScores,
  type Expectation,
  expectation,
  SEASON_MONTHS,
  seasonByCalendar,
  YEAR,
} from './expectation.ts';
import { rowsIn, sumOf } from './filters.ts';
import { lacksColumn, noMonths } from './missing.ts';
import { namesOf } from './roles.ts';
import { type MonthSales, monthsTotal, periodOf } from './timeline.ts';

const TREND_FROM = 6;
const OUTLIERS_FROM = 8;
/** Steady sales make small differences stand out statistically; below this percentage they are no news. */
const WORTH_SAYING = 10;

function behind(context: SalesContext, months: MonthSales[]) {
  return {
    columns: [...context.revenue.columns, ...namesOf(context.view.columns, 'date')],
    ...rowsIn(context, periodOf(months)),
    rows: monthsTotal(months).rows,
    period: periodOf(months),
  };
}

function addTrend(
  context: SalesContext,
  { months, line, expected, season }: Expectation,
): ChartPoint[] {
  const shared = behind(context, months);
  const how = season === null ? '' : ' säsongsrensad';
  const slope = addFact(context, {
    ...shared,
    key: 'sales.trend.perMonth',
    value: estimate(line.slope, 2),
    unit: 'SEK',
    formula: `Theil–Sen: medianen av alla lutningar mellan två månader,${how} omsättning per månad ${formatPeriod(shared.period)}`,
  });
  const middle = median(months.map((_, index) => line.intercept + line.slope * index));
  if (middle > 0)
    addFact(context, {
      ...shared,
      key: 'sales.trend.percent',
      value: estimate((line.slope / middle) * 100, 4),
      unit: 'percent',
      formula: `Trend per månad (${slope.id}) ÷ trendlinjens mitt, ${formatMoney(middle, { currency: context.view.currency.code })}`,
      inputs: [slope],
    });
  return months.map((month, index) => ({
    label: formatMonthShort(monthOf(month.month)),
    value: toText(estimate(expected[index] ?? 0, 2)),
    factId: null,
  }));
}

function addSeason(context: SalesContext, whole: MonthSales[], season: number[]): void {
  const months = whole.slice(-SEASON_MONTHS);
  season.forEach((index, place) => {
    addFact(context, {
      ...behind(context, months),
      key: 'sales.season.index',
      subject: subject('month', String(place + 1).padStart(2, '0')),
      value: estimate(index, 4),
      unit: 'ratio',
      formula:
        'medianen av månadens omsättning ÷ centrerat tolvmånadersmedel, skalad så att snittmånaden är 1',
    });
  });
}

function addDeviations(context: SalesContext, normal: Expectation): void {
  const { months, actual, expected, season } = normal;
  const scores = deviationScores(normal);
  const words = season === null ? 'trend' : 'trend × säsongsindex';
  months.forEach((month, index) => {
    const [score = 0, wanted = 0, came = 0] = [scores[index], expected[index], actual[index]];
    if (Math.abs(score) < STANDS_OUT || wanted <= 0) return;
    const percent = (came / wanted - 1) * 100;
    if (Math.abs(percent) < WORTH_SAYING) return;
    const input = context.list.findFor('sales.month.revenue', monthOf(month.month));
    const amount = formatMoney(wanted, { currency: context.view.currency.code });
    addFact(context, {
      ...behind(context, [month]),
      key: 'sales.month.deviation',
      subject: subject('month', monthOf(month.month)),
      value: estimate(percent, 4),
      unit: 'percent',
      formula: `${sumOf(context.revenue.formula)} ÷ väntad omsättning ${amount} − 1; väntad är ${words}; robust z ${formatNumber(score, 1)}`,
      inputs: input === null ? [] : [input],
    });
  });
}

/** Trend, seasonal index and months that stand out; returns the trend line for the chart. */
export function addTrendMetrics(context: SalesContext): ChartPoint[] {
  const trendKeys = [
    'sales.trend.perMonth',
    'sales.trend.percent',
    'sales.month.deviation',
  ] as const;
  if (context.timeline === null) {
    addUnknown(
      context,
      [...trendKeys, 'sales.season.index'],
      lacksColumn('Trend och säsong', 'date'),
    );
    return [];
  }
  if (context.timeline.step > 1) {
    const keys = [...trendKeys, 'sales.season.index'] as const;
    addUnknown(context, keys, noMonths('Trend och säsong', context.timeline));
    return [];
  }
  const { whole } = context.timeline;
  const have = `filen har ${formatNumber(whole.length)} hela månader`;
  const season = seasonByCalendar(whole);
  if (season !== null) addSeason(context, whole, season);
  else {
    const reason =
      whole.length < 2 * YEAR
        ? `det krävs 24 hela månader, ${have}`
        : 'månader utan omsättning bryter serien';
    addUnknown(context, ['sales.season.index'], `Säsongsindex kan inte räknas: ${reason}.`);
  }
  if (whole.length < TREND_FROM) {
    addUnknown(
      context,
      trendKeys,
      `Trend kan inte räknas: det krävs ${TREND_FROM} hela månader, ${have}.`,
    );
    return [];
  }
  const normal = expectation(whole, season);
  const points = addTrend(context, normal);
  if (whole.length >= OUTLIERS_FROM) addDeviations(context, normal);
  else
    addUnknown(
      context,
      ['sales.month.deviation'],
      `Månader som sticker ut kan inte pekas ut: det krävs ${OUTLIERS_FROM} hela månader, ${have}.`,
    );
  return points;
}
