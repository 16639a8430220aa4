import { decimal, toText } from '#engine/facts/decimal.ts';
import { percentOf } from '#engine/figures/arithmetic.ts';
import { type Query, type QueryRow, textOrNull } from '#engine/figures/query.ts';
import type { Grain, Lens, SubjectKind } from '../../lens.ts';
import type { View } from '../guide.ts';
import { COVERED, type Conditions, conditions } from './condition.ts';
import { type TableOf, withView } from './open-view.ts';
import { type Counts, countsOf, type Sums, sumsOf } from './sums.ts';
import { type Values, valuesOf } from './values.ts';

export interface ExploreAsked extends TableOf {
  lens: Lens;
  grain: Grain;
}

export interface Explored {
  period: { from: string; to: string } | null;
  currency: string | null;
  rows: Counts;
  measures: Record<string, Sums>;
  margin: Sums | null;
  counts: Record<string, Counts>;
  series: Record<'now' | 'before', { from: string; value: string }[]>;
  parts: { kind: SubjectKind; total: number; rows: (Sums & { name: string })[] }[];
  moves: { kind: SubjectKind; rows: (Sums & { name: string })[] } | null;
}

const sumsSql = (name: string, { now, before }: Conditions) =>
  `CAST(sum(${name}) FILTER (${now}) AS VARCHAR) AS ${name}_now,
   CAST(sum(${name}) FILTER (${before}) AS VARCHAR) AS ${name}_before`;

/**
 * Gross profit, and its share in per cent of the revenue of the same rows: each null in a period
 * where too little of the revenue has a cost.
 */
function profitOf(row: QueryRow, view: View, where: Conditions): { profit: Sums; margin: Sums } {
  const { isCovered } = view;
  const none = { now: null, before: null };
  if (isCovered === undefined) return { profit: none, margin: none };
  const [revenues, profits] = [sumsOf(row, 'revenue', where), sumsOf(row, 'profit', where)];
  const covered = sumsOf(row, 'covered', where);
  const of = (which: 'now' | 'before') => {
    const [revenue, profit, part] = [revenues[which], profits[which], covered[which]];
    if (revenue === null || profit === null || part === null) return null;
    if (!isCovered(decimal(part), decimal(revenue))) return null;
    const margin = percentOf(decimal(profit), decimal(part));
    return { profit, margin: margin && toText(margin) };
  };
  const [now, before] = [of('now'), of('before')];
  return {
    profit: { now: now?.profit ?? null, before: before?.profit ?? null },
    margin: { now: now?.margin ?? null, before: before?.margin ?? null },
  };
}

async function totals(query: Query, view: View, where: Conditions) {
  const amounts = { ...Object.fromEntries(view.measures.map((each) => [each, each])) };
  if (view.isCovered) amounts.covered = COVERED;
  const names = Object.keys(amounts);
  const [[row], [dates]] = await Promise.all([
    query(`SELECT ${names.map((each) => sumsSql(each, where)).join(', ')},
        sum(rows) FILTER (${where.now}) AS rows_now, sum(rows) FILTER (${where.before}) AS rows_before
      FROM (SELECT date, ${names.map((each) => `sum(${amounts[each]}) AS ${each}`).join(', ')},
          count(*) AS rows
        FROM looked_at WHERE ${where.chosen} GROUP BY date)`),
    query('SELECT min(date) AS first, max(date) AS last FROM looked_at'),
  ]);
  if (row === undefined || dates === undefined) throw new Error('a sum gives a row');
  const { profit, margin } = profitOf(row, view, where);
  const sums = view.measures.map(
    (each) => [each, each === 'profit' ? profit : sumsOf(row, each, where)] as const,
  );
  const [from, to] = [textOrNull(dates, 'first'), textOrNull(dates, 'last')];
  return {
    period: from === null || to === null ? null : { from, to },
    rows: countsOf(row, 'rows', where),
    measures: Object.fromEntries(
      sums.filter(([name, { now }]) => now !== null || name === view.measures[0]),
    ),
    margin: margin.now === null ? null : margin,
  };
}

/**
 * By day, week, month or quarter in which the file has rows: one in which only what is chosen has
 * none is 0, which a month that the file lacks altogether is not known to be.
 */
async function seriesOf(query: Query, view: View, where: Conditions, grain: Grain) {
  const [measure] = view.measures;
  const of = async (condition: string) => {
    const rows = await query(`SELECT CAST(date_trunc('${grain}', date) AS DATE) AS start,
        CAST(coalesce(sum(value), 0) AS VARCHAR) AS value
      FROM (SELECT date, sum(${measure}) FILTER (${where.chosen}) AS value FROM looked_at
        WHERE ${condition} AND date IS NOT NULL AND ${measure} IS NOT NULL GROUP BY date)
      GROUP BY start ORDER BY start`);
    return rows.map((row) => ({ from: String(row.start), value: String(row.value) }));
  };
  const [now, before] = await Promise.all([of(where.now), of(where.before)]);
  return { now, before };
}

/** The figures of the rows looked at, held against those of the period before. */
export async function explored(asked: ExploreAsked, view: View): Promise<Explored> {
  const { lens, grain } = asked;
  const where = conditions(view, lens);
  // What is chosen is made of itself.
  const divided = (Object.entries(view.subjects) as [SubjectKind, string][]).filter(
    ([kind]) => lens[kind] === undefined,
  );
  return withView(asked, view, async ({ query, currency }) => {
    const done = new Map<string, Promise<Values>>();
    const of = (column: string) => {
      const values = done.get(column) ?? valuesOf(query, view, where, column);
      done.set(column, values);
      return values;
    };
    const [sums, series, byKind, counts] = await Promise.all([
      totals(query, view, where),
      seriesOf(query, view, where, grain),
      Promise.all(divided.map(async ([kind, column]) => ({ kind, ...(await of(column)) }))),
      Promise.all(
        Object.entries(view.counts).map(
          async ([name, column]) => [name, (await of(column)).counts] as const,
        ),
      ),
    ]);
    const moved = where.compared ? byKind.find(({ summed }) => summed > 1) : undefined;
    return {
      currency,
      ...sums,
      counts: Object.fromEntries(
        counts.filter(([, { now, before }]) => now > 0 || (before ?? 0) > 0),
      ),
      series,
      parts: byKind
        .filter(({ total }) => total > 0)
        .map(({ kind, total, largest: rows }) => ({ kind, total, rows })),
      moves: moved === undefined ? null : { kind: moved.kind, rows: moved.moved },
    };
  });
}
