import type { ChartPoint, ChartSeries } from '../../facts/chart.ts';
import type { Fact } from '../../facts/fact.ts';
import type { MetricContext } from '../context.ts';

/** The point of a chart for a fact. */
export function point(fact: Fact, label = fact.subject?.name ?? ''): ChartPoint {
  return { label, value: fact.value, factId: fact.id };
}

export function series(
  context: Pick<MetricContext<string>, 'view'>,
  id: ChartSeries['id'],
  name: string,
  points: ChartPoint[],
): ChartSeries {
  return { id, name, unit: 'SEK', currency: context.view.currency.code, points };
}
