import { comparedSums } from '../../../figures/breakdown.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import { during } from '../../../figures/calendar/comparison.ts';
import { dayNumber, dayOf } from '../../../figures/calendar/months.ts';
import type { Timeline } from '../../../figures/calendar/timeline.ts';
import type { Query } from '../../../figures/query.ts';
import { quoteDate } from '../../../figures/sql.ts';
import { countsByMonth, monthBits, type ShapeMonths } from '../../../figures/time/shape-months.ts';

const YEAR_DAYS = 365;
/** A customer at risk has bought on at least this many days … */
export const RISK_PURCHASES = 3;
/** … and been silent for more than this many of their usual intervals, at least a month. */
export const RISK_INTERVALS = 2;
export const RISK_DAYS = 30;

/**
 * Columns on a customer's status from `first_date`, `last_date`, `days`, `bought_now`,
 * `bought_before`.
 */
function statusColumns(timeline: Timeline | null, comparison: Comparison | null): string {
  if (timeline === null)
    return 'false AS at_risk, false AS is_new, false AS is_returning, false AS is_lost';
  const silent = `(${quoteDate(timeline.period.to)} - last_date)`;
  const interval = '((last_date - first_date) / greatest(1, days - 1))';
  const risk = `coalesce(days >= ${RISK_PURCHASES} AND ${silent} > ${RISK_INTERVALS} * ${interval}
    AND ${silent} > ${RISK_DAYS} AND ${silent} <= ${YEAR_DAYS}, false)`;
  if (comparison === null)
    return `${risk} AS at_risk, false AS is_new, false AS is_returning, false AS is_lost`;
  const start = quoteDate(comparison.current.from);
  const lost = `(bought_before AND coalesce(last_date < ${start}, true))`;
  const earlier = `coalesce(first_date < ${start}, false)`;
  return `${risk} AND NOT ${lost} AS at_risk, bought_now AND NOT ${earlier} AS is_new,
    bought_now AND ${earlier} AS is_returning, ${lost} AS is_lost`;
}

/** One row per customer in the table `customer_stats`, from one scan of `sales`. `bought`: the days it bought on. */
export async function createCustomerStats(
  query: Query,
  {
    timeline,
    comparison,
    months,
  }: { timeline: Timeline | null; comparison: Comparison | null; months: ShapeMonths },
): Promise<void> {
  const bought = (which: 'current' | 'previous') =>
    `coalesce(len(list_filter(bought, lambda date: ${during(comparison, which)})), 0)`;
  const yearBack =
    timeline === null
      ? 'false'
      : `date >= ${quoteDate(dayOf(dayNumber(timeline.period.to) - YEAR_DAYS + 1))}`;
  await query(`CREATE OR REPLACE TABLE customer_stats AS
    SELECT *, ${statusColumns(timeline, comparison)} FROM (
      SELECT * EXCLUDE (bought), list_min(bought) AS first_date, list_max(bought) AS last_date,
        coalesce(len(bought), 0) AS days, ${bought('current')} > 0 AS bought_now,
        ${bought('previous')} > 0 AS bought_before, ${bought('previous')} AS days_before
      FROM (
        SELECT customer, sum(revenue) AS revenue, count(*) AS rows,
          sum(profit) AS profit, count(profit) AS profit_rows,
          coalesce(sum(CASE WHEN profit IS NOT NULL THEN revenue END), 0) AS covered,
          list(DISTINCT date) FILTER (revenue > 0 AND date IS NOT NULL) AS bought,
          coalesce(sum(CASE WHEN ${yearBack} THEN revenue END), 0) AS latest_year,
          ${comparedSums('revenue', comparison)}, ${monthBits(months)} AS months
        FROM sales WHERE customer IS NOT NULL AND revenue IS NOT NULL GROUP BY customer
      )
    )`);
}

/**
 * Totals over customers. `chance_losses`: how many that bought before would not have bought since if they bought as
 * often, by Poisson's e^−n of a customer with n days of purchases. RFM: 1–5 points for recency, frequency (days) and money by rank; the best
 * have at least four in each. Equal values get equal points. A. M. Hughes (1994), Strategic
 * Database Marketing.
 */
export const customerTotalsSql = (months: ShapeMonths): string => `WITH ranked AS (
    SELECT *, row_number() OVER best AS place, sum(revenue) OVER best - revenue AS before,
      sum(revenue) OVER () AS total
    FROM customer_stats WHERE revenue > 0
    WINDOW best AS (ORDER BY revenue DESC, customer ROWS UNBOUNDED PRECEDING)
  ), scored AS (
    SELECT *, percent_rank() OVER (ORDER BY last_date) >= 0.6
        AND percent_rank() OVER (ORDER BY days) >= 0.6
        AND percent_rank() OVER (ORDER BY revenue) >= 0.6 AS best
    FROM ranked WHERE last_date IS NOT NULL
  ), concentration AS (
    SELECT count(*) FILTER (before * 100 < total * 80) AS customers80, max(revenue) AS largest,
      max(total) AS positive_total,
      sum(CAST(pow(revenue::DOUBLE / total::DOUBLE, 2) AS DECIMAL(20,18))) AS hhi
    FROM ranked
  ), rfm AS (
    SELECT count(*) AS scored_customers, count(*) FILTER (best) AS best,
      sum(revenue) FILTER (best) AS best_revenue, sum(rows) FILTER (best) AS best_rows
    FROM scored
  )
  SELECT concentration.*, rfm.*, overall.* FROM concentration, rfm, (
    SELECT count(*) AS customers, sum(rows) AS rows,
      count(*) FILTER (n1 > 0) AS customers_current, sum(n1) AS rows_current,
      count(*) FILTER (n0 > 0) AS customers_previous, sum(n0) AS rows_previous,
      count(*) FILTER (is_new) AS new_customers, sum(n1) FILTER (is_new) AS new_rows,
      count(*) FILTER (is_returning) AS returning_customers, sum(n1) FILTER (is_returning) AS returning_rows,
      count(*) FILTER (is_lost) AS lost_customers, sum(n0) FILTER (is_lost) AS lost_rows,
      sum(r0) FILTER (is_lost) AS lost_revenue,
      coalesce(sum(CAST(exp(-days_before) AS DECIMAL(9,6))) FILTER (bought_before), 0) AS chance_losses,
      count(*) FILTER (at_risk) AS risk_customers, sum(rows) FILTER (at_risk) AS risk_rows,
      sum(latest_year) FILTER (at_risk) AS risk_revenue
      ${countsByMonth(months, 'months', 'customers')}
    FROM customer_stats) AS overall`;

const LISTED_CUSTOMERS = 25;
const LISTED_LOSSES = 5;

/** The largest customers, and those whose revenue fell the most between the comparable periods. */
export const LISTED_CUSTOMERS_SQL = `
  (FROM customer_stats ORDER BY revenue DESC, customer LIMIT ${LISTED_CUSTOMERS})
  UNION (FROM customer_stats WHERE r1 < r0 ORDER BY r1 - r0, customer LIMIT ${LISTED_LOSSES})
  ORDER BY revenue DESC, customer`;
