import { type Comparison, during } from '../../../figures/calendar/comparison.ts';
import { countsByMonth, monthBits, type ShapeMonths } from '../../../figures/time/shape-months.ts';
import type { RoleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';

/** The totals that take the rows themselves, in one scan of the view `sales`. */
export function rowTotalsSql(
  columns: RoleColumns<SalesRole>,
  comparison: Comparison | null,
): string {
  const ordered = (['current', 'previous'] as const).map((which) => {
    const isIn = `orderId IS NOT NULL AND ${during(comparison, which)}`;
    return `count(CASE WHEN ${isIn} THEN revenue END) AS order_rows_${which},
      sum(CASE WHEN ${isIn} THEN revenue END) AS ordered_${which}`;
  });
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
      count(orderId) FILTER (revenue IS NOT NULL) AS order_rows,
      sum(revenue) FILTER (orderId IS NOT NULL) AS ordered${columns.orderId === undefined ? '' : `, ${ordered.join(', ')}`}
    FROM sales`;
}

/** How many orders there are in all, in each comparable period and in each month, in one pass over the orders. */
export const ordersSql = (
  comparison: Comparison | null,
  months: ShapeMonths,
): string => `SELECT sum(number)::BIGINT AS orders,
    sum(number) FILTER (periods & 1 > 0)::BIGINT AS orders_current,
    sum(number) FILTER (periods & 2 > 0)::BIGINT AS orders_previous
    ${countsByMonth(months, 'months', 'orders', 'sum(number)')}
  FROM (SELECT periods, months, count(*) AS number FROM (
    SELECT bit_or(CASE WHEN revenue IS NULL THEN 0 WHEN ${during(comparison, 'current')} THEN 1
        WHEN ${during(comparison, 'previous')} THEN 2 ELSE 0 END) AS periods,
      ${monthBits(months, 'revenue IS NOT NULL')} AS months
    FROM sales WHERE orderId IS NOT NULL GROUP BY orderId
  ) GROUP BY periods, months)`;

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
