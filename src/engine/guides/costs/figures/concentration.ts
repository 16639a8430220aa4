import { add, type Decimal, divide, multiply, round } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, whole, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import type { CostKey } from '../catalogue.ts';
import { type CostContext, supplierColumns } from './context.ts';
import type { CostPart } from './cost-parts.ts';

const MOST = 80n;
const TAIL_FROM = 95n;
const HUNDRED = 100n;

function sumTotals(groups: readonly CostPart[]): Decimal {
  return groups.reduce((sum, { total }) => add(sum, total), ZERO);
}

/** How many of the largest it takes to reach a percentage of the total. */
function reaching(groups: readonly CostPart[], percent: bigint, all: Decimal): number {
  const goal = multiply(all, { units: percent, scale: 0 });
  let sum = ZERO;
  let number = 0;
  for (const { total } of groups) {
    sum = add(sum, total);
    number += 1;
    const reached = multiply(sum, { units: HUNDRED, scale: 0 });
    if (add(reached, { units: -goal.units, scale: goal.scale }).units >= 0n) break;
  }
  return number;
}

const ALL = 'alla leverantörers kostnad';
const keys: readonly CostKey[] = [
  ...(['costs.concentration.suppliers80', 'costs.concentration.topSupplierShare'] as const),
  ...(['costs.concentration.top5Share', 'costs.concentration.supplierHhi'] as const),
  ...(['costs.concentration.tailSuppliers', 'costs.concentration.tailCost'] as const),
  'costs.concentration.tailShare',
];

/** The source of all concentration figures. */
function sourceOf(context: CostContext, positive: readonly CostPart[]) {
  return {
    period: context.period,
    columns: [...context.measure.amount.columns, ...supplierColumns(context)],
    filter: 'leverantörer vars kostnad är över noll',
    rows: positive.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** The number of suppliers after the first 95 % of the cost, and their total cost. */
function addTail(
  context: CostContext,
  source: ReturnType<typeof sourceOf>,
  tail: readonly CostPart[],
): Fact {
  const count = addFact(context, {
    ...source,
    key: 'costs.concentration.tailSuppliers',
    value: whole(tail.length),
    formula: 'antalet leverantörer efter dem som, största först, ger 95 % av kostnaden',
  });
  return addFact(context, {
    ...source,
    key: 'costs.concentration.tailCost',
    value: sumTotals(tail),
    formula: `${sumOf(context.measure.amount.formula)} för ${named(count)}`,
    inputs: [count],
  });
}

/** Pareto, tail and Herfindahl–Hirschman index of suppliers with positive cost. */
export function addConcentration(context: CostContext, groups: readonly CostPart[]): void {
  const positive = groups.filter(({ total }) => total.units > 0n);
  const all = sumTotals(positive);
  if (positive.length === 0) {
    const reason = 'Fördelningen kan inte räknas: ingen leverantörs kostnad är över noll.';
    addUnknown(context, keys, reason);
    return;
  }
  const source = sourceOf(context, positive);
  const share = (key: CostKey, part: Decimal, words: string, inputs: Fact[] = []) => {
    const value = percentOf(part, all);
    const formula = `${words} ÷ ${ALL}`;
    if (value !== null) addFact(context, { ...source, key, value, formula, inputs });
  };
  addFact(context, {
    ...source,
    key: 'costs.concentration.suppliers80',
    value: whole(reaching(positive, MOST, all)),
    formula: `antalet leverantörer, största först, tills deras kostnad når 80 % av ${ALL}`,
  });
  const [first, five] = [positive.slice(0, 1), positive.slice(0, 5)].map(sumTotals);
  share('costs.concentration.topSupplierShare', first ?? ZERO, 'största leverantörens kostnad');
  share('costs.concentration.top5Share', five ?? ZERO, 'de fem största leverantörernas kostnad');
  const tail = positive.slice(reaching(positive, TAIL_FROM, all));
  const cost = addTail(context, source, tail);
  share('costs.concentration.tailShare', sumTotals(tail), named(cost), [cost]);
  const hhi = positive.reduce((sum, { total }) => {
    const part = divide(total, all, 12);
    return add(sum, multiply(part, part));
  }, ZERO);
  addFact(context, {
    ...source,
    key: 'costs.concentration.supplierHhi',
    value: round(hhi, 6),
    formula:
      'summan av varje leverantörs andel av kostnaden i kvadrat (0 = spritt, 1 = en enda leverantör)',
  });
}
