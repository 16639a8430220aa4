import { toNumber } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { addDimension, LISTED_PARTS } from '../../../figures/breakdown.ts';
import { type Comparison, during } from '../../../figures/calendar/comparison.ts';
import { amount, count, type Query, type QueryRow } from '../../../figures/query.ts';
import { namesOf, type RoleColumns } from '../../../figures/view/roles.ts';
import type { SalesRole } from '../../../table/roles.ts';
import type { SalesContext } from './context.ts';
import { rowsOf } from './filters.ts';
import { lacksColumn } from './missing.ts';
import { addPartMargin, type CostedPart, costedPartOf } from './part-margin.ts';

export const DIMENSIONS = ['category', 'channel', 'region'] as const;
type Dimension = (typeof DIMENSIONS)[number];

const TITLES: Record<Dimension, string> = {
  category: 'Varugrupper',
  channel: 'Säljkanaler',
  region: 'Regioner',
};

/**
 * The table `dimension_stats`: the sums of each category, channel and region by month, from one scan of `sales`. A row is of
 * one of them, the others are null; `date` is the first day of its month.
 */
export async function createDimensionStats(
  query: Query,
  columns: RoleColumns<SalesRole>,
  comparison: Comparison | null,
): Promise<void> {
  const present = DIMENSIONS.filter((dimension) => columns[dimension] !== undefined);
  const compared = (which: 'current' | 'previous', suffix: 0 | 1) => {
    const sum = (name: string) => `CASE WHEN ${during(comparison, which)} THEN ${name} ELSE 0 END`;
    return `${sum('revenue')} AS r${suffix}, ${sum('rows')} AS n${suffix}`;
  };
  await query(`CREATE OR REPLACE TABLE dimension_stats AS
    SELECT *, ${compared('current', 1)}, ${compared('previous', 0)} FROM (
      SELECT ${present.join(', ')}, month AS date, sum(revenue) AS revenue, count(*) AS rows,
        sum(profit) AS profit, count(profit) AS profit_rows,
        coalesce(sum(covered), 0) AS covered, sum(quantity) AS units, count(quantity) AS unit_rows
      FROM (
        SELECT *, date_trunc('month', date) AS month, CASE WHEN profit IS NOT NULL THEN revenue END AS covered
        FROM sales WHERE revenue IS NOT NULL
      )
      GROUP BY GROUPING SETS (${present.map((dimension) => `(month, ${dimension})`).join(', ')})
    )`);
}

const SUMMED = [
  ...['revenue', 'rows', 'profit', 'profit_rows', 'covered', 'units', 'unit_rows'],
  ...['r1', 'n1', 'r0', 'n0'],
];

function partsSql(dimension: Dimension): string {
  return `SELECT ${dimension} AS name, count(*) OVER () AS parts,
      ${SUMMED.map((name) => `sum(${name}) AS ${name}`).join(', ')}
    FROM dimension_stats WHERE ${dimension} IS NOT NULL
    GROUP BY ${dimension} ORDER BY revenue DESC, name LIMIT ${LISTED_PARTS}`;
}

interface DimensionPart extends CostedPart {
  /** Kronor left of each one sold, as a float; null where a row has no cost or no quantity. */
  leftOfEach: number | null;
}

function leftOfEach(row: QueryRow): number | null {
  const [profit, units] = [amount(row, 'profit'), amount(row, 'units')].map(toNumber);
  const isWhole = ['profit_rows', 'unit_rows'].every(
    (name) => count(row, name) === count(row, 'rows'),
  );
  return isWhole && profit !== undefined && units !== undefined && units > 0
    ? profit / units
    : null;
}

interface DimensionParts {
  dimension: Dimension;
  /** The largest, at least as many as are listed, and the number of all. */
  parts: DimensionPart[];
  number: number;
}

async function readParts(
  { query, view }: SalesContext,
  dimension: Dimension,
): Promise<DimensionParts> {
  if (view.columns[dimension] === undefined) return { dimension, parts: [], number: 0 };
  const rows = await query(partsSql(dimension));
  const parts = rows.map((row) => ({
    ...costedPartOf(row, 'name'),
    leftOfEach: leftOfEach(row),
  }));
  return { dimension, parts, number: count(rows[0] ?? { parts: 0 }, 'parts') };
}

function addBy(
  context: SalesContext,
  { dimension, ...read }: DimensionParts,
  total: Fact,
): Promise<boolean> {
  const keys = {
    total: `sales.${dimension}.revenue`,
    share: `sales.${dimension}.share`,
    current: `sales.${dimension}.revenueCurrent`,
    previous: `sales.${dimension}.revenuePrevious`,
    change: `sales.${dimension}.change`,
    growth: null,
  } as const;
  return addDimension(context, total, {
    kind: dimension,
    title: TITLES[dimension],
    column: namesOf(context.view.columns, dimension)[0],
    lacks: lacksColumn(TITLES[dimension], dimension),
    keys,
    refused: [keys.total, keys.share, keys.change],
    period: context.timeline?.covered ?? null,
    read: async () => read,
    rowsOf: (name) => rowsOf(context, dimension, name),
    more: (given) => addPartMargin(context, `sales.${dimension}.margin`, given),
  });
}

/** The largest categories, channels and regions. Needs `dimension_stats`. */
export const readDimensions = (context: SalesContext): Promise<DimensionParts[]> =>
  Promise.all(DIMENSIONS.map((dimension) => readParts(context, dimension)));

/**
 * Revenue, share, change and margin by category, channel and region, of what was read of them. Returns what is left of
 * each one sold, by category: nothing where the quantity is no number of what is sold.
 */
export async function addDimensions(
  context: SalesContext,
  read: readonly DimensionParts[],
  total: Fact,
): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>();
  for (const group of read) {
    await addBy(context, group, total);
    if (group.dimension !== 'category' || context.unpriced !== null) continue;
    for (const each of group.parts)
      if (each.leftOfEach !== null) left.set(each.name, each.leftOfEach);
  }
  return left;
}
