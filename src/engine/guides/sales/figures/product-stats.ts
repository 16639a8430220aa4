import type { Decimal } from '../../../facts/decimal.ts';
import { type Part, partOf } from '../../../figures/breakdown.ts';
import type { Comparison } from '../../../figures/calendar/comparison.ts';
import { during } from '../../../figures/calendar/comparison.ts';
import { dayNumber, dayOf } from '../../../figures/calendar/months.ts';
import type { Timeline } from '../../../figures/calendar/timeline.ts';
import {
  amount,
  amountOrNull,
  count,
  onlyRow,
  type Query,
  type QueryRow,
  textOrNull,
} from '../../../figures/query.ts';
import { quoteDate } from '../../../figures/sql.ts';
import {
  countedByMonth,
  countsByMonth,
  monthBits,
  type ShapeMonths,
} from '../../../figures/time/shape-months.ts';

/** A product without sales for more than this many days is dormant. */
export const DORMANT_DAYS = 90;
/** What comes once a year has been silent as long at the same time of the year before, give or take so many days. */
const YEAR = 365;
const SAME_TIME = 31;
/** Growth beyond ± this share counts as growing or shrinking. */
const STABLE_SHARE = 0.05;
/** A product's margin is given where the cost of at least this share of its revenue is known. */
export const COVERED_SHARE = 0.8;

/**
 * Sales of one product, in the whole file and in the current (1) and previous (0) comparable
 * period.
 */
export interface ProductStats extends Part {
  rank: number;
  units: Decimal;
  pricedRevenue: Decimal;
  pricedRows: number;
  profit: Decimal | null;
  coveredRevenue: Decimal;
  profitRows: number;
  returns: Decimal;
  returnRows: number;
  /** Null too where it is as long ago as it was a year before: what comes once a year has not ended. */
  lastSale: string | null;
  /** Units sold now, at each article's average price now and before. */
  repriced: { current: Decimal; previous: Decimal; rows: number };
}

const SUMS = [
  ...['revenue', 'rows', 'units', 'priced_rows', 'priced', 'profit', 'profit_rows', 'covered'],
  ...['returns', 'return_rows'],
];

/**
 * Sums also taken per comparable period: `r1` is revenue in the current one, `r0` in the previous.
 */
const PERIODIC = {
  r: 'revenue',
  n: 'rows',
  q: 'units',
  p: 'priced',
  g: 'profit',
  m: 'profit_rows',
  c: 'covered',
  u: 'covered_units',
  w: 'priced_rows',
};

const summed = (names: readonly string[]) =>
  names.map((name) => `sum(${name}) AS ${name}`).join(', ');

/**
 * Summed by article and period first, which takes half the time of conditional sums; what a sum has a condition on is
 * chosen by CASE, which takes less than FILTER. `covered` is revenue of rows with known cost, `priced` of rows with a quantity.
 */
function articlesSql(
  comparison: Comparison | null,
  yearBefore: string,
  months: ShapeMonths,
): string {
  const inPeriod = (suffix: 0 | 1) =>
    Object.entries(PERIODIC).map(
      ([name, sum]) => `coalesce(sum(${sum}) FILTER (period = ${suffix}), 0) AS ${name}${suffix}`,
    );
  return `CREATE OR REPLACE TABLE article_stats AS
    SELECT product, article, ${summed(SUMS)}, sum(revenue) + sum(returns) AS sold,
      min(first_sale) AS first_sale, max(last_sale) AS last_sale, max(last_sale) FILTER (by_then) AS last_then, bit_or(months) AS months,
      ${[...inPeriod(1), ...inPeriod(0)].join(',\n')}
    FROM (
      SELECT product, coalesce(productId, product) AS article,
        CASE WHEN ${during(comparison, 'current')} THEN 1 WHEN ${during(comparison, 'previous')} THEN 0 END AS period,
        date <= ${quoteDate(yearBefore)} AS by_then,
        sum(revenue) AS revenue, count(*) AS rows,
        coalesce(sum(quantity), 0) AS units, count(quantity) AS priced_rows,
        coalesce(sum(CASE WHEN quantity IS NOT NULL THEN revenue END), 0) AS priced,
        sum(profit) AS profit, count(profit) AS profit_rows,
        coalesce(sum(CASE WHEN profit IS NOT NULL THEN revenue END), 0) AS covered,
        coalesce(sum(CASE WHEN profit IS NOT NULL THEN quantity END), 0) AS covered_units,
        coalesce(-sum(CASE WHEN returned THEN revenue END), 0) AS returns,
        count(CASE WHEN returned THEN 1 END) AS return_rows,
        min(CASE WHEN revenue > 0 THEN date END) AS first_sale,
        max(CASE WHEN revenue > 0 THEN date END) AS last_sale, ${monthBits(months)} AS months
      FROM sales WHERE revenue IS NOT NULL GROUP BY ALL
    ) GROUP BY product, article`;
}

