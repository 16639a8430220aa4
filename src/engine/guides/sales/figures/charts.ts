import type { Chart, ChartPoint } from '../../../facts/chart.ts';
import type { Fact } from '../../../facts/fact.ts';
import { monthChart, monthPoint, ofKey } from '../../../figures/charts/months.ts';
import { point, series } from '../../../figures/charts/points.ts';
import { formatFact, formatPeriod } from '../../../text/format.ts';
import { paretoChart, topChart } from './chart-products.ts';
import type { SalesContext } from './context.ts';
import type { ProductOverview } from './product-stats.ts';
import type { Selection } from './selection.ts';

function productRevenue(context: SalesContext, { listed }: Selection): Fact[] {
  return listed.flatMap(({ name }) => context.facts.of('sales.product.revenue', name) ?? []);
}

const BRIDGE: [string, string][] = [
  ['sales.profit.previous', 'Före'],
  ['sales.bridge.price', 'Pris'],
  ['sales.bridge.volume', 'Volym'],
  ['sales.bridge.mix', 'Mix'],
  ['sales.bridge.cost', 'Kostnad'],
  ['sales.bridge.new', 'Nya'],
  ['sales.bridge.lost', 'Bortfallna'],
  ['sales.profit.current', 'Nu'],
];

function bridgeChart(context: SalesContext): Chart[] {
  const facts = BRIDGE.map(([key]) => context.facts.get(key));
  const points = facts.flatMap((fact, index) =>
    fact === null ? [] : point(fact, BRIDGE[index]?.[1]),
  );
  const [before, now] = [facts[0], facts.at(-1)];
  if (points.length < BRIDGE.length || before?.period == null || now?.period == null) return [];
  const description = `Täckningsbidraget gick från ${formatFact(before)} (${formatPeriod(before.period)}) till ${formatFact(now)} (${formatPeriod(now.period)}).`;
  return [
    {
      id: 'margin-bridge',
      kind: 'bridge',
      title: 'Varför täckningsbidraget ändrades',
      description,
      series: [series(context, 'bridge', 'Täckningsbidrag', points)],
    },
  ];
}

function forecastPoints(context: SalesContext): ChartPoint[] {
  return ofKey(context, 'sales.forecast.month').map((fact): ChartPoint => {
    const name = fact.subject?.name ?? '';
    const low = context.facts.of('sales.forecast.low', name)?.value;
    const high = context.facts.of('sales.forecast.high', name)?.value;
    const limits = low === undefined || high === undefined ? {} : { low, high };
    return { ...monthPoint(fact), ...limits };
  });
}

/** The charts that the facts allow, with titles and descriptions from the same facts. */
export function makeCharts(
  context: SalesContext,
  selection: Selection,
  overview: ProductOverview | null,
  trend: ChartPoint[],
): Chart[] {
  const products = productRevenue(context, selection).sort(
    (a, b) => Number(b.value) - Number(a.value),
  );
  return [
    ...monthChart(context, 'revenue-by-month', trend, forecastPoints(context)),
    ...topChart(context, products),
    ...(overview === null ? [] : paretoChart(context, products.slice(0, 25), overview)),
    ...bridgeChart(context),
  ];
}
