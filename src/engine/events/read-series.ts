import { decimal, toNumber } from '../facts/decimal.ts';
import type { Subject } from '../facts/fact.ts';
import { type Comparison, during } from '../figures/calendar/comparison.ts';
import type { Timeline } from '../figures/calendar/timeline.ts';
import { amount, count, type Query, type QueryRow } from '../figures/query.ts';
import { quoteText } from '../figures/sql.ts';
import { groupBy } from '../table/group-by.ts';
import type { Finding } from './finding.ts';
import type { Overlaps } from './overlaps.ts';
import { amountOver, type Frame, type MonthCell, type Series } from './series.ts';

/** A subject, with its first and last day where it may come and go. */
export type Named = Pick<Series, 'name' | 'first' | 'last'>;

/** A column of the view whose values are subjects, and those of them that are looked at. */
export interface SubjectColumn {
  kind: Subject['kind'];
  column: string;
  names: readonly Named[];
  /** A table that has its sums by month, and `rows`; else they are summed from the view. */
  months?: string;
}

/** Where the months are read from. */
export interface SeriesSource {
  query: Query;
  view: 'sales' | 'costs';
  measure: 'revenue' | 'amount';
  /** Whether rows have discounts. */
  discounts: boolean;
  subjects: readonly SubjectColumn[];
}

/** The months of every subject, and of the file. */
export interface SeriesRead {
  whole: Series;
  all: Series[];
}

/**
 * The months looked at; null where periods cannot be compared month by month. The months before a
 * gap do not count.
 */
export function frameOf(comparison: Comparison | null, timeline: Timeline | null): Frame | null {
  const [first] = comparison?.currentMonths ?? [];
  const last = comparison?.currentMonths.at(-1);
  const start = timeline?.whole[0];
  if (comparison === null || first === undefined || last === undefined) return null;
  if (timeline === null || timeline.step !== 1 || start === undefined) return null;
  const back = comparison.kind === 'year' ? 12 : comparison.currentMonths.length;
  return {
    ...{ kind: comparison.kind, first: first.month, last: last.month, back },
    start: start.month,
    end: comparison.current.to,
    byMonth: timeline.rhythm.kind === 'monthly',
  };
}

const MONTH = 'year(date) * 12 + month(date) - 1 AS month';

const listed = (names: readonly Named[]) => names.map(({ name }) => quoteText(name)).join(', ');

/** What is summed by month; each sum takes its time, so only what is used is. */
function sumsSql(measure: string, pieces: boolean, discounts: boolean): string {
  const piece = pieces
    ? 'sum(quantity) AS units, count(quantity) AS unit_rows, sum(cost) AS cost, count(cost) AS cost_rows'
    : 'NULL AS units, 0 AS unit_rows, NULL AS cost, 0 AS cost_rows';
  return `sum(${measure}) AS amount, ${piece}, ${discounts ? 'sum(discount)' : 'NULL'} AS discount`;
}

/**
 * By each column's subjects and month, and for the file by month where it has discounts, in one
 * scan. A subject is its place in the list from one, the others are zero.
 */
function seriesSql(
  from: string,
  { view, measure, subjects, discounts }: Omit<SeriesSource, 'query'>,
): string {
  const places = subjects.map(
    ({ column, names }) =>
      `coalesce(list_position([${listed(names)}], ${column}), 0) AS ${column}_place`,
  );
  const pieces = subjects.some(({ kind }) => kind === 'product');
  const summed = [
    ...(from === view ? [] : ['rows']),
    measure,
    ...(pieces ? ['quantity', 'cost'] : []),
    ...(discounts ? ['discount'] : []),
  ];
  const sets = [
    ...subjects.map(({ column }) => `(month, ${column}_place)`),
    ...(discounts ? ['(month)'] : []),
  ];
  const columns = ['month', ...subjects.map(({ column }) => `${column}_place`)];
  const rows = from === view ? 'count(*)' : 'sum(rows)';
  return `SELECT ${columns.join(', ')}, ${rows} AS rows, ${sumsSql(measure, pieces, discounts)}
    FROM (
      SELECT ${[MONTH, ...places, ...summed].join(', ')}
      FROM ${from} WHERE date IS NOT NULL AND ${measure} IS NOT NULL
    ) GROUP BY GROUPING SETS (${sets.join(', ')})`;
}

function cellOf(row: QueryRow): MonthCell {
  return {
    rows: count(row, 'rows'),
    amount: amount(row, 'amount'),
    units: amount(row, 'units'),
    unitRows: count(row, 'unit_rows'),
    cost: amount(row, 'cost'),
    costRows: count(row, 'cost_rows'),
    discount: amount(row, 'discount'),
  };
}

function seriesOf(kind: Series['kind'], named: Named, rows: readonly QueryRow[]): Series {
  const cells = new Map(rows.map((row) => [count(row, 'month'), cellOf(row)]));
  return { kind, ...named, cells };
}

