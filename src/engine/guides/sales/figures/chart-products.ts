import { wordsOfFacts } from '../../../business/words-of-facts.ts';
import type { Chart, ChartPoint } from '../../../facts/chart.ts';
import { add, decimal, toText } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, ZERO } from '../../../figures/arithmetic.ts';
import { point, series } from '../../../figures/charts/points.ts';
import { formatFact, formatNumber, formatPercent } from '../../../text/format.ts';
import type { SalesContext } from './context.ts';
import type { ProductOverview } from './product-stats.ts';

const BARS = 10;
/** One bar is as long whatever it stands for. */
const FEWEST_BARS = 2;
/** So few are told apart by their own bars: their shares added up say no more. */
const FEW = 5;

/** The largest products, largest first. */
export function topChart(context: SalesContext, products: Fact[]): Chart[] {
  const shown = products.slice(0, BARS);
  const first = shown[0];
  // What was only taken back sells nothing.
  if (first === undefined || Number(first.value) <= 0 || shown.length < FEWEST_BARS) return [];
  const { theParts, most } = wordsOfFacts(context.facts.list).income;
  const title = `De ${formatNumber(shown.length)} största ${theParts}`;
  const description = `${first.subject?.name} ${most}, ${formatFact(first)}.`;
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

/** The largest products with their cumulative share of revenue. */
export function paretoChart(
  context: SalesContext,
  products: Fact[],
  overview: ProductOverview,
): Chart[] {
  const shown = products.filter((fact) => Number(fact.value) > 0);
  const count80 = context.facts.get('sales.concentration.products80');
  const total = context.facts.get('sales.products.total');
  if (shown.length <= FEW || count80 === null || total === null) return [];
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
  const all = shown.length >= Number(total.value);
  const { parts, theParts } = wordsOfFacts(context.facts.list).income;
  const description = `${formatFact(count80)} av ${formatFact(total)} ${parts} ger 80 % av omsättningen.${all ? '' : ` De ${formatNumber(shown.length)} som visas ger ${formatPercent(reached)}.`}`;
  return [
    {
      id: 'pareto',
      kind: 'pareto',
      title: `Så fördelar sig omsättningen på ${theParts}`,
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
