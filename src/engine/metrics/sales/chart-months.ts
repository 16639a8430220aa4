import type { Chart, ChartPoint } from '../../facts/chart.ts';
import type { Fact } from '../../facts/fact.ts';
import { formatFact, formatMonthShort, formatPeriod } from '../../text/format.ts';
import { point, series } from './chart-points.ts';
import type { SalesContext } from './context.ts';

function largest(facts: Fact[]): Fact | undefined {
  return facts.reduce<Fact | undefined>(
    (best, fact) => (best === undefined || Number(fact.value) > Number(best.value) ? fact : best),
    undefined,
  );
}

function ofKey(context: SalesContext, key: string): Fact[] {
  return context.list.facts.filter((fact) => fact.key === key);
}

function monthPoint(fact: Fact): ChartPoint {
  return point(fact, formatMonthShort(fact.subject?.name ?? ''));
}

function partialMonths(context: SalesContext, months: Fact[]): Fact[] {
  const whole = context.list.find('sales.period.wholeMonths')?.period ?? null;
  return months.filter((fact) => {
    const period = fact.period;
    if (period === null || whole === null) return true;
    return period.from < whole.from || period.to > whole.to;
  });
}

function monthDescription(context: SalesContext, months: Fact[]): string {
  const best = largest(months);
  const first = months[0];
  const last = months.at(-1);
  if (best?.period == null || first?.period == null || last?.period == null) return '';
  const span = formatPeriod({ from: first.period.from, to: last.period.to });
  const sentences = [
    `Omsättning per månad ${span}. Högst är ${formatPeriod(best.period)} med ${formatFact(best)}.`,
  ];
  const partial = partialMonths(context, months).flatMap((fact) =>
    fact.period === null ? [] : formatPeriod(fact.period),
  );
  if (partial.length === 1) sentences.push(`I ${partial[0]} har filen inte hela månaden.`);
  if (partial.length === 2)
    sentences.push(`I ${partial.join(' och ')} har filen inte hela månaden.`);
  return sentences.join(' ');
}

/** Revenue by month with trend and forecast; none for fewer than two months. */
export function monthChart(context: SalesContext, trend: ChartPoint[]): Chart[] {
  const months = ofKey(context, 'sales.month.revenue');
  if (months.length < 2) return [];
  const forecast = ofKey(context, 'sales.forecast.month').map((fact): ChartPoint => {
    const name = fact.subject?.name ?? '';
    const low = context.list.findFor('sales.forecast.low', name)?.value;
    const high = context.list.findFor('sales.forecast.high', name)?.value;
    return {
      ...monthPoint(fact),
      ...(low === undefined || high === undefined ? {} : { low, high }),
    };
  });
  const lines = [series(context, 'actual', 'Omsättning', months.map(monthPoint))];
  if (trend.length > 0) lines.push(series(context, 'trend', 'Trend', trend));
  if (forecast.length > 0) lines.push(series(context, 'forecast', 'Prognos', forecast));
  return [
    {
      id: 'revenue-by-month',
      kind: 'line',
      title: 'Omsättning per månad',
      description: monthDescription(context, months),
      series: lines,
    },
  ];
}
