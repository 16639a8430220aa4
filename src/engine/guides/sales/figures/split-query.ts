/**
 * Price, volume and mix between the comparable periods by article, so that a shift between sizes is
 * mix, not price; by product where article numbers are nearly unique per row. Effects are rounded
 * to öre before summing, so order never matters. `in_both`: sold in both periods.
 */
export const SPLIT_SQL = `WITH choice AS (
    SELECT count(DISTINCT article) * 2 < sum(rows) AS by_article FROM article_stats
  ), items AS (
    SELECT CASE WHEN by_article THEN article ELSE product END AS item,
      ${['r', 'n', 'q', 'p', 'g', 'c', 'u'].map((name) => `sum(${name}1) AS ${name}1, sum(${name}0) AS ${name}0`).join(', ')}
    FROM article_stats, choice GROUP BY item
  ), moved AS (
    SELECT *, q0 > 0 AND q1 > 0 AS in_both, n0 = 0 OR (q0 <= 0 AND q1 > 0) AS is_new,
      n1 = 0 OR (q1 <= 0 AND q0 > 0) AS is_lost,
      u0 > 0 AND u1 > 0 AS kept_profit
    FROM items
  ), effects AS (
    SELECT *,
      CASE WHEN in_both THEN CAST(round(p1::DOUBLE - p0::DOUBLE / q0::DOUBLE * q1::DOUBLE, 2) AS DECIMAL(24,2)) END AS price,
      CASE WHEN kept_profit THEN CAST(round(c1::DOUBLE - c0::DOUBLE / u0::DOUBLE * u1::DOUBLE, 2) AS DECIMAL(24,2)) END AS bridge_price,
      CASE WHEN kept_profit THEN CAST(round((c0 - g0)::DOUBLE / u0::DOUBLE * u1::DOUBLE - (c1 - g1)::DOUBLE, 2) AS DECIMAL(24,2)) END AS bridge_cost
    FROM moved
  )
  SELECT sum(price) AS price,
    sum(r1 - r0) FILTER (is_new AND NOT in_both) AS new_change,
    sum(r1 - r0) FILTER (is_lost AND NOT is_new AND NOT in_both) AS lost_change,
    sum(p0) FILTER (in_both) AS both_revenue, sum(q0) FILTER (in_both) AS both_q0, sum(q1) FILTER (in_both) AS both_q1,
    sum(n0 + n1) FILTER (in_both) AS both_rows,
    sum(n0 + n1) FILTER (is_new AND NOT in_both) AS new_rows,
    sum(n0 + n1) FILTER (is_lost AND NOT is_new AND NOT in_both) AS lost_rows,
    sum(bridge_price) AS bridge_price, sum(bridge_cost) AS bridge_cost,
    sum(g1 - g0) FILTER (is_new AND NOT kept_profit) AS bridge_new,
    sum(g1 - g0) FILTER (is_lost AND NOT is_new AND NOT kept_profit) AS bridge_lost,
    sum(g0) FILTER (kept_profit) AS kept_profit, sum(u0) FILTER (kept_profit) AS kept_u0,
    sum(u1) FILTER (kept_profit) AS kept_u1
  FROM effects`;
