import { comparedSums } from '../../../figures/breakdown.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import type { RoleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';

/** The totals that take the rows themselves, in one scan of the view `sales`. */
export function rowTotalsSql(columns: RoleColumns<SalesRole>): string {
  const orders = columns.orderId === undefined ? '0' : 'count(DISTINCT orderId)';
  const { discount } = columns;
  const discounts =
    discount === undefined
      ? '0 AS discount_rows, 0 AS before_discount, 0 AS discount_checked'
      : `count(discount) AS discount_rows, sum(discount) AS discount,
      sum(revenue) FILTER (discount IS NOT NULL) AS discounted_revenue,
      count(*) FILTER (discount <> 0 AND abs(quantity * unitPrice - revenue) <= 0.02) AS before_discount,
      count(*) FILTER (discount <> 0 AND quantity * unitPrice IS NOT NULL) AS discount_checked`;
  return `SELECT count(*) AS all_rows, sum(cost) FILTER (profit IS NOT NULL) AS cost, ${discounts},
      count(*) FILTER (date IS NULL AND revenue IS NOT NULL) AS undated_rows,
      sum(revenue) FILTER (date IS NULL) AS undated,
      count(orderId) FILTER (revenue IS NOT NULL) AS order_rows, ${orders} AS orders,
      sum(revenue) FILTER (orderId IS NOT NULL) AS ordered
    FROM sales`;
}

/** The suffix that the sums of each comparable period have. */
const PERIODS = [
  ['current', 1],
  ['previous', 0],
] as const;

/** How many orders each comparable period has, with their rows and what they come to. */
export const ordersOfPeriodsSql = (comparison: Comparison): string => `SELECT
    ${PERIODS.map(
      ([which, n]) =>
        `count(*) FILTER (n${n} > 0) AS orders_${which}, sum(n${n}) AS order_rows_${which}, sum(r${n}) AS ordered_${which}`,
    ).join(', ')}
  FROM (SELECT orderId, ${comparedSums('revenue', comparison)}
    FROM sales WHERE orderId IS NOT NULL AND revenue IS NOT NULL GROUP BY orderId)`;

/** All other totals. What no row has is null; in the parts summed it is zero. */
export const ARTICLE_TOTALS_SQL = `SELECT sum(rows) AS rows, sum(revenue) AS revenue,
    sum(priced_rows) AS quantity_rows, sum(units) AS units, sum(priced) AS priced_revenue,
    sum(profit_rows) AS profit_rows, sum(profit) AS profit, sum(covered) AS covered,
    sum(return_rows) AS return_rows, -sum(returns) AS returned, sum(sold) AS sold,
    sum(rows - return_rows) AS sold_rows,
    sum(rows) FILTER (product IS NULL) AS nameless_rows,
    sum(revenue) FILTER (product IS NULL) AS nameless,
    sum(q1) AS units_current, sum(w1) AS quantity_rows_current,
    sum(q0) AS units_previous, sum(w0) AS quantity_rows_previous,
    sum(g1) FILTER (m1 > 0) AS profit_current, sum(c1) AS covered_current, sum(m1) AS profit_rows_current,
    sum(g0) FILTER (m0 > 0) AS profit_previous, sum(c0) AS covered_previous, sum(m0) AS profit_rows_previous
  FROM article_stats`;
