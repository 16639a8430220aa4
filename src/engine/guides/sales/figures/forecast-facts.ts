import { toNumber } from '../../../facts/decimal.ts';
import { named, sum, worked } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { estimate } from '../../../figures/arithmetic.ts';
import { monthOf, monthsPeriod } from '../../../figures/calendar/months.ts';
import { type MonthSum, monthsTotal, periodOf } from '../../../figures/calendar/timeline.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { rowsIn, sumOf } from '../../../figures/filters.ts';
import { noMonths } from '../../../figures/missing.ts';
import {
  type ForecastOutcome,
  forecastMonths,
  GOOD_ERROR,
  type MonthlyForecast,
} from '../../../figures/statistics/forecast.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { formatNumber, formatPercent, formatPeriod } from '../../../text/format.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import { lacksColumn } from './missing.ts';

const KEYS: SalesKey[] = [
  ...(['sales.forecast.month', 'sales.forecast.low', 'sales.forecast.high'] as const),
  ...(['sales.forecast.total', 'sales.forecast.error'] as const),
];
/** Months more than ten years back do not improve a forecast of three months. */
const FORECAST_MONTHS = 120;

function withheld(outcome: Exclude<ForecastOutcome, { kind: 'given' }>): string {
  switch (outcome.kind) {
    case 'tooShort':
      return `Ingen prognos: det krävs minst sex hela månader, filen har ${formatNumber(outcome.months)}.`;
    case 'noSales':
      return 'Ingen prognos: månaderna saknar omsättning att pröva den mot.';
    case 'poor':
      return `Ingen prognos: prövad på filens egna månader missade den med ${formatPercent(outcome.error, 0)} i snitt, för mycket för att vara till nytta.`;
    case 'naiveIsBetter':
      return `Ingen prognos: prövad på filens egna månader missade den med ${formatPercent(outcome.error, 0)}, inte bättre än att upprepa en tidigare månad (${formatPercent(outcome.naiveError, 0)}).`;
    case 'negative':
      return 'Ingen prognos: trenden pekar under noll, vilket inte säger något om kommande månader.';
  }
}

function addMonth(
  context: SalesContext,
  base: Omit<Parameters<typeof addFact>[1], 'key' | 'value' | 'formula'>,
  month: MonthlyForecast['months'][number],
  how: string,
): Fact {
  const fact = addFact(context, {
    ...base,
    key: 'sales.forecast.month',
    value: estimate(month.value, 2),
    formula: how,
  });
  const limit = (key: 'sales.forecast.low' | 'sales.forecast.high', value: number, sign: string) =>
    addFact(context, {
      ...base,
      key,
      value: estimate(value, 2),
      formula: `${named(fact)} ${sign} det fel som 80 % av prognoserna höll sig inom vid prov bakåt`,
      inputs: [fact],
    });
  limit('sales.forecast.low', month.low, '−');
  limit('sales.forecast.high', month.high, '+');
  return fact;
}

const YEAR = 12;

/** What the forecast is held against: the same months a year before, where the file has them all. */
function addSameMonths(
  context: SalesContext,
  used: readonly MonthSum[],
  [from, to]: readonly [number, number],
): void {
  const same = used.filter(({ month }) => month >= from && month <= to);
  if (same.length !== to - from + 1) return;
  const { amount, rows } = monthsTotal(same);
  addFact(context, {
    key: 'sales.forecast.before',
    value: amount,
    columns: [...context.revenue.columns, ...namesOf(context.view.columns, 'date')],
    ...rowsIn(context, monthsPeriod(from, to)),
    rows,
    period: monthsPeriod(from, to),
    formula: sumOf(context.revenue.formula),
  });
}

function addForecast(context: SalesContext, used: MonthSum[], forecast: MonthlyForecast): void {
  const behind = {
    unit: 'SEK' as const,
    columns: [...context.revenue.columns, ...namesOf(context.view.columns, 'date')],
    ...rowsIn(context, periodOf(used)),
    rows: monthsTotal(used).rows,
  };
  const season =
    forecast.method === 'seasonal'
      ? 'Holt–Winters med dämpad trend och säsong'
      : 'Holts metod med dämpad trend';
  const how = `${season}, räknad på omsättning per månad ${formatPeriod(periodOf(used))}`;
  const next = (used.at(-1)?.month ?? 0) + 1;
  const months = forecast.months.map((month, index) => {
    const period = monthsPeriod(next + index, next + index);
    const about = { ...behind, subject: subject('month', monthOf(next + index)), period };
    return addMonth(context, about, month, how);
  });
  addFact(context, {
    ...behind,
    key: 'sales.forecast.total',
    ...worked(sum(...months)),
    period: monthsPeriod(next, next + months.length - 1),
  });
  addSameMonths(context, used, [next - YEAR, next - YEAR + months.length - 1]);
  addFact(context, {
    ...behind,
    key: 'sales.forecast.error',
    unit: 'percent',
    value: estimate(forecast.error, 4),
    period: periodOf(used),
    formula: `summan av absoluta fel ÷ summan av utfall i ${formatNumber(forecast.trials)} prognoser ställda bakåt i tiden, 1–3 månader fram; att upprepa tidigare månader ger ${formatPercent(forecast.naiveError)}`,
  });
  if (forecast.error > GOOD_ERROR)
    context.warnings.push(
      `Prognosen är osäker: prövad på filens egna månader missade den med ${formatPercent(forecast.error, 0)} i snitt.`,
    );
}

/** Forecast of the next three months; returns why there is none, or null. */
export function addForecastMetrics(context: SalesContext): string | null {
  const refuse = (reason: string) => {
    addUnknown(context, KEYS, reason);
    return reason;
  };
  if (context.timeline === null) return refuse(lacksColumn('Prognos', 'date'));
  if (context.timeline.step > 1) return refuse(noMonths('Prognos', context.timeline));
  const used = context.timeline.whole.slice(-FORECAST_MONTHS);
  const outcome = forecastMonths(used.map((month) => toNumber(month.amount)));
  if (outcome.kind !== 'given') return refuse(withheld(outcome));
  addForecast(context, used, outcome.forecast);
  return null;
}
