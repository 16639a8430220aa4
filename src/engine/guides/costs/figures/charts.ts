import type { Chart, ChartPoint } from '../../../facts/chart.ts';
import { add, decimal, toText } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, ZERO } from '../../../figures/arithmetic.ts';
import { monthChart, ofKey } from '../../../figures/charts/months.ts';
import { point, series } from '../../../figures/charts/points.ts';
import { formatFact, formatNumber, formatPercent } from '../../../text/format.ts';
import type { CostContext } from './context.ts';
import type { CostPart } from './cost-parts.ts';

const BARS = 12;
const SHOWN_SUPPLIERS = 25;

function barChart(
  context: CostContext,
  id: Chart['id'],
  title: string,
  facts: Fact[],
  describe: (first: Fact) => string,
): Chart[] {
  const shown = facts.filter((fact) => Number(fact.value) > 0).slice(0, BARS);
  const first = shown[0];
  if (first === undefined) return [];
  const points = shown.map((fact) => point(fact));
  return [
    {
      id,
      kind: 'bar',
      title,
      description: describe(first),
      series: [series(context, 'value', 'Kostnad', points)],
    },
  ];
}

/** With fewer suppliers the chart says nothing about the distribution. */
const FEWEST_SUPPLIERS = 6;

/** The largest suppliers with their cumulative share of the cost. */
function supplierChart(context: CostContext, suppliers: readonly CostPart[]): Chart[] {
  const shown = ofKey(context, 'costs.supplier.total')
    .filter((fact) => Number(fact.value) > 0)
    .sort((a, b) => Number(b.value) - Number(a.value))
    .slice(0, SHOWN_SUPPLIERS);
  const count80 = context.facts.get('costs.concentration.suppliers80');
  const total = context.facts.get('costs.suppliers.total');
  if (shown.length < FEWEST_SUPPLIERS || count80 === null || total === null) return [];
  const all = suppliers.reduce(
    (sum, group) => (group.total.units > 0n ? add(sum, group.total) : sum),
    ZERO,
  );
  let sum = ZERO;
  const cumulative = shown.map((fact): ChartPoint => {
    sum = add(sum, decimal(fact.value));
    const share = percentOf(sum, all);
    return {
      label: fact.subject?.name ?? '',
      value: share === null ? '0' : toText(share),
      factId: null,
    };
  });
  const reached = cumulative.at(-1)?.value ?? '0';
  const known = context.facts.get('costs.suppliers.knownShare');
  const of =
    known === null || Number(known.value) >= 100
      ? 'kostnaderna.'
      : `det som går till kända leverantörer, som får ${formatFact(known)} av kostnaderna.`;
  return [
    {
      id: 'supplier-pareto',
      kind: 'pareto',
      title: 'Så fördelar sig kostnaderna på leverantörerna',
      description: `${formatFact(count80)} av ${formatFact(total)} leverantörer står för 80 % av ${of}${shown.length < suppliers.length ? ` De ${formatNumber(shown.length)} som visas står för ${formatPercent(reached)}.` : ''}`,
      series: [
        series(
          context,
          'value',
          'Kostnad',
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

function fixedChart(context: CostContext): Chart[] {
  const [fixed, variable] = [
    context.facts.get('costs.fixed.total'),
    context.facts.get('costs.variable.total'),
  ];
  if (fixed === null || variable === null) return [];
  if (Number(fixed.value) <= 0 || Number(variable.value) <= 0) return [];
  return [
    {
      id: 'fixed-variable',
      kind: 'bar',
      title: 'Fasta och rörliga kostnader',
      description: `Fasta kostnader är ${formatFact(fixed)} och rörliga ${formatFact(variable)}.`,
      series: [
        series(context, 'value', 'Kostnad', [point(fixed, 'Fasta'), point(variable, 'Rörliga')]),
      ],
    },
  ];
}

/** The charts that the facts allow, with titles and descriptions from the same facts. */
export function makeCharts(
  context: CostContext,
  suppliers: readonly CostPart[],
  trend: ChartPoint[],
): Chart[] {
  return [
    ...monthChart(context, 'cost-by-month', trend),
    ...barChart(
      context,
      'cost-areas',
      'Kostnader per område',
      ofKey(context, 'costs.area.total').sort((a, b) => Number(b.value) - Number(a.value)),
      (first) => `${first.subject?.name} är det största området, ${formatFact(first)}.`,
    ),
    ...supplierChart(context, suppliers),
    ...fixedChart(context),
    ...barChart(
      context,
      'subscriptions',
      'Återkommande betalningar per år',
      ofKey(context, 'costs.subscription.yearly'),
      (first) => `${first.subject?.name} kostar mest, ${formatFact(first)} per år.`,
    ),
  ];
}
