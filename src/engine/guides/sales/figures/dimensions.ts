import { type Decimal, decimal } from '../../../facts/decimal.ts';
import type { Fact } from '../../../facts/fact.ts';
import { percentOf } from '../../../figures/arithmetic.ts';
import { during } from '../../../figures/calendar/comparison.ts';
import { addFact, addUnknown, subject } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn, sumOf } from '../../../figures/filters.ts';
import { emptyColumn } from '../../../figures/missing.ts';
import { named } from '../../../figures/naming.ts';
import { amount, count, type QueryRow, text } from '../../../figures/query.ts';
import { addGrowth } from '../../../figures/time/growth.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import { formatNumber } from '../../../text/format.ts';
import type { SalesContext } from './context.ts';
import { profitFormula, rowsOf } from './filters.ts';
import { lacksColumn } from './missing.ts';
import { isCovered } from './products.ts';

type Dimension = 'category' | 'channel' | 'region';

const WORDS: Record<Dimension, string> = {
  category: 'Varugrupper',
  channel: 'Säljkanaler',
  region: 'Regioner',
};
const LISTED = 20;

/**
 * The temporary table `dimension_stats`: one row for each combination of category, channel and region that
 * the file has, so that `sales` is scanned once for all three.
 */
async function createDimensionStats({ query, comparison }: SalesContext): Promise<void> {
  const [now, before] = [during(comparison, 'current'), during(comparison, 'previous')];
  await query(`CREATE OR REPLACE TEMP TABLE dimension_stats AS
    SELECT category, channel, region, sum(revenue) AS revenue, count(*) AS rows,
      sum(profit) AS profit, count(profit) AS profit_rows,
      coalesce(sum(revenue) FILTER (profit IS NOT NULL), 0) AS covered,
      coalesce(sum(revenue) FILTER (${now}), 0) AS r1, count(*) FILTER (${now}) AS n1,
      coalesce(sum(revenue) FILTER (${before}), 0) AS r0, count(*) FILTER (${before}) AS n0
    FROM sales WHERE revenue IS NOT NULL GROUP BY category, channel, region`);
}

const SUMMED = ['revenue', 'rows', 'profit', 'profit_rows', 'covered', 'r1', 'n1', 'r0', 'n0'];

function groupsSql(dimension: Dimension): string {
  return `SELECT ${dimension} AS name, count(*) OVER () AS groups,
      ${SUMMED.map((name) => `sum(${name}) AS ${name}`).join(', ')}
    FROM dimension_stats WHERE ${dimension} IS NOT NULL
    GROUP BY ${dimension} ORDER BY revenue DESC, name LIMIT ${LISTED}`;
}

interface Group {
  dimension: Dimension;
  name: string;
  row: QueryRow;
  rows: RowFilter;
  columns: string[];
}

function addChange(context: SalesContext, group: Group): void {
  const { comparison } = context;
  const { dimension, row } = group;
  if (comparison === null) return;
  const add = (which: 'current' | 'previous', suffix: 0 | 1) =>
    addFact(context, {
      key:
        which === 'current'
          ? `sales.${dimension}.revenueCurrent`
          : `sales.${dimension}.revenuePrevious`,
      subject: subject(dimension, group.name),
      value: amount(row, `r${suffix}`),
      unit: 'SEK',
      period: comparison[which],
      columns: [...group.columns, ...namesOf(context.view.columns, 'date')],
      ...both(group.rows, rowsIn(context, comparison[which])),
      rows: count(row, `n${suffix}`),
      formula: sumOf(context.revenue.formula),
    });
  const [now, before] = [add('current', 1), add('previous', 0)];
  addGrowth(context, { change: `sales.${dimension}.change`, percent: null }, now, before);
}

function addMargin(context: SalesContext, group: Group, revenue: Decimal): void {
  const { cost } = context.view;
  const covered = amount(group.row, 'covered');
  const margin = percentOf(amount(group.row, 'profit'), covered);
  if (cost === null || margin === null || !isCovered(covered, revenue)) return;
  const sum = sumOf(context.revenue.formula);
  addFact(context, {
    key: `sales.${group.dimension}.margin`,
    subject: subject(group.dimension, group.name),
    value: margin,
    unit: 'percent',
    period: context.timeline?.covered ?? null,
    kind: cost.certain ? 'computed' : 'assumption',
    columns: [...new Set([...group.columns, ...cost.columns])],
    filter: group.rows.filter,
    where: `${group.rows.where} AND profit IS NOT NULL`,
    rows: count(group.row, 'profit_rows'),
    formula: `(${profitFormula(context, cost)}) ÷ ${sum}`,
  });
}

function addGroup(context: SalesContext, group: Group, total: Fact): void {
  const { dimension, name, row } = group;
  const revenue = amount(row, 'revenue');
  const shared = {
    subject: subject(dimension, name),
    period: context.timeline?.covered ?? null,
    columns: group.columns,
    ...group.rows,
    rows: count(row, 'rows'),
  };
  const fact = addFact(context, {
    ...shared,
    key: `sales.${dimension}.revenue`,
    value: revenue,
    unit: 'SEK',
    formula: sumOf(context.revenue.formula),
  });
  const share = percentOf(revenue, decimal(total.value));
  if (share !== null)
    addFact(context, {
      ...shared,
      key: `sales.${dimension}.share`,
      value: share,
      unit: 'percent',
      formula: `${named(fact)} ÷ ${named(total)}`,
      inputs: [fact, total],
    });
  addChange(context, group);
  addMargin(context, group, revenue);
}

async function addDimension(
  context: SalesContext,
  dimension: Dimension,
  total: Fact,
): Promise<void> {
  const [name] = namesOf(context.view.columns, dimension);
  const keys = [
    `sales.${dimension}.revenue`,
    `sales.${dimension}.share`,
    `sales.${dimension}.change`,
  ] as const;
  if (name === undefined) {
    addUnknown(context, keys, lacksColumn(WORDS[dimension], dimension));
    return;
  }
  const found = await context.query(groupsSql(dimension));
  const groups = count(found[0] ?? { groups: 0 }, 'groups');
  if (groups === 0) {
    addUnknown(context, keys, emptyColumn(WORDS[dimension], name));
    return;
  }
  if (groups > LISTED)
    context.warnings.push(
      `${name} har ${formatNumber(groups)} olika värden; de ${LISTED} största visas var för sig.`,
    );
  for (const row of found) {
    const value = text(row, 'name');
    const columns = [...context.revenue.columns, name];
    addGroup(
      context,
      { dimension, name: value, row, rows: rowsOf(context, dimension, value), columns },
      total,
    );
  }
}

/** Revenue, share, change and margin by category, channel and region. */
export async function addDimensions(context: SalesContext, total: Fact): Promise<void> {
  const dimensions = ['category', 'channel', 'region'] as const;
  if (dimensions.some((dimension) => context.view.columns[dimension] !== undefined))
    await createDimensionStats(context);
  await addDimension(context, 'category', total);
  await addDimension(context, 'channel', total);
  await addDimension(context, 'region', total);
}