/** The table `article_stats`, by product and article number; rows without either are together. */
export async function createArticleStats(
  query: Query,
  comparison: Comparison | null,
  timeline: Timeline | null,
  months: ShapeMonths,
): Promise<void> {
  const end = timeline === null ? 0 : dayNumber(timeline.period.to);
  await query(articlesSql(comparison, dayOf(end - YEAR), months));
}

/**
 * The table `product_stats`, by product (rows without one together). Needs `article_stats`. `now_priced` and
 * `then_priced`: units now at average prices now and before, over articles sold in both periods.
 */
export async function createProductStats(query: Query, timeline: Timeline | null): Promise<void> {
  const end = timeline === null ? 0 : dayNumber(timeline.period.to);
  const start = timeline === null ? 0 : dayNumber(timeline.period.from);
  const longEnough = timeline !== null && end - start >= 2 * DORMANT_DAYS;
  const then = quoteDate(dayOf(end - YEAR - DORMANT_DAYS));
  const asTheYearBefore = `max(last_then) < ${then} AND max(last_sale) > max(last_then)
    AND date_diff('day', max(last_sale), ${quoteDate(dayOf(end))}) <= date_diff('day', max(last_then), ${quoteDate(dayOf(end - YEAR))}) + ${SAME_TIME}`;
  const sold = 'q0 > 0 AND q1 > 0 AND p0 > 0 AND p1 > 0';
  const periodic = Object.keys(PERIODIC).flatMap((name) => [`${name}1`, `${name}0`]);
  await query(`CREATE OR REPLACE TABLE product_stats AS
    SELECT product, ${summed([...SUMS, 'sold', ...periodic])},
      max(last_sale) AS last_sale, bit_or(months) AS months,
      coalesce(${longEnough} AND max(last_sale) < ${quoteDate(dayOf(end - DORMANT_DAYS))}
        AND min(first_sale) < max(last_sale) AND NOT (${asTheYearBefore}), false) AS dormant,
      coalesce(${asTheYearBefore}, false) AS yearly,
      coalesce(sum(p1) FILTER (${sold}), 0) AS now_priced,
      coalesce(sum(CASE WHEN ${sold} THEN CAST(round(p0::DOUBLE / q0::DOUBLE * q1::DOUBLE, 4) AS DECIMAL(24,4)) END), 0) AS then_priced,
      coalesce(sum(n0 + n1) FILTER (${sold}), 0) AS repriced_rows
    FROM article_stats GROUP BY product`);
}

/** Properties of the products as a whole. */
export interface ProductOverview {
  products: number;
  /** Those with rows in the month at a place. */
  inMonth: (place: number) => number;
  /** Those with rows in each comparable period, and the rows. */
  current: { products: number; rows: number };
  previous: { products: number; rows: number };
  dormant: number;
  growing: number;
  shrinking: number;
  stable: number;
  /** Revenue and rows of named products; only positive ones. */
  rows: number;
  positiveRevenue: Decimal;
  products80: number;
  tailProducts: number;
  tailRevenue: Decimal;
  top5Revenue: Decimal;
  hhi: Decimal;
}

