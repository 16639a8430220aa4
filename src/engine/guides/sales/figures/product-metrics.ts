import { decimal, toNumber } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { daysToCompare } from '../../../figures/calendar/comparison.ts';
import { addUnknown, nothingToCompare } from '../../../figures/context.ts';
import { emptyColumn } from '../../../figures/missing.ts';
import { amount, count, type QueryRow } from '../../../figures/query.ts';
import type { ShapeMonths } from '../../../figures/time/shape-months.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesKey } from '../catalogue.ts';
import { addPortfolio, addProductConcentration } from './concentration.ts';
import type { SalesContext } from './context.ts';
import { lacksColumn } from './missing.ts';
import { type ProductOverview, productOverview } from './product-stats.ts';
import { addProduct, isCovered } from './products.ts';
import { type Selection, selectProducts } from './selection.ts';

const ALL: SalesKey[] = [
  ...(['sales.products.total', 'sales.products.dormant', 'sales.product.revenue'] as const),
  ...(['sales.product.share', 'sales.product.growth', 'sales.concentration.products80'] as const),
  ...(['sales.concentration.top5Share', 'sales.concentration.productHhi'] as const),
  ...(['sales.concentration.tailProducts', 'sales.concentration.tailShare'] as const),
];

const EMPTY: Selection = { listed: [], top: [], topFell: false, weak: [], weakOrTop: [] };

function marginShare(totals: QueryRow): number | null {
  const covered = amount(totals, 'covered');
  if (!isCovered(covered, amount(totals, 'revenue'))) return null;
  return toNumber(amount(totals, 'profit')) / toNumber(covered);
}

function sayWhatLacks(context: SalesContext): void {
  const { timeline, comparison, view } = context;
  const growth = [
    'sales.product.growth',
    'sales.product.change',
    'sales.product.priceChange',
  ] as const;
  const movement = [
    'sales.products.growing',
    'sales.products.shrinking',
    'sales.products.stable',
  ] as const;
  if (timeline === null)
    addUnknown(
      context,
      [...growth, ...movement, 'sales.products.dormant', 'sales.product.daysSinceSale'],
      lacksColumn('Produkternas utveckling', 'date'),
    );
  else if (comparison === null)
    addUnknown(
      context,
      [...growth, ...movement],
      `Produkternas tillväxt kan inte räknas: ${nothingToCompare(context)}.`,
    );
  if (view.columns.quantity === undefined)
    addUnknown(
      context,
      ['sales.product.units', 'sales.product.averagePrice'],
      lacksColumn('Sålt antal och snittpris', 'quantity'),
    );
  else if (context.unpriced !== null)
    addUnknown(
      context,
      ['sales.product.averagePrice', 'sales.product.priceChange'],
      `Snittpris kan inte räknas: ${context.unpriced}.`,
    );
}

/**
 * Everything about products; returns the chosen ones. Needs the table `product_stats`.
 */
export async function addProductMetrics(
  context: SalesContext,
  totals: QueryRow,
  total: Fact,
  months: ShapeMonths,
): Promise<{ selection: Selection; overview: ProductOverview | null }> {
  const { query, timeline, comparison, view } = context;
  const [name] = namesOf(view.columns, 'product', 'productId');
  if (name === undefined) {
    addUnknown(context, ALL, lacksColumn('Produkter', 'product'));
    return { selection: EMPTY, overview: null };
  }
  const overview = await productOverview(query, daysToCompare(comparison, timeline), months);
  if (overview.products === 0) {
    addUnknown(context, ALL, emptyColumn('Produkter', name));
    return { selection: EMPTY, overview: null };
  }
  const selection = await selectProducts(query, {
    comparison,
    totalRevenue: decimal(total.value),
    margin: marginShare(totals),
    hasCost: marginShare(totals) !== null && count(totals, 'profit_rows') > 0,
    products: overview.products,
  });
  addPortfolio(context, overview);
  addProductConcentration(context, overview);
  for (const product of selection.listed) addProduct(context, product, total);
  sayWhatLacks(context);
  return { selection, overview };
}
