import { count, onlyRow, type Query } from '#engine/figures/query.ts';
import type { View } from '../guide.ts';
import type { Conditions } from './condition.ts';
import { type Counts, countsOf, type Sums, sumsOf } from './sums.ts';

/** The largest of each kind are shown; all are in its table. */
const LARGEST = 8;
/** So many that have moved the most stand each by itself between before and now. */
const MOST_MOVED = 6;

/** What is told of the values of a column. */
export interface Values {
  /** With rows looked at, and of them with an amount. */
  total: number;
  summed: number;
  counts: Counts;
  largest: (Sums & { name: string })[];
  moved: (Sums & { name: string })[];
}

/** All of it in one pass over the rows: to group them by name is what takes time. */
export async function valuesOf(
  query: Query,
  view: View,
  where: Conditions,
  column: string,
): Promise<Values> {
  const [measure = 'NULL'] = view.measures;
  const sum = (which: string) => `sum(${measure}) FILTER (${which})`;
  const size = 'coalesce(now, 0)';
  const moved = 'abs(coalesce(now, 0) - coalesce(before, 0))';
  const isSummed = 'now IS NOT NULL OR before IS NOT NULL';
  const rows = await query(`WITH value AS MATERIALIZED (
      SELECT ${column} AS name, ${sum(where.now)} AS now, ${sum(where.before)} AS before,
        count(*) FILTER (${where.now}) AS rows_now, count(*) FILTER (${where.before}) AS rows_before
      FROM looked_at
      WHERE ${where.chosen} AND (${where.now} OR ${where.before}) AND ${column} IS NOT NULL
      GROUP BY name
    ), listed AS (
      (SELECT 'largest' AS list, *, ${size} AS weight FROM value
        ORDER BY weight DESC, name LIMIT ${LARGEST})
      UNION ALL
      (SELECT 'moved' AS list, *, ${moved} AS weight FROM value WHERE ${isSummed}
        ORDER BY weight DESC, name LIMIT ${MOST_MOVED})
    ), counted AS (
      SELECT count(*) AS total, count(*) FILTER (${isSummed}) AS summed,
        count(*) FILTER (rows_now > 0) AS values_now,
        count(*) FILTER (rows_before > 0) AS values_before
      FROM value
    )
    SELECT list, name, CAST(now AS VARCHAR) AS sum_now, CAST(before AS VARCHAR) AS sum_before, counted.*
    FROM counted LEFT JOIN listed ON true ORDER BY list, weight DESC, name`);
  const first = onlyRow(rows);
  const listed = (list: string) =>
    rows
      .filter((row) => row.list === list)
      .map((row) => ({ name: String(row.name), ...sumsOf(row, 'sum', where) }));
  return {
    total: count(first, 'total'),
    summed: count(first, 'summed'),
    counts: countsOf(first, 'values', where),
    largest: listed('largest'),
    moved: listed('moved'),
  };
}
