import { decimal, toText } from '#engine/facts/decimal.ts';
import { percentOf } from '#engine/figures/arithmetic.ts';
import { count, type Query, type QueryRow, textOrNull } from '#engine/figures/query.ts';
import type { Grain, Lens, SubjectKind } from '../../lens.ts';
import type { View } from '../guide.ts';
import { COVERED, type Conditions, conditions } from './condition.ts';
import { type TableOf, withView } from './open-view.ts';

export interface ExploreAsked extends TableOf {
  lens: Lens;
  grain: Grain;
}

interface Sums {
  now: string | null;
  before: string | null;
}

interface Counts {
  now: number;
  before: number | null;
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

/** The largest of each kind are shown; all are in its table. */
const LARGEST = 8;
/** So many that have moved the most stand each by itself between before and now. */
const MOST_MOVED = 6;

const sumsOf = (row: QueryRow, name: string, { compared }: Conditions): Sums => ({
  now: textOrNull(row, `${name}_now`),
  before: compared ? textOrNull(row, `${name}_before`) : null,
});

const countsOf = (row: QueryRow, name: string, { compared }: Conditions): Counts => ({
  now: count(row, `${name}_now`),
  before: compared ? count(row, `${name}_before`) : null,
});

const sumsSql = (measure: string, { now, before }: Conditions, name = measure) =>
  `CAST(sum(${measure}) FILTER (${now}) AS VARCHAR) AS ${name}_now,
   CAST(sum(${measure}) FILTER (${before}) AS VARCHAR) AS ${name}_before`;

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
  const counted = Object.entries(view.counts).flatMap(([name, column]) => [
    `count(DISTINCT ${column}) FILTER (${where.now}) AS ${name}_now`,
    `count(DISTINCT ${column}) FILTER (${where.before}) AS ${name}_before`,
  ]);
  const [[row], [dates]] = await Promise.all([
    query(`SELECT ${view.measures.map((each) => sumsSql(each, where)).join(', ')},
      ${view.isCovered ? `${sumsSql(COVERED, where, 'covered')},` : ''} ${[...counted, ''].join(', ')}
      count(*) FILTER (${where.now}) AS rows_now, count(*) FILTER (${where.before}) AS rows_before
      FROM looked_at WHERE ${where.chosen}`),
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
    counts: Object.fromEntries(
      Object.keys(view.counts)
        .map((each) => [each, countsOf(row, each, where)] as const)
        .filter(([, { now, before }]) => now > 0 || (before ?? 0) > 0),
    ),
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
      CAST(coalesce(sum(${measure}) FILTER (${where.chosen}), 0) AS VARCHAR) AS value
      FROM looked_at WHERE ${condition} AND date IS NOT NULL AND ${measure} IS NOT NULL
      GROUP BY start ORDER BY start`);
    return rows.map((row) => ({ from: String(row.start), value: String(row.value) }));
  };
  const [now, before] = await Promise.all([of(where.now), of(where.before)]);
  return { now, before };
}

async function partsOf(query: Query, view: View, where: Conditions, lens: Lens) {
  const [measure = 'NULL'] = view.measures;
  const kinds = Object.entries(view.subjects) as [SubjectKind, string][];
  const found = await Promise.all(
    kinds
      // What is chosen is made of itself.
      .filter(([kind]) => lens[kind] === undefined)
      .map(async ([kind, column]) => {
        const rows = await query(`SELECT *, count(*) OVER () AS total FROM (
          SELECT ${column} AS name, ${sumsSql(measure, where, 'sum')},
            coalesce(sum(${measure}) FILTER (${where.now}), 0) AS size
          FROM looked_at
          WHERE ${where.chosen} AND (${where.now} OR ${where.before}) AND ${column} IS NOT NULL
          GROUP BY name
        ) ORDER BY size DESC, name LIMIT ${LARGEST}`);
        return {
          kind,
          total: Number(rows[0]?.total ?? 0),
          rows: rows.map((row) => ({ name: String(row.name), ...sumsOf(row, 'sum', where) })),
        };
      }),
  );
  return found.filter(({ total }) => total > 0);
}

/** What moved the sum the most, of the guide's first kind that is not chosen and has several; null without a comparison. */
async function movesOf(query: Query, view: View, where: Conditions, lens: Lens) {
  const [measure = 'NULL'] = view.measures;
  if (!where.compared) return null;
  const kinds = Object.entries(view.subjects) as [SubjectKind, string][];
  for (const [kind, column] of kinds) {
    if (lens[kind] !== undefined) continue;
    const rows = await query(`SELECT * FROM (
        SELECT ${column} AS name, ${sumsSql(measure, where, 'sum')},
          abs(coalesce(sum(${measure}) FILTER (${where.now}), 0)
            - coalesce(sum(${measure}) FILTER (${where.before}), 0)) AS moved
        FROM looked_at
        WHERE ${where.chosen} AND (${where.now} OR ${where.before}) AND ${column} IS NOT NULL AND ${measure} IS NOT NULL
        GROUP BY name
      ) ORDER BY moved DESC, name LIMIT ${MOST_MOVED}`);
    if (rows.length > 1)
      return {
        kind,
        rows: rows.map((row) => ({ name: String(row.name), ...sumsOf(row, 'sum', where) })),
      };
  }
  return null;
}

/** The figures of the rows looked at, held against those of the period before. */
export async function explored(asked: ExploreAsked, view: View): Promise<Explored> {
  const { lens, grain } = asked;
  const where = conditions(view, lens);
  return withView(asked, view, async ({ query, currency }) => {
    const [sums, series, parts, moves] = await Promise.all([
      totals(query, view, where),
      seriesOf(query, view, where, grain),
      partsOf(query, view, where, lens),
      movesOf(query, view, where, lens),
    ]);
    return { currency, ...sums, series, parts, moves };
  });
}