/**
 * ABC classes by cumulative revenue of products above zero: A to 80 %, B to 95 %, then C. Where the
 * periods have different `days`, growth is per day.
 */
export async function productOverview(
  query: Query,
  days: { now: number; before: number } | null,
  months: ShapeMonths,
): Promise<ProductOverview> {
  const level = days === null ? 'r0' : `(r0::DOUBLE * ${days.now} / ${days.before})`;
  const row = onlyRow(
    await query(`WITH named AS (SELECT * FROM product_stats WHERE product IS NOT NULL),
      positive AS (
        SELECT revenue, row_number() OVER best AS place, sum(revenue) OVER best - revenue AS before,
          sum(revenue) OVER () AS total
        FROM named WHERE revenue > 0
        WINDOW best AS (ORDER BY revenue DESC, product ROWS UNBOUNDED PRECEDING)
      ),
      classes AS (
        SELECT count(*) FILTER (before * 100 < total * 80) AS products80,
          count(*) FILTER (before * 100 >= total * 95) AS tail,
          sum(revenue) FILTER (before * 100 >= total * 95) AS tail_revenue,
          sum(revenue) FILTER (place <= 5) AS top5, max(total) AS total,
          sum(CAST(pow(revenue::DOUBLE / total::DOUBLE, 2) AS DECIMAL(20,18))) AS hhi
        FROM positive
      )
      SELECT classes.*, overall.* FROM classes, (
        SELECT count(*) AS products, count(*) FILTER (dormant) AS dormant, sum(rows) AS rows,
          count(*) FILTER (n1 > 0) AS products_current, sum(n1) AS rows_current,
          count(*) FILTER (n0 > 0) AS products_previous, sum(n0) AS rows_previous,
          count(*) FILTER (r0 > 0 AND r1 > ${level} * (1 + ${STABLE_SHARE})) AS growing,
          count(*) FILTER (r0 > 0 AND r1 < ${level} * (1 - ${STABLE_SHARE})) AS shrinking,
          count(*) FILTER (r0 > 0 AND r1 BETWEEN ${level} * (1 - ${STABLE_SHARE}) AND ${level} * (1 + ${STABLE_SHARE})) AS stable
          ${countsByMonth(months, 'months', 'products')}
        FROM named) AS overall`),
  );
  return {
    products: count(row, 'products'),
    inMonth: countedByMonth(row, 'products'),
    current: { products: count(row, 'products_current'), rows: count(row, 'rows_current') },
    previous: { products: count(row, 'products_previous'), rows: count(row, 'rows_previous') },
    dormant: count(row, 'dormant'),
    growing: count(row, 'growing'),
    shrinking: count(row, 'shrinking'),
    stable: count(row, 'stable'),
    rows: count(row, 'rows'),
    positiveRevenue: amount(row, 'total'),
    products80: count(row, 'products80'),
    tailProducts: count(row, 'tail'),
    tailRevenue: amount(row, 'tail_revenue'),
    top5Revenue: amount(row, 'top5'),
    hhi: amount(row, 'hhi'),
  };
}

export function productStats(row: QueryRow): ProductStats {
  return {
    ...partOf(row, 'product', 'revenue'),
    rank: count(row, 'place'),
    units: amount(row, 'units'),
    pricedRevenue: amount(row, 'priced'),
    pricedRows: count(row, 'priced_rows'),
    profit: amountOrNull(row, 'profit'),
    coveredRevenue: amount(row, 'covered'),
    profitRows: count(row, 'profit_rows'),
    returns: amount(row, 'returns'),
    returnRows: count(row, 'return_rows'),
    lastSale: row.yearly === true ? null : textOrNull(row, 'last_sale'),
    repriced: {
      current: amount(row, 'now_priced'),
      previous: amount(row, 'then_priced'),
      rows: count(row, 'repriced_rows'),
    },
  };
}
