import { type Decimal, decimal, toText } from '../../facts/decimal.ts';
import { hasValue, inPercent, over, stated, worked } from '../../facts/expression.ts';
import type { Fact, Subject } from '../../facts/fact.ts';
import type { FactDraft, Facts } from '../../facts/facts.ts';
import { amountOrNull, count, onlyRow, type QueryRow, text } from '../../figures/query.ts';
import type { Period } from '../../table/period.ts';
import { formatPeriod } from '../../text/format.ts';
import { subjectText } from '../../text/subject.ts';
import type { Beyond } from '../question/limits.ts';
import type { DimensionId, MeasureId, TimeStep } from '../question/vocabulary.ts';
import type { Computation } from './computation.ts';
import { cutAt, type Grouping, groupingOf } from './grouping.ts';
import { computationOf } from './measures.ts';
import { rowsOf, type SelectedRows, type Selection, subjectOf } from './selection.ts';
import type { AskedTable } from './table.ts';

/** A measure of a table that can be computed. */
export interface Asked {
  table: AskedTable;
  measure: MeasureId;
  computation: Computation;
}

/** Null with the reason where the table cannot give the measure. */
export function asked(table: AskedTable, measure: MeasureId): Asked | { refused: string } {
  const computation = computationOf(table, measure);
  return 'refused' in computation ? computation : { table, measure, computation };
}

const aggregates = ({ above, below }: Computation) =>
  `${above} AS above, ${below ?? 'NULL'} AS below, count(*) AS rows`;

type Values = Pick<FactDraft, 'value' | 'formula'>;

/** A count without decimals where it has none. */
export function exactCount(value: Decimal): Decimal {
  const [whole = '0', fraction = ''] = toText(value).split('.');
  return Number(fraction) === 0 ? decimal(whole) : value;
}

/** Value and formula of one row of aggregates; null where there is nothing to compute. */
function valuesOf({ computation }: Asked, row: QueryRow): Values | null {
  const above = amountOrNull(row, 'above');
  if (above === null) return null;
  const { aboveWords, belowWords, below, unit } = computation;
  if (below === undefined)
    return { value: unit === 'count' ? exactCount(above) : above, formula: aboveWords };
  const divisor = amountOrNull(row, 'below');
  if (divisor === null) return null;
  const quotient = over(stated(above, aboveWords), stated(divisor, belowWords ?? ''));
  if (!hasValue(quotient)) return null;
  const { value, formula } = unit === 'percent' ? inPercent(quotient) : worked(quotient);
  return { value, formula };
}

function labelOf({ computation }: Asked, subject: Subject | null, period: Period | null): string {
  const when = period === null ? '' : ` ${formatPeriod(period)}`;
  return subject === null
    ? `${computation.label}${when}`
    : `${computation.label}${when}: ${subjectText(subject)}`;
}

/** The days that a figure covers: those asked for, within the file. */
export function coveredPart({ covered }: AskedTable, period: Period | null): Period | null {
  return period ?? covered;
}

function draft(
  asking: Asked,
  values: Values,
  rows: SelectedRows & { count: number },
  about: { subject: Subject | null; period: Period | null; named: Period | null },
): FactDraft {
  const { table, measure, computation } = asking;
  const isAssumed = !table.amount.certain && computation.unit === 'SEK';
  const shown = toText(values.value).includes('.') && computation.unit === 'count' ? 1 : null;
  return {
    key: `ask.${table.guide}.${measure}`,
    subject: about.subject,
    label: labelOf(asking, about.subject, about.named),
    unit: computation.unit,
    period: about.period,
    kind: isAssumed ? 'assumption' : 'computed',
    ...values,
    ...(shown !== null && { precision: shown }),
    columns: [...new Set([...computation.columns, ...rows.columns])],
    filter: rows.filter,
    where: rows.where,
    rows: rows.count,
    origin: table.origin,
  };
}

