import { type Decimal, decimal } from '../../../facts/decimal.ts';
import type { Fact, Subject } from '../../../facts/fact.ts';
import { percentOf } from '../../../figures/arithmetic.ts';
import { during } from '../../../figures/calendar/comparison.ts';
import { addFact, subject } from '../../../figures/context.ts';
import { both, type RowFilter, rowsIn, sumOf } from '../../../figures/filters.ts';
import { named } from '../../../figures/naming.ts';
import { amount, count, text, textOrNull } from '../../../figures/query.ts';
import { addGrowth } from '../../../figures/time/growth.ts';
import { namesOf } from '../../../figures/view/roles.ts';
import type { CostContext } from './context.ts';
import type { GroupColumn } from './filters.ts';
import type { CostKey } from './keys.ts';

/** What one supplier, area, department … sums to: in all, and in the comparable periods. */
export interface Group {
  name: string;
  total: Decimal;
  rows: number;
  now: Decimal;
  nowRows: number;
  before: Decimal;
  beforeRows: number;
  /** First day; null where no row has a date. */
  first: string | null;
}

/** The groups of a column of the view, largest first; rows without a value are in none. */
export async function groupsOf(
  { query, comparison }: CostContext,
  column: GroupColumn | 'area',
): Promise<Group[]> {
  const [now, before] = [during(comparison, 'current'), during(comparison, 'previous')];
  const rows = await query(`SELECT ${column} AS name, sum(amount) AS total, count(*) AS rows,
      coalesce(sum(amount) FILTER (${now}), 0) AS r1, count(*) FILTER (${now}) AS n1,
      coalesce(sum(amount) FILTER (${before}), 0) AS r0, count(*) FILTER (${before}) AS n0,
      min(date) AS first_day
    FROM costs WHERE ${column} IS NOT NULL AND amount IS NOT NULL
    GROUP BY ${column} ORDER BY total DESC, name`);
  return rows.map((row) => ({
    name: text(row, 'name'),
    total: amount(row, 'total'),
    rows: count(row, 'rows'),
    now: amount(row, 'r1'),
    nowRows: count(row, 'n1'),
    before: amount(row, 'r0'),
    beforeRows: count(row, 'n0'),
    first: textOrNull(row, 'first_day'),
  }));
}

export interface GroupKeys {
  total: CostKey;
  share: CostKey;
  current: CostKey;
  previous: CostKey;
  change: CostKey;
  growth: CostKey | null;
}

interface GroupFacts {
  kind: Subject['kind'];
  keys: GroupKeys;
  group: Group;
  rows: RowFilter;
  columns: string[];
}

function addPeriods(context: CostContext, { kind, keys, group, rows, columns }: GroupFacts): void {
  const { comparison } = context;
  if (comparison === null) return;
  const dated = [...new Set([...columns, ...namesOf(context.view.columns, 'date')])];
  const of = (which: 'current' | 'previous', value: Decimal, number: number) =>
    addFact(context, {
      key: keys[which],
      subject: subject(kind, group.name),
      value,
      unit: 'SEK',
      period: comparison[which],
      columns: dated,
      ...both(rows, rowsIn(context, comparison[which])),
      rows: number,
      formula: sumOf(context.measure.amount.formula),
    });
  const now = of('current', group.now, group.nowRows);
  const before = of('previous', group.before, group.beforeRows);
  addGrowth(context, { change: keys.change, percent: keys.growth }, now, before);
}

/** Cost, share and change of one group; returns its cost. */
export function addGroup(context: CostContext, total: Fact, given: GroupFacts): Fact {
  const { kind, keys, group, rows, columns } = given;
  const shared = {
    subject: subject(kind, group.name),
    period: context.period,
    columns,
    ...rows,
    rows: group.rows,
  };
  const fact = addFact(context, {
    ...shared,
    key: keys.total,
    value: group.total,
    unit: 'SEK',
    formula: sumOf(context.measure.amount.formula),
  });
  const share = percentOf(group.total, decimal(total.value));
  if (share !== null)
    addFact(context, {
      ...shared,
      key: keys.share,
      value: share,
      unit: 'percent',
      formula: `${named(fact)} ÷ ${named(total)}`,
      inputs: [fact, total],
    });
  addPeriods(context, given);
  return fact;
}
