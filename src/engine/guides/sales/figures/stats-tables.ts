import type { Comparison } from '../../../figures/calendar/comparison.ts';
import type { Timeline } from '../../../figures/calendar/timeline.ts';
import type { Query } from '../../../figures/query.ts';
import type { ShapeMonths } from '../../../figures/time/shape-months.ts';
import type { RoleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';
import { createCustomerStats } from './customer-stats.ts';
import { createDimensionStats, DIMENSIONS } from './dimensions.ts';
import { createArticleStats, createProductStats } from './product-stats.ts';

/** The tables that figures of the whole, products, dimensions and customers are read from, made side by side. */
export async function createStatsTables(
  query: Query,
  columns: RoleColumns<SalesRole>,
  over: { comparison: Comparison | null; timeline: Timeline | null; months: ShapeMonths },
): Promise<void> {
  const { comparison, timeline, months } = over;
  const has = (...roles: SalesRole[]) => roles.some((role) => columns[role] !== undefined);
  const products = async () => {
    await createArticleStats(query, comparison, timeline, has('customer') ? [] : months);
    if (has('product', 'productId')) await createProductStats(query, timeline);
  };
  await Promise.all([
    products(),
    has('customer') && createCustomerStats(query, over),
    has(...DIMENSIONS) && createDimensionStats(query, columns, comparison),
  ]);
}