/** One figure of the selected rows; null where no row is among them. */
export async function figureOf(
  facts: Facts,
  asking: Asked,
  selection: Selection,
): Promise<Fact | null> {
  const { table, computation } = asking;
  const rows = rowsOf(table, selection, computation.condition);
  const [row] = await table.query(
    `SELECT ${aggregates(computation)} FROM ${table.view} WHERE ${rows.where}`,
  );
  if (row === undefined || count(row, 'rows') === 0) return null;
  const values = valuesOf(asking, row);
  if (values === null) return null;
  const period = coveredPart(table, selection.period);
  const about = { subject: subjectOf(selection), period, named: selection.period };
  return facts.add(draft(asking, values, { ...rows, count: count(row, 'rows') }, about));
}

/** How many rows a selection has, whatever the measure. */
export async function rowsIn(table: AskedTable, selection: Selection): Promise<number> {
  const { where } = rowsOf(table, selection, `${table.column} IS NOT NULL`);
  return count(
    onlyRow(await table.query(`SELECT count(*) AS rows FROM ${table.view} WHERE ${where}`)),
    'rows',
  );
}

/** How a list is ordered and cut. */
export interface Order {
  by: 'most' | 'least' | 'time';
  limit: number;
  /** Only groups that are more or less than so much. */
  beyond?: Beyond;
}

const sizeOf = ({ below }: Computation) =>
  below === undefined ? 'above' : '(above / nullif(below, 0))';

/** A condition on groups of aggregates. */
function beyondSql(computation: Computation, beyond: Beyond | undefined): string {
  if (beyond === undefined) return '';
  const sign = `${beyond.side === 'over' ? '>' : '<'}${beyond.orEqual ? '=' : ''}`;
  return `WHERE ${sizeOf(computation)} ${sign} ${beyond.value}`;
}

/** The groups of the selected rows with their aggregates. */
const groupsSql = (
  { table, computation }: Asked,
  { sql, among }: Grouping,
  where: string,
  beyond: Beyond | undefined,
) => `(SELECT * FROM (SELECT ${sql} AS name, ${aggregates(computation)} FROM ${table.view}
       WHERE ${where} AND ${among} AND ${sql} IS NOT NULL GROUP BY 1) ${beyondSql(computation, beyond)})`;

/** A figure of each group of the selected rows; null where the table has no such column. */
export async function figuresBy(
  facts: Facts,
  asking: Asked,
  selection: Selection,
  by: DimensionId | TimeStep,
  order: Order,
): Promise<Fact[] | null> {
  const { table, computation } = asking;
  const grouping = groupingOf(table, by);
  if (grouping === null) return null;
  const rows = rowsOf(table, selection, computation.condition);
  const sorting =
    order.by === 'time'
      ? 'name'
      : `${sizeOf(computation)} ${order.by === 'most' ? 'DESC' : 'ASC'} NULLS LAST, name`;
  const found = await table.query(
    `SELECT * FROM ${groupsSql(asking, grouping, rows.where, order.beyond)} ORDER BY ${sorting} LIMIT ${order.limit}`,
  );
  return found.flatMap((row) => {
    const values = valuesOf(asking, row);
    if (values === null) return [];
    const value = text(row, 'name');
    const isAll = rows.filter === 'alla rader';
    const each = {
      where: `${rows.where} AND ${grouping.where(value)}`,
      filter: isAll
        ? `rader där ${grouping.filter(value)}`
        : `${rows.filter} och ${grouping.filter(value)}`,
      columns: [...rows.columns, ...(grouping.column === null ? [] : [grouping.column])],
      count: count(row, 'rows'),
    };
    const whole = grouping.period(value);
    const all = coveredPart(table, selection.period);
    const named = by === 'week' && whole !== null ? cutAt(whole, all) : whole;
    const period = named ?? all;
    const about = { subject: grouping.subject(value), period, named: selection.period };
    return facts.add(draft(asking, values, each, about));
  });
}

/** How many groups the selected rows have. */
export async function groupsIn(
  asking: Asked,
  selection: Selection,
  by: DimensionId | TimeStep,
  beyond?: Beyond,
): Promise<number> {
  const { table, computation } = asking;
  const grouping = groupingOf(table, by);
  if (grouping === null) return 0;
  const { where } = rowsOf(table, selection, computation.condition);
  const row = onlyRow(
    await table.query(`SELECT count(*) AS n FROM ${groupsSql(asking, grouping, where, beyond)}`),
  );
  return count(row, 'n');
}
