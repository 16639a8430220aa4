import { toNumber } from '../facts/decimal.ts';
import type { Comparison } from '../figures/calendar/comparison.ts';
import { monthsTotal } from '../figures/calendar/timeline.ts';
import { amount, type Query, type QueryRow, text, textOrNull } from '../figures/query.ts';
import { median, weightedMedian } from '../figures/statistics/median.ts';
import type { Named, SubjectColumn } from './read-series.ts';

/** Smaller changes, as a share of the latest period, are not looked at month by month … */
const MATERIAL = 0.003;
/** … but of subjects that are so large a share of it: what they vary by tells what chance can do to those that moved. */
const LARGE = 0.02;
/** So many of each kind are looked at. */
const LOOKED_AT = 8;

/** From so many times as much on, a file as a whole has grown or shrunk. */
const MANIFOLD = 1.5;

/** The subjects that are worth a look, and how most of the large ones moved. */
export interface Chosen {
  subjects: SubjectColumn[];
  /** 1.05 where the middle one, or the middle krona, has grown by a twentieth, whichever is less. */
  drift: number;
  /** What the latest period came to, and the one before it, without sign. */
  turnover: number;
  earlier: number;
}

interface Candidates extends Omit<SubjectColumn, 'names'> {
  sql: string;
}

/**
 * Those of each kind that moved most, the largest, and where the file as a whole `hasMoved` those that came or went, without
 * sorting all of them.
 */
function mostSql(columns: readonly Candidates[], hasMoved: boolean): string {
  const all = columns.map(
    ({ kind, sql }) => `SELECT '${kind}' AS kind, name, first_day, last_day, r1, r0
      FROM (${sql}) WHERE name IS NOT NULL`,
  );
  const least = (order: string) =>
    `min({ place: ${order}, name: name, first_day: first_day, last_day: last_day, r1: r1, r0: r0 }, ${LOOKED_AT})`;
  // Where all has grown, what is new moves less than what is large.
  const lists = [
    least('-abs(r1 - r0)'),
    least('-(r1 + r0)'),
    ...(hasMoved ? [`coalesce(${least('-(r1 + r0)')} FILTER (r0 = 0 OR r1 = 0), [])`] : []),
  ];
  return `SELECT DISTINCT kind, name, first_day, last_day, r1, r0 FROM (
      SELECT kind, unnest(list_concat(${lists.join(', ')}), recursive := true)
      FROM (${all.join(' UNION ALL ')}) GROUP BY kind
    ) ORDER BY kind, name`;
}

/**
 * Chooses among the subjects of some columns, of each of which SQL gives `name`, its sums `r1` and
 * `r0` in the comparable periods, and its first and last day.
 */
export async function chooseSubjects(
  query: Query,
  columns: readonly Candidates[],
  { currentMonths, previousMonths }: Comparison,
): Promise<Chosen> {
  const [now, before] = [currentMonths, previousMonths].map((months) =>
    Math.abs(toNumber(monthsTotal(months).amount)),
  );
  const turnover = now ?? 0;
  const earlier = before ?? 0;
  const hasMoved = Math.max(turnover, earlier) >= MANIFOLD * Math.min(turnover, earlier);
  if (columns.length === 0) return { subjects: [], drift: 1, turnover, earlier };
  const rows = await query(mostSql(columns, hasMoved));
  const sums = (row: QueryRow) => ({
    now: toNumber(amount(row, 'r1')),
    before: toNumber(amount(row, 'r0')),
  });
  const isWorthALook = (row: QueryRow) => {
    const { now, before } = sums(row);
    return Math.abs(now - before) >= MATERIAL * turnover || now >= LARGE * turnover;
  };
  const subjects = columns.map(({ sql: _, ...column }) => ({
    ...column,
    names: rows.flatMap((row) =>
      row.kind === column.kind && isWorthALook(row) ? [namedOf(row)] : [],
    ),
  }));
  const ratios = rows.flatMap((row) => {
    const { now, before } = sums(row);
    // Those who work there are the others' sales once more.
    return now > 0 && before > 0 && row.kind !== 'staff'
      ? [{ value: now / before, weight: now + before }]
      : [];
  });
  const middle = ratios.length < FEW ? 1 : commonMove(ratios);
  return {
    subjects: subjects.filter(({ names }) => names.length > 0),
    drift: Math.max(0.5, Math.min(2, middle)),
    turnover,
    earlier,
  };
}

/**
 * What most have moved by: both the middle subject and the middle krona. The small ones that are looked
 * at are those that moved most, and a krona of two may be of one subject: either alone may tell of itself.
 */
function commonMove(ratios: readonly { value: number; weight: number }[]): number {
  const [subject, krona] = [median(ratios.map(({ value }) => value)), weightedMedian(ratios)];
  if ((subject - 1) * (krona - 1) <= 0) return 1;
  return Math.abs(Math.log(subject)) < Math.abs(Math.log(krona)) ? subject : krona;
}

/** Of fewer subjects the middle one says nothing of the others. */
const FEW = 5;

/** A subject as it was chosen, with the days `first_day` and `last_day`. */
function namedOf(row: QueryRow): Named {
  return {
    name: text(row, 'name'),
    first: textOrNull(row, 'first_day'),
    last: textOrNull(row, 'last_day'),
  };
}
