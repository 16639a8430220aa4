import { type Decimal, toNumber, toText } from '../../../facts/decimal.ts';
import { named } from '../../../facts/expression.ts';
import type { Fact } from '../../../facts/fact.ts';
import { growthPercent, percentOf, perUnit, whole } from '../../../figures/arithmetic.ts';
import { addPartChange, addPartTotal } from '../../../figures/breakdown.ts';
import { dayNumber } from '../../../figures/calendar/months.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { type RowFilter, sumOf } from '../../../figures/filters.ts';
import { rowsBehind } from '../../../figures/naming.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { SalesContext } from './context.ts';
import { profitFormula, rowsOf } from './filters.ts';
import { COVERED_SHARE, type ProductStats } from './product-stats.ts';

interface ProductRows {
  context: SalesContext;
  product: ProductStats;
  rows: RowFilter;
  /** The file's name of the product column. */
  columns: string[];
}

function about(at: ProductRows) {
  return {
    subject: subject('product', at.product.name),
    period: at.context.timeline?.covered ?? null,
    ...at.rows,
  };
}

function addUnits(at: ProductRows): void {
  const { context, product, columns } = at;
  if (product.pricedRows === 0) return;
  const quantity = namesOf(context.view.columns, 'quantity');
  const every = product.pricedRows === product.rows;
  const shared = {
    ...about(at),
    where: every ? at.rows.where : `${at.rows.where} AND quantity IS NOT NULL`,
    rows: product.pricedRows,
  };
  const units = addFact(context, {
    ...shared,
    key: 'sales.product.units',
    value: product.units,
    precision: toText(product.units).includes('.') ? 1 : 0,
    columns: [...columns, ...quantity],
    formula: sumOf(quantity[0] ?? ''),
  });
  const price = perUnit(product.pricedRevenue, product.units);
  if (price === null || context.unpriced !== null) return;
  addFact(context, {
    ...shared,
    key: 'sales.product.averagePrice',
    value: price,
    columns: [...context.revenue.columns, ...columns, ...quantity],
    formula: `${sumOf(context.revenue.formula)} ÷ ${named(units)}`,
    inputs: [units],
  });
}

/** Whether cost is known for enough of the revenue to give a margin. */
export function isCovered(covered: Decimal, revenue: Decimal): boolean {
  return covered.units > 0n && toNumber(covered) >= COVERED_SHARE * toNumber(revenue);
}

function addProfit(at: ProductRows): void {
  const { context, product, columns } = at;
  const { cost } = context.view;
  if (cost === null || product.profit === null) return;
  if (!isCovered(product.coveredRevenue, product.total)) return;
  const shared = {
    ...about(at),
    where: `${at.rows.where} AND profit IS NOT NULL`,
    rows: product.profitRows,
    columns: [...new Set([...context.revenue.columns, ...cost.columns, ...columns])],
    kind: cost.certain ? ('computed' as const) : ('assumption' as const),
  };
  const profit = addFact(context, {
    ...shared,
    key: 'sales.product.profit',
    value: product.profit,
    formula: profitFormula(context, cost),
  });
  const margin = percentOf(product.profit, product.coveredRevenue);
  if (margin === null) return;
  addFact(context, {
    ...shared,
    key: 'sales.product.margin',
    value: margin,
    formula: `${named(profit)} ÷ ${sumOf(context.revenue.formula)}`,
    inputs: [profit],
  });
}

/** A Paasche price index: units now at prices now and before, by article. */
function addPriceChange(at: ProductRows, current: Fact, previous: Fact): void {
  const { context, product } = at;
  if (context.unpriced !== null) return;
  const { rows, ...priced } = product.repriced;
  const change = growthPercent(priced.current, priced.previous);
  if (change === null) return;
  const { columns } = context.view;
  const [article = ''] = namesOf(columns, 'productId', 'product');
  addFact(context, {
    ...about(at),
    key: 'sales.product.priceChange',
    value: change,
    period: current.period,
    columns: [
      ...new Set([
        ...context.revenue.columns,
        ...at.columns,
        article,
        ...namesOf(columns, 'quantity'),
      ]),
    ],
    filter: rowsBehind(current, previous),
    where: null,
    rows,
    formula: `summan per ${article} av snittpris nu × antal nu ÷ summan per ${article} av snittpris då × antal nu − 1`,
    inputs: [current, previous],
  });
}

function addLastSale(at: ProductRows): void {
  const { context, product } = at;
  if (context.timeline === null || product.lastSale === null) return;
  const days = dayNumber(context.timeline.period.to) - dayNumber(product.lastSale);
  addFact(context, {
    ...about(at),
    key: 'sales.product.daysSinceSale',
    value: whole(days),
    columns: [...at.columns, ...namesOf(context.view.columns, 'date')],
    rows: product.rows,
    formula: `filens sista dag ${context.timeline.period.to} − produktens sista försäljningsdag ${product.lastSale}`,
  });
}

function addReturns(at: ProductRows): void {
  const { context, product } = at;
  if (product.returnRows === 0) return;
  addFact(context, {
    ...about(at),
    where: `${at.rows.where} AND returned`,
    filter: `${at.rows.filter}, bara returer och krediteringar (minus)`,
    key: 'sales.product.returns',
    value: product.returns,
    columns: [...context.revenue.columns, ...at.columns],
    rows: product.returnRows,
    formula: `−${sumOf(context.revenue.formula)}`,
  });
}

const PART_KEYS = {
  total: 'sales.product.revenue',
  share: 'sales.product.share',
  current: 'sales.product.revenueCurrent',
  previous: 'sales.product.revenuePrevious',
  change: 'sales.product.change',
  growth: 'sales.product.growth',
} as const;

/** Every figure of one product. */
export function addProduct(context: SalesContext, product: ProductStats, total: Fact): void {
  const columns = namesOf(context.view.columns, 'product', 'productId').slice(0, 1);
  const at: ProductRows = {
    context,
    product,
    rows: rowsOf(context, 'product', product.name),
    columns,
  };
  const given = {
    kind: 'product' as const,
    keys: PART_KEYS,
    part: product,
    rows: at.rows,
    columns: [...context.revenue.columns, ...columns],
    period: context.timeline?.covered ?? null,
  };
  addPartTotal(context, total, given);
  addUnits(at);
  addProfit(at);
  const change = addPartChange(context, given);
  if (change !== null) addPriceChange(at, change.current, change.previous);
  addLastSale(at);
  addReturns(at);
}
