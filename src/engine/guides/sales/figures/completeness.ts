import { addUnknown } from '../../../figures/context.ts';
import type { SalesContext } from './context.ts';
import type { ComputedKey } from './labels.ts';

const PRODUCTS: ComputedKey = 'sales.product.revenue';
const CUSTOMERS: ComputedKey = 'sales.customers.total';
const PROFIT: ComputedKey = 'sales.profit.gross';
const GROWTH: ComputedKey = 'sales.growth.change';
const UNITS: ComputedKey = 'sales.units.total';

/**
 * Figures that rest on others: where such a figure is neither given nor refused, it lacks what the first
 * refused one of these lacks. Figures that are rightly absent (no month stands out, no returns) are not here.
 */
const RESTS_ON: Partial<Record<ComputedKey, ComputedKey[]>> = {
  'sales.product.revenueCurrent': [PRODUCTS, GROWTH],
  'sales.product.revenuePrevious': [PRODUCTS, GROWTH],
  'sales.product.units': [PRODUCTS, UNITS],
  'sales.product.averagePrice': [PRODUCTS, UNITS],
  'sales.product.profit': [PRODUCTS, PROFIT],
  'sales.product.margin': [PRODUCTS, PROFIT],
  'sales.product.change': [PRODUCTS, GROWTH],
  'sales.product.priceChange': [PRODUCTS, UNITS, GROWTH],
  'sales.product.daysSinceSale': [PRODUCTS, 'sales.month.revenue'],
  'sales.product.returns': [PRODUCTS],
  'sales.products.growing': [PRODUCTS, GROWTH],
  'sales.products.shrinking': [PRODUCTS, GROWTH],
  'sales.products.stable': [PRODUCTS, GROWTH],
  'sales.customer.revenueCurrent': [CUSTOMERS, GROWTH],
  'sales.customer.revenuePrevious': [CUSTOMERS, GROWTH],
  'sales.customer.share': [CUSTOMERS],
  'sales.customer.change': [CUSTOMERS, GROWTH],
  'sales.customer.daysSinceSale': [CUSTOMERS, 'sales.month.revenue'],
  'sales.customers.lostRevenue': [CUSTOMERS, 'sales.customers.lost'],
  'sales.customers.atRiskRevenue': [CUSTOMERS, 'sales.customers.atRisk'],
  'sales.customers.bestShare': [CUSTOMERS, 'sales.customers.best'],
  'sales.category.revenueCurrent': ['sales.category.revenue', GROWTH],
  'sales.category.revenuePrevious': ['sales.category.revenue', GROWTH],
  'sales.category.change': ['sales.category.revenue', GROWTH],
  'sales.category.margin': ['sales.category.revenue', PROFIT],
  'sales.channel.revenueCurrent': ['sales.channel.revenue', GROWTH],
  'sales.channel.revenuePrevious': ['sales.channel.revenue', GROWTH],
  'sales.channel.change': ['sales.channel.revenue', GROWTH],
  'sales.channel.margin': ['sales.channel.revenue', PROFIT],
  'sales.region.revenueCurrent': ['sales.region.revenue', GROWTH],
  'sales.region.revenuePrevious': ['sales.region.revenue', GROWTH],
  'sales.region.change': ['sales.region.revenue', GROWTH],
  'sales.region.margin': ['sales.region.revenue', PROFIT],
  'sales.profit.current': [PROFIT, GROWTH],
  'sales.profit.previous': [PROFIT, GROWTH],
  'sales.margin.current': [PROFIT, GROWTH],
  'sales.margin.previous': [PROFIT, GROWTH],
};

/** Refuses, with its reason, every figure that could not be given because one it rests on could not. */
export function completeUnknowns(context: SalesContext): void {
  const reasons = new Map(context.unknowns.map((unknown) => [unknown.key, unknown.reason]));
  const given = new Set(context.list.facts.map((fact) => fact.key));
  for (const [key, sources] of Object.entries(RESTS_ON) as [ComputedKey, ComputedKey[]][]) {
    if (given.has(key) || reasons.has(key)) continue;
    const reason = sources.flatMap((source) => reasons.get(source) ?? [])[0];
    if (reason !== undefined) addUnknown(context, [key], reason);
  }
}
