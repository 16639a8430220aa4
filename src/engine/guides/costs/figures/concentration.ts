import { add, type Decimal, divide, multiply, round } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, whole, ZERO } from '../../../figures/arithmetic.ts';
import { addFact, addUnknown } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { named } from '../../../figures/naming.ts';
import { type CostContext, supplierColumns } from './context.ts';
import type { CostPart } from './cost-parts.ts';
import type { CostKey } from './keys.ts';

const MOST = 80n;
const TAIL_FROM = 95n;
const HUNDRED = 100n;

function sumTotals(groups: readonly CostPart[]): Decimal {
  return groups.reduce((sum, { total }) => add(sum, total), ZERO);
}

/** How many, largest first, until they reach so many per cent of all. */
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

/** Pareto, tail and Herfindahl–Hirschman index of suppliers with cost above zero. */
export function addConcentration(context: CostContext, groups: readonly CostPart[]): void {
  const positive = groups.filter(({ total }) => total.units > 0n);
  const all = sumTotals(positive);
  if (positive.length === 0) {
    const keys: CostKey[] = [
      ...(['costs.concentration.suppliers80', 'costs.concentration.topSupplierShare'] as const),
      ...(['costs.concentration.top5Share', 'costs.concentration.supplierHhi'] as const),
      ...(['costs.concentration.tailSuppliers', 'costs.concentration.tailCost'] as const),
      'costs.concentration.tailShare',
    ];
    addUnknown(
      context,
      keys,
      'Fördelningen kan inte räknas: ingen leverantörs kostnad är över noll.',
    );
    return;
  }
  const shared = {
    period: context.period,
    columns: [...context.measure.amount.columns, ...supplierColumns(context)],
    filter: 'leverantörer vars kostnad är över noll',
    rows: positive.reduce((sum, { rows }) => sum + rows, 0),
  };
  const number = (key: CostKey, value: number, formula: string) =>
    addFact(context, { ...shared, key, value: whole(value), unit: 'count', formula });
  const share = (key: CostKey, part: Decimal, formula: string, inputs: Fact[] = []) => {
    const value = percentOf(part, all);
    if (value !== null)
      addFact(context, { ...shared, key, value, unit: 'percent', formula, inputs });
  };
  const of = 'alla leverantörers kostnad';
  number(
    'costs.concentration.suppliers80',
    reaching(positive, MOST, all),
    `antalet leverantörer, största först, tills deras kostnad når 80 % av ${of}`,
  );
  share(
    'costs.concentration.topSupplierShare',
    sumTotals(positive.slice(0, 1)),
    `största leverantörens kostnad ÷ ${of}`,
  );
  share(
    'costs.concentration.top5Share',
    sumTotals(positive.slice(0, 5)),
    `de fem största leverantörernas kostnad ÷ ${of}`,
  );
  const tail = positive.slice(reaching(positive, TAIL_FROM, all));
  const count = number(
    'costs.concentration.tailSuppliers',
    tail.length,
    'antalet leverantörer efter dem som, största först, ger 95 % av kostnaden',
  );
  const cost = addFact(context, {
    ...shared,
    key: 'costs.concentration.tailCost',
    value: sumTotals(tail),
    unit: 'SEK',
    formula: `${sumOf(context.measure.amount.formula)} för ${named(count)}`,
    inputs: [count],
  });
  share('costs.concentration.tailShare', sumTotals(tail), `${named(cost)} ÷ ${of}`, [cost]);
  const hhi = positive.reduce((sum, { total }) => {
    const part = divide(total, all, 12);
    return add(sum, multiply(part, part));
  }, ZERO);
  addFact(context, {
    ...shared,
    key: 'costs.concentration.supplierHhi',
    value: round(hhi, 6),
    unit: 'ratio',
    formula:
      'summan av varje leverantörs andel av kostnaden i kvadrat (0 = spritt, 1 = en enda leverantör)',
  });
}
