import type { Chart, ChartPoint } from '../../facts/chart.ts';
import type { Fact } from '../../facts/fact.ts';
import { formatFact, formatMonthShort, formatPeriod } from '../../text/format.ts';
import type { MetricContext } from '../context.ts';
import { point, series } from './points.ts';

function largest(facts: Fact[]): Fact | undefined {
  return facts.reduce<Fact | undefined>(
    (best, fact) => (best === undefined || Number(fact.value) > Number(best.value) ? fact : best),
    undefined,
  );
}

/** The facts of one key in their order. */
export function ofKey({ list }: Pick<MetricContext<string>, 'list'>, key: string): Fact[] {
  return list.facts.filter((fact) => fact.key === key);
}

/** A month of a chart, by its short name. */
export function monthPoint(fact: Fact): ChartPoint {
  return point(fact, formatMonthShort(fact.subject?.name ?? ''));
}

function partialMonths<Key extends string>(context: MetricContext<Key>, months: Fact[]): Fact[] {
  const whole = context.list.find(context.measure.keys.wholeMonths)?.period ?? null;
  return months.filter((fact) => {
    const period = fact.period;
    if (period === null || whole === null) return true;
    return period.from < whole.from || period.to > whole.to;
  });
}

function monthDescription<Key extends string>(context: MetricContext<Key>, months: Fact[]): string {
  const best = largest(months);
  const first = months[0];
  const last = months.at(-1);
  if (best?.period == null || first?.period == null || last?.period == null) return '';
  const span = formatPeriod({ from: first.period.from, to: last.period.to });
  const sentences = [
    `${context.measure.words.title} per månad ${span}. Högst är ${formatPeriod(best.period)} med ${formatFact(best)}.`,
  ];
  const partial = partialMonths(context, months).flatMap((fact) =>
    fact.period === null ? [] : formatPeriod(fact.period),
  );
  if (partial.length === 1) sentences.push(`I ${partial[0]} har filen inte hela månaden.`);
  if (partial.length === 2)
    sentences.push(`I ${partial.join(' och ')} har filen inte hela månaden.`);
  return sentences.join(' ');
}

/** The amount by month with trend and forecast; none for fewer than two months. */
export function monthChart<Key extends string>(
  context: MetricContext<Key>,
  id: Chart['id'],
  trend: ChartPoint[],
  forecast: ChartPoint[] = [],
): Chart[] {
  const { words, keys } = context.measure;
  const months = ofKey(context, keys.month);
  if (months.length < 2) return [];
  const lines = [series(context, 'actual', words.title, months.map(monthPoint))];
  if (trend.length > 0) lines.push(series(context, 'trend', 'Trend', trend));
  if (forecast.length > 0) lines.push(series(context, 'forecast', 'Prognos', forecast));
  return [
    {
      id,
      kind: 'line',
      title: `${words.title} per månad`,
      description: monthDescription(context, months),
      series: lines,
    },
  ];
}
