import { type Comparison, during } from '../../../figures/calendar/comparison.ts';
import type { RoleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';

/** All totals of the file in one scan of the view `sales`. */
export function totalsSql(columns: RoleColumns<SalesRole>, comparison: Comparison | null): string {
  const orders = columns.orderId === undefined ? '0' : 'count(DISTINCT orderId)';
  const { discount } = columns;
  const discounts =
    discount === undefined
      ? '0 AS discount_rows, 0 AS before_discount, 0 AS discount_checked'
      : `count(discount) AS discount_rows, sum(discount) AS discount,
      sum(revenue) FILTER (discount IS NOT NULL) AS discounted_revenue,
      count(*) FILTER (discount <> 0 AND abs(quantity * unitPrice - revenue) <= 0.02) AS before_discount,
      count(*) FILTER (discount <> 0 AND quantity * unitPrice IS NOT NULL) AS discount_checked`;
  const known = 'profit IS NOT NULL';
  const inPeriod = (which: 'current' | 'previous', suffix: string) => {
    const period = during(comparison, which);
    return `sum(profit) FILTER (${period}) AS profit_${suffix},
      sum(revenue) FILTER (${known} AND ${period}) AS covered_${suffix},
      count(profit) FILTER (${period}) AS profit_rows_${suffix}`;
  };
  return `SELECT count(*) AS all_rows, count(revenue) AS rows, sum(revenue) AS revenue,
      count(quantity) FILTER (revenue IS NOT NULL) AS quantity_rows,
      sum(quantity) FILTER (revenue IS NOT NULL) AS units,
      sum(revenue) FILTER (quantity IS NOT NULL) AS priced_revenue,
      count(profit) AS profit_rows, sum(profit) AS profit,
      sum(cost) FILTER (${known}) AS cost, sum(revenue) FILTER (${known}) AS covered,
      count(*) FILTER (returned AND revenue IS NOT NULL) AS return_rows,
      sum(revenue) FILTER (returned) AS returned, sum(revenue) FILTER (NOT returned) AS sold,
      count(*) FILTER (NOT returned AND revenue IS NOT NULL) AS sold_rows,
      ${discounts},
      count(*) FILTER (date IS NULL AND revenue IS NOT NULL) AS undated_rows,
      sum(revenue) FILTER (date IS NULL) AS undated,
      count(*) FILTER (product IS NULL AND revenue IS NOT NULL) AS nameless_rows,
      sum(revenue) FILTER (product IS NULL) AS nameless,
      count(orderId) FILTER (revenue IS NOT NULL) AS order_rows, ${orders} AS orders,
      sum(revenue) FILTER (orderId IS NOT NULL) AS ordered,
      ${inPeriod('current', 'current')}, ${inPeriod('previous', 'previous')}
    FROM sales`;
}
