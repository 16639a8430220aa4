import type { ChartPoint } from '../../facts/chart.ts';
import { toText } from '../../facts/decimal.ts';
import { hasValue, inPercent, over, stated } from '../../facts/expression.ts';
import type { Fact } from '../../facts/fact.ts';
import { formatMoney, formatMonthShort, formatNumber, formatPeriod } from '../../text/format.ts';
import { estimate } from '../arithmetic.ts';
import { monthOf } from '../calendar/months.ts';
import { type MonthSum, monthsTotal, periodOf } from '../calendar/timeline.ts';
import { addFact, addUnknown, type MetricContext, subject } from '../context.ts';
import { rowsIn, sumOf } from '../filters.ts';
import { noDates, noMonths } from '../missing.ts';
import { median } from '../statistics/median.ts';
import { OUTLIER } from '../statistics/robust-z.ts';
import { namesOf } from '../view/roles.ts';
import {
  type CalendarSeason,
  deviationScores,
  type Expectation,
  expectation,
  SEASON_MONTHS,
  seasonByCalendar,
  YEAR,
} from './expectation.ts';

const TREND_FROM = 6;
const OUTLIERS_FROM = 8;
/**
 * In steady sales small deviations are outliers too; below this percentage they are not reported.
 */
const WORTH_SAYING = 10;
/** Of the median month: a percentage of an expected month that is smaller says nothing of the month. */
const LEAST_EXPECTED = 0.1;

function behind<Key extends string>(context: MetricContext<Key>, months: MonthSum[]) {
  return {
    columns: [...context.measure.amount.columns, ...namesOf(context.view.columns, 'date')],
    ...rowsIn(context, periodOf(months)),
    rows: monthsTotal(months).rows,
    period: periodOf(months),
  };
}

function addTrend<Key extends string>(
  context: MetricContext<Key>,
  { months, line, season }: Expectation,
): ChartPoint[] {
  const shared = behind(context, months);
  const how = season === null ? '' : ' säsongsrensad';
  const slope = addFact(context, {
    ...shared,
    key: context.measure.keys.trend,
    value: estimate(line.slope, 2),
    formula: `Theil–Sen: medianen av alla lutningar mellan två månader,${how} ${context.measure.words.lower} per månad ${formatPeriod(shared.period)}`,
  });
  const middle = estimate(median(months.map((_, index) => line.intercept + line.slope * index)), 2);
  const money = formatMoney(middle, { currency: context.view.currency.code, decimals: 2 });
  const share = over(slope, stated(middle, `${money} (trendlinjens mitt)`));
  if (hasValue(share))
    addFact(context, {
      ...shared,
      ...inPercent(share),
      key: context.measure.keys.trendPercent,
    });
  return months.map((month, index) => ({
    label: formatMonthShort(monthOf(month.month)),
    value: toText(estimate(line.intercept + line.slope * index, 2)),
    factId: null,
  }));
}

/** Of two years that differ as much as by a new level. */
const AGREED =
  '; det ena året är så mycket högre än det andra att det kan vara en ny nivå, så det som är närmast 1 av det och månaden mot sitt eget års snitt';

function addSeason<Key extends string>(
  context: MetricContext<Key>,
  whole: MonthSum[],
  { months: season, isLevelled, isAgreed }: CalendarSeason,
): void {
  const months = whole.slice(-SEASON_MONTHS);
  const level = isLevelled ? ', utan de nivåskiften som bestått' : '';
  const agreed = isAgreed ? AGREED : '';
  season.forEach((index, place) => {
    addFact(context, {
      ...behind(context, months),
      key: context.measure.keys.season,
      subject: subject('month', String(place + 1).padStart(2, '0')),
      value: estimate(index, 4),
      formula: `medianen av månadens ${context.measure.words.lower} ÷ centrerat tolvmånadersmedel${level}, skalad så att snittmånaden är 1${agreed}`,
    });
  });
}

/** What the expected month is in the formula of a deviation where the season is in it. */
const WITH_SEASON = 'trend × säsongsindex';

/** Whether a month's deviation is from what trend and season make of it, and not from the trend alone. */
export const isBesideSeason = ({ source }: Fact): boolean => source.formula.includes(WITH_SEASON);

function addDeviations<Key extends string>(context: MetricContext<Key>, normal: Expectation): void {
  const { months, actual, expected, season } = normal;
  const scores = deviationScores(normal);
  const words = season === null ? 'trend' : WITH_SEASON;
  const least = median(actual.map(Math.abs)) * LEAST_EXPECTED;
  months.forEach((month, index) => {
    const [score = 0, wanted = 0, came = 0] = [scores[index], expected[index], actual[index]];
    if (Math.abs(score) < OUTLIER || wanted <= 0 || wanted < least) return;
    const percent = (came / wanted - 1) * 100;
    if (Math.abs(percent) < WORTH_SAYING) return;
    const input = context.facts.of(context.measure.keys.month, monthOf(month.month));
    const amount = formatMoney(wanted, { currency: context.view.currency.code });
    addFact(context, {
      ...behind(context, [month]),
      key: context.measure.keys.deviation,
      subject: subject('month', monthOf(month.month)),
      value: estimate(percent, 4),
      formula: `${sumOf(context.measure.amount.formula)} ÷ väntad ${context.measure.words.lower} ${amount} − 1; väntad är ${words}; robust z ${formatNumber(score, 1)}`,
      inputs: input === null ? [] : [input],
    });
  });
}

/** Trend, seasonal index and outlying months; returns the trend line for the chart. */
export function addTrendMetrics<Key extends string>(context: MetricContext<Key>): ChartPoint[] {
  const { keys, words } = context.measure;
  const trendKeys = [keys.trend, keys.trendPercent, keys.deviation];
  if (context.timeline === null) {
    addUnknown(context, [...trendKeys, keys.season], noDates('Trend och säsong', context));
    return [];
  }
  if (context.timeline.step > 1) {
    const monthly = [...trendKeys, keys.season];
    addUnknown(context, monthly, noMonths('Trend och säsong', context.timeline));
    return [];
  }
  const { whole } = context.timeline;
  const have = `filen har ${formatNumber(whole.length)}`;
  const season = seasonByCalendar(whole);
  if (season !== null) addSeason(context, whole, season);
  else {
    const reason =
      whole.length < 2 * YEAR
        ? `det krävs 24 hela månader, ${have}`
        : `månader utan ${words.lower} bryter serien`;
    addUnknown(context, [keys.season], `Säsongsindex kan inte räknas: ${reason}.`);
  }
  if (whole.length < TREND_FROM) {
    addUnknown(
      context,
      trendKeys,
      `Trend kan inte räknas: det krävs ${TREND_FROM} hela månader, ${have}.`,
    );
    return [];
  }
  const normal = expectation(whole, season?.months ?? null);
  const points = addTrend(context, normal);
  if (whole.length >= OUTLIERS_FROM) addDeviations(context, normal);
  else
    addUnknown(
      context,
      [keys.deviation],
      `Månader som sticker ut kan inte pekas ut: det krävs ${OUTLIERS_FROM} hela månader, ${have}.`,
    );
  return points;
}