/** Reads the months of the subjects. */
export async function readSeries({ query, ...source }: SeriesSource): Promise<SeriesRead> {
  const { view, subjects } = source;
  const sourceOf = ({ months }: SubjectColumn) => months ?? view;
  const bySource = groupBy(subjects, sourceOf);
  const ofView = bySource.get(view) ?? [];
  if (source.discounts) bySource.set(view, ofView);
  const rowsOf = async ([from, own]: [string, SubjectColumn[]]) => {
    const discounts = source.discounts && from === view;
    return [from, await query(seriesSql(from, { ...source, subjects: own, discounts }))] as const;
  };
  const read = new Map(await Promise.all([...bySource].map(rowsOf)));
  const all = subjects.flatMap((subject) => {
    const { kind, column, names } = subject;
    const rows = read.get(sourceOf(subject)) ?? [];
    const byPlace = groupBy(rows, (row) => count(row, `${column}_place`));
    return names.flatMap((named, at) => {
      const own = byPlace.get(at + 1);
      return own === undefined ? [] : [seriesOf(kind, named, own)];
    });
  });
  const whole = (read.get(view) ?? []).filter((row) =>
    ofView.every(({ column }) => row[`${column}_place`] === null),
  );
  return { whole: seriesOf(null, { name: '', first: null, last: null }, whole), all };
}

type Subjects = Pick<Series, 'kind' | 'name'>;
type Common = ReturnType<Overlaps['of']>;
const NOTHING: Common = { now: 0, before: 0 };
const keyOf = ({ kind, name }: Subjects) => `${kind} ${name}`;

/** Of each subject, what it has in common with those of the columns after its own. */
type Pairs = Map<string, Map<string, Common>>;

function addToPair(pairs: Pairs, [a, b]: [string, string], time: keyof Common, value: number) {
  const ofFirst = pairs.get(a) ?? new Map<string, Common>();
  const common = ofFirst.get(b) ?? { ...NOTHING };
  common[time] += value;
  pairs.set(a, ofFirst.set(b, common));
}

/** The sums of every two subjects of different columns, over all months (null) and of each month by itself, added up once: each pair is asked for many times. */
function sumsByPair(
  columns: readonly Pick<SubjectColumn, 'kind' | 'column'>[],
  rows: readonly QueryRow[],
): (a: Subjects, b: Subjects, month: number | null) => Common {
  const whole: Pairs = new Map();
  const byMonth = new Map<number | null, Pairs>([[null, whole]]);
  for (const row of rows) {
    const month = row.month === null ? null : count(row, 'month');
    const pairs = byMonth.get(month) ?? new Map();
    byMonth.set(month, pairs);
    const value = toNumber(decimal(String(row.amount)));
    const time = row.now === 1 ? 'now' : 'before';
    const present = columns.flatMap(({ kind, column }) =>
      typeof row[column] === 'string' ? [keyOf({ kind, name: row[column] })] : [],
    );
    for (const [at, a] of present.entries())
      for (const b of present.slice(at + 1)) {
        addToPair(whole, [a, b], time, value);
        if (pairs !== whole) addToPair(pairs, [a, b], time, value);
      }
  }
  return (one, other, month) => {
    const [pairs, a, b] = [byMonth.get(month), keyOf(one), keyOf(other)];
    return pairs?.get(a)?.get(b) ?? pairs?.get(b)?.get(a) ?? NOTHING;
  };
}

/** SQL: the month, of those in which something stands alone; of the previous period the one that is held against it. */
function monthSql(found: readonly Finding[], comparison: Comparison, back: number): string {
  const alone = [...new Set(found.flatMap(({ type, from }) => (type === 'once' ? [from] : [])))];
  if (alone.length === 0) return 'NULL AS month';
  const month = `year(date) * 12 + month(date) - 1 + CASE WHEN ${during(comparison, 'current')} THEN 0 ELSE ${back} END`;
  return `CASE WHEN ${month} IN (${alone.join(', ')}) THEN ${month} END AS month`;
}

/** What the subjects of some events have in common, in the two comparable periods. */
export async function readOverlaps(
  { query, view, measure, subjects }: SeriesSource,
  found: readonly Finding[],
  comparison: Comparison,
  { first, last, back }: Frame,
): Promise<Overlaps> {
  const met = subjects.flatMap((subject) => {
    const own = new Set(
      found.flatMap(({ series }) => (series.kind === subject.kind ? [series.name] : [])),
    );
    const names = subject.names.filter(({ name }) => own.has(name));
    return names.length === 0 ? [] : [{ ...subject, names }];
  });
  const columns = met.map(
    ({ column, names }) =>
      `CASE WHEN ${column} IN (${listed(names)}) THEN ${column} END AS ${column}`,
  );
  const period = `CASE WHEN ${during(comparison, 'current')} THEN 1 ELSE 0 END AS now`;
  const chosen = [period, monthSql(found, comparison, back), ...columns];
  const rows =
    met.length < 2
      ? []
      : await query(`SELECT ${chosen.join(', ')}, sum(${measure}) AS amount
          FROM ${view} WHERE ${measure} IS NOT NULL
            AND (${during(comparison, 'current')} OR ${during(comparison, 'previous')})
          GROUP BY ALL ORDER BY ALL`);
  const common = sumsByPair(
    met.map(({ kind, column }) => ({ kind, column })),
    rows,
  );
  const between = (series: Series, from: number, to: number) => ({
    now: amountOver(series, from, to),
    before: amountOver(series, from - back, to - back),
  });
  const wholes = new Map<Series, Common>();
  const wholeOf = (series: Series) => {
    const whole = wholes.get(series) ?? between(series, first, last);
    wholes.set(series, whole);
    return whole;
  };
  return {
    of: (a, b) => (a === b ? wholeOf(a) : common(a, b, null)),
    inMonth: (a, b, month) => (a === b ? between(a, month, month) : common(a, b, month)),
  };
}
