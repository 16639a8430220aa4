import type { Chart, ChartPoint } from '../../facts/chart.ts';
import type { Fact } from '../../facts/fact.ts';
import { formatFact, formatMonthShort, formatPeriod } from '../../text/format.ts';
import { monthNumber } from '../calendar/months.ts';
import type { MetricContext } from '../context.ts';
import { point, series } from './points.ts';

function largest(facts: Fact[]): Fact | undefined {
  return facts.reduce<Fact | undefined>(
    (best, fact) => (best === undefined || Number(fact.value) > Number(best.value) ? fact : best),
    undefined,
  );
}

/** The facts of one key in order. */
export function ofKey({ facts }: Pick<MetricContext<string>, 'facts'>, key: string): Fact[] {
  return facts.list.filter((fact) => fact.key === key);
}

/** A month of a chart under its short name. */
export function monthPoint(fact: Fact): ChartPoint {
  return point(fact, formatMonthShort(fact.subject?.name ?? ''));
}

/** True for a month that was not over on the day of the analysis. */
function isUnfinished({ timeline }: MetricContext<string>, { subject }: Fact): boolean {
  return timeline !== null && monthNumber(subject?.name ?? '') >= timeline.unfinishedFrom;
}

/** Where more months than a beginning and an end are outside the whole ones, they are before a gap. */
const ENDS = 2;

/** The months as points; those that are not over, or cut by the file, are marked. */
function outcomePoints<Key extends string>(context: MetricContext<Key>, months: Fact[]) {
  const partial = partialMonths(context, months);
  const cut = new Set(partial.length <= ENDS ? partial : []);
  return months.map(
    (fact): ChartPoint =>
      isUnfinished(context, fact) || cut.has(fact)
        ? { ...monthPoint(fact), unfinished: true }
        : monthPoint(fact),
  );
}

/** Months that are over but not complete in the file. */
function partialMonths<Key extends string>(context: MetricContext<Key>, months: Fact[]): Fact[] {
  const whole = context.facts.get(context.measure.keys.wholeMonths)?.period ?? null;
  return months.filter((fact) => {
    const { period } = fact;
    if (isUnfinished(context, fact)) return false;
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
  if (partial.length === ENDS)
    sentences.push(`I ${partial.join(' och ')} har filen inte hela månaden.`);
  const unfinished = months.find((fact) => isUnfinished(context, fact))?.period ?? null;
  if (unfinished !== null)
    sentences.push(
      `Månaden ${formatPeriod(unfinished)} pågick när analysen gjordes och jämförs inte med andra.`,
    );
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
  const outcome = outcomePoints(context, months);
  const lines = [series(context, 'actual', words.title, outcome)];
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
