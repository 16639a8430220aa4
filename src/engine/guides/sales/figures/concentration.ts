import { type Decimal, round } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf, whole } from '../../../figures/arithmetic.ts';
import { daysToCompare } from '../../../figures/calendar/comparison.ts';
import { addFact } from '../../../figures/context.ts';
import { sumOf } from '../../../figures/filters.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesKey } from '../catalogue.ts';
import type { SalesContext } from './context.ts';
import { addOfPeriods } from './of-periods.ts';
import { DORMANT_DAYS, type ProductOverview } from './product-stats.ts';

interface Common {
  columns: string[];
  filter: string;
  rows: number;
  where: string;
}

function common(context: SalesContext, overview: ProductOverview): Common {
  const [name = ''] = namesOf(context.view.columns, 'product', 'productId');
  return {
    columns: [name, ...context.revenue.columns],
    filter: `alla rader med ${name}`,
    rows: overview.rows,
    where: 'product IS NOT NULL AND revenue IS NOT NULL',
  };
}

function addCount(
  context: SalesContext,
  shared: Common,
  key: SalesKey,
  value: number,
  formula: string,
): Fact {
  return addFact(context, { ...shared, key, value: whole(value), formula });
}

function addShare(
  context: SalesContext,
  shared: Common,
  key: SalesKey,
  part: Decimal,
  of: Decimal,
  formula: string,
  inputs: Fact[] = [],
): void {
  const share = percentOf(part, of);
  if (share !== null) addFact(context, { ...shared, key, value: share, formula, inputs });
}

/** Number of products: growing, shrinking, stable and dormant. */
export function addPortfolio(context: SalesContext, overview: ProductOverview): void {
  const shared = common(context, overview);
  const [name = ''] = shared.columns;
  addCount(
    context,
    shared,
    'sales.products.total',
    overview.products,
    `antalet olika värden i ${name}`,
  );
  addOfPeriods(context, {
    keys: { current: 'sales.products.current', previous: 'sales.products.previous' },
    columns: shared.columns,
    behind: shared,
    made: (which) => ({
      value: whole(overview[which].products),
      rows: overview[which].rows,
      formula: `antalet olika värden i ${name}`,
    }),
  });
  if (context.timeline !== null)
    addCount(
      context,
      { ...shared, columns: [...shared.columns, ...namesOf(context.view.columns, 'date')] },
      'sales.products.dormant',
      overview.dormant,
      `antalet produkter som sålt minst två dagar men inte de sista ${DORMANT_DAYS} dagarna i filen, utom det som var lika länge utan försäljning samma tid året före`,
    );
  if (context.comparison === null) return;
  const sum = sumOf(context.revenue.formula);
  const compared = {
    ...shared,
    columns: [...shared.columns, ...namesOf(context.view.columns, 'date')],
  };
  const perDay = daysToCompare(context.comparison, context.timeline) === null ? '' : ' per dag';
  const changed = (key: SalesKey, value: number, words: string) =>
    addCount(
      context,
      compared,
      key,
      value,
      `antalet produkter där ${sum} ${words}${perDay} mellan de jämförbara perioderna`,
    );
  changed('sales.products.growing', overview.growing, 'ökat mer än 5 %');
  changed('sales.products.shrinking', overview.shrinking, 'minskat mer än 5 %');
  changed('sales.products.stable', overview.stable, 'ändrats högst 5 %');
}

/** Pareto, ABC tail and Herfindahl–Hirschman index of products with positive revenue. */
export function addProductConcentration(context: SalesContext, overview: ProductOverview): void {
  const all = common(context, overview);
  const shared = { ...all, filter: `${all.filter} vars omsättning är över noll` };
  const { positiveRevenue: total } = overview;
  if (total.units <= 0n) return;
  addCount(
    context,
    shared,
    'sales.concentration.products80',
    overview.products80,
    'antalet produkter, största först, tills deras omsättning når 80 % av alla produkters',
  );
  addShare(
    context,
    shared,
    'sales.concentration.top5Share',
    overview.top5Revenue,
    total,
    'de fem största produkternas omsättning ÷ alla produkters omsättning',
  );
  const tail = addCount(
    context,
    shared,
    'sales.concentration.tailProducts',
    overview.tailProducts,
    'antalet produkter efter dem som, största först, ger 95 % av omsättningen',
  );
  addShare(
    context,
    shared,
    'sales.concentration.tailShare',
    overview.tailRevenue,
    total,
    `omsättningen för ${named(tail)} ÷ alla produkters omsättning`,
    [tail],
  );
  addFact(context, {
    ...shared,
    key: 'sales.concentration.productHhi',
    value: round(overview.hhi, 6),
    formula:
      'summan av varje produkts andel av omsättningen i kvadrat (0 = spritt, 1 = en enda produkt)',
  });
}
