import type { Chart, ChartPoint, ChartSeries } from '../../facts/chart.ts';
import { add, decimal, toText } from '../../facts/decimal.ts';
import type { Fact } from '../../facts/fact.ts';
import {
  formatFact,
  formatMonthShort,
  formatNumber,
  formatPercent,
  formatPeriod,
} from '../../text/format.ts';
import { percentOf, ZERO } from './arithmetic.ts';
import type { SalesContext } from './context.ts';
import type { ProductOverview } from './product-stats.ts';
import type { Selection } from './selection.ts';

const BARS = 10;

function point(fact: Fact, label = fact.subject?.name ?? ''): ChartPoint {
  return { label, value: fact.value, factId: fact.id };
}

function series(
  context: SalesContext,
  id: ChartSeries['id'],
  name: string,
  points: ChartPoint[],
): ChartSeries {
  return { id, name, unit: 'SEK', currency: context.view.currency.code, points };
}

function largest(facts: Fact[]): Fact | undefined {
  return facts.reduce<Fact | undefined>(
    (best, fact) => (best === undefined || Number(fact.value) > Number(best.value) ? fact : best),
    undefined,
  );
}

function ofKey(context: SalesContext, key: string): Fact[] {
  return context.list.facts.filter((fact) => fact.key === key);
}

function productRevenue(context: SalesContext, { listed }: Selection): Fact[] {
  return listed.flatMap(({ name }) => context.list.findFor('sales.product.revenue', name) ?? []);
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

function monthChart(context: SalesContext, trend: ChartPoint[]): Chart[] {
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

function topChart(context: SalesContext, products: Fact[]): Chart[] {
  const shown = products.slice(0, BARS);
  const first = shown[0];
  if (first === undefined) return [];
  const title =
    shown.length === 1
      ? 'Största produkten'
      : `De ${formatNumber(shown.length)} största produkterna`;
  const description = `${first.subject?.name} säljer mest, ${formatFact(first)}.`;
  return [
    {
      id: 'top-products',
      kind: 'bar',
      title,
      description,
      series: [
        series(
          context,
          'value',
          'Omsättning',
          shown.map((fact) => point(fact)),
        ),
      ],
    },
  ];
}

function paretoChart(context: SalesContext, products: Fact[], overview: ProductOverview): Chart[] {
  const shown = products.filter((fact) => Number(fact.value) > 0);
  const count80 = context.list.find('sales.concentration.products80');
  const total = context.list.find('sales.products.total');
  if (shown.length < 2 || count80 === null || total === null) return [];
  let sum = ZERO;
  const cumulative = shown.map((fact): ChartPoint => {
    sum = add(sum, decimal(fact.value));
    const share = percentOf(sum, overview.positiveRevenue);
    return {
      label: fact.subject?.name ?? '',
      value: share === null ? '0' : toText(share),
      factId: null,
    };
  });
  const reached = cumulative.at(-1)?.value ?? '0';
  const description = `${formatFact(count80)} av ${formatFact(total)} produkter ger 80 % av omsättningen. De ${formatNumber(shown.length)} som visas ger ${formatPercent(reached)}.`;
  return [
    {
      id: 'pareto',
      kind: 'pareto',
      title: 'Så fördelar sig omsättningen på produkterna',
      description,
      series: [
        series(
          context,
          'value',
          'Omsättning',
          shown.map((fact) => point(fact)),
        ),
        {
          id: 'cumulative',
          name: 'Sammanlagd andel',
          unit: 'percent',
          currency: null,
          points: cumulative,
        },
      ],
    },
  ];
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
  const facts = BRIDGE.map(([key]) => context.list.find(key));
  const points = facts.flatMap((fact, index) =>
    fact === null ? [] : point(fact, BRIDGE[index]?.[1]),
  );
  const [before, now] = [facts[0], facts.at(-1)];
  if (points.length < BRIDGE.length || before?.period == null || now?.period == null) return [];
  const description = `Täckningsbidraget gick från ${formatFact(before)} ${formatPeriod(before.period)} till ${formatFact(now)} ${formatPeriod(now.period)}.`;
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

/** The charts that the facts suffice for, with titles and descriptions made of the same facts. */
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
    ...monthChart(context, trend),
    ...topChart(context, products),
    ...(overview === null ? [] : paretoChart(context, products.slice(0, 25), overview)),
    ...bridgeChart(context),
  ];
}
