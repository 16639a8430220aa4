import { type Decimal, decimal } from '../facts/decimal.ts';
import { type Expression, hasValue, inPercent, worked } from '../facts/expression.ts';
import type { Fact } from '../facts/fact.ts';
import { monthsPeriod } from '../figures/calendar/months.ts';
import { addFact, type MetricContext, subject } from '../figures/context.ts';
import { allRows, both, type RowFilter, rowsIn, sumOf } from '../figures/filters.ts';
import { rowsBehind } from '../figures/naming.ts';
import type { Amount } from '../figures/view/amount.ts';
import { namesOf } from '../figures/view/roles.ts';
import type { Period } from '../table/period.ts';
import type { Finding } from './finding.ts';
import { type Frame, type MonthCell, type Series, sumOver } from './series.ts';

/** The keys of the facts of events, in one guide. */
export interface EventKeys<Key extends string> {
  stopped: Key;
  started: Key;
  level: Key;
  once: Key;
  current: Key;
  previous: Key;
  last: Key;
  /** Of sales: what whoever took over has paid. */
  next?: Key;
}

/** The keys of the events of pieces, their prices and costs. */
export interface PieceKeys<Key extends string> {
  price: Key;
  unitCost: Key;
  discount: Key;
  unitsCurrent: Key;
  unitsPrevious: Key;
  rowsCurrent: Key;
  rowsPrevious: Key;
  priceCurrent: Key;
  pricePrevious: Key;
  costCurrent: Key;
  costPrevious: Key;
  unitCostCurrent: Key;
  unitCostPrevious: Key;
  marginCurrent: Key;
  marginPrevious: Key;
  discountCurrent: Key;
  discountPrevious: Key;
  discountShareCurrent: Key;
  discountSharePrevious: Key;
}

/** Who has hired what another left, and what it has paid for it since. */
export interface Successor {
  name: string;
  period: Period;
  amount: Decimal;
  rows: number;
  columns: string[];
  filter: string;
  where: string;
}

/** What the facts of a guide's events are made with. */
export interface EventContext<Key extends string> {
  context: MetricContext<Key>;
  frame: Frame;
  keys: EventKeys<Key>;
  /** By who left: who has hired it since. */
  successors?: ReadonlyMap<string, Successor>;
  /** Null for costs. */
  pieces: {
    keys: PieceKeys<Key>;
    quantity: string | null;
    cost: Amount | null;
    discount: Amount | null;
  } | null;
  /** The file's columns that a subject is of, and its rows. */
  columnsOf(series: Series): string[];
  rowsOf(series: Series): RowFilter;
}

/** Some months of a subject, and what they come to. */
export interface Window {
  series: Series;
  period: Period;
  sums: MonthCell;
}

/** The months of an event, and those they are held against. */
export function windows({ frame }: EventContext<string>, { series, from, to }: Finding) {
  const of = (first: number, last: number): Window => ({
    series,
    period: monthsPeriod(first, last),
    sums: sumOver(series, first, last),
  });
  return { now: of(from, to), before: of(from - frame.back, to - frame.back) };
}

function subjectOf({ kind, name }: Series) {
  return kind === null ? null : subject(kind, name);
}

/** A sum of the rows of a subject in a window. */
export function addSum<Key extends string>(
  given: EventContext<Key>,
  key: NoInfer<Key>,
  window: Window,
  value: Decimal,
  of: { columns: readonly string[]; formula: string },
): Fact {
  return addOf(given, key, window, { value, columns: of.columns, formula: sumOf(of.formula) });
}

/** How many rows a subject has in a window. */
export const addRows = <Key extends string>(
  given: EventContext<Key>,
  key: NoInfer<Key>,
  window: Window,
): Fact =>
  addOf(given, key, window, {
    value: decimal(String(window.sums.rows)),
    columns: given.context.measure.amount.columns,
    formula: 'antalet rader',
  });

function addOf<Key extends string>(
  { context, columnsOf, rowsOf }: EventContext<Key>,
  key: NoInfer<Key>,
  { series, period, sums }: Window,
  { value, columns, formula }: { value: Decimal; columns: readonly string[]; formula: string },
): Fact {
  const rows = series.kind === null ? allRows(context) : rowsOf(series);
  return addFact(context, {
    ...{ key, value, period, formula },
    subject: subjectOf(series),
    columns: [
      ...new Set([...columns, ...columnsOf(series), ...namesOf(context.view.columns, 'date')]),
    ],
    ...both(rows, rowsIn(context, period)),
    rows: sums.rows,
  });
}

/** A figure made of others: an event's kronor, a price, a margin. */
export function addWorked<Key extends string>(
  { context }: EventContext<Key>,
  key: NoInfer<Key>,
  { series, period }: Window,
  expression: Expression,
  { percent = false, precision }: { percent?: boolean; precision?: number | undefined } = {},
): Fact | null {
  if (!hasValue(expression)) return null;
  const value = percent ? inPercent(expression) : worked(expression, { decimals: 2 });
  return addFact(context, {
    ...value,
    ...(precision !== undefined && { precision }),
    key,
    subject: subjectOf(series),
    period,
    columns: [...new Set(value.inputs.flatMap((fact) => fact.source.columns))],
    filter: rowsBehind(...value.inputs),
    rows: value.inputs.reduce((rows, fact) => rows + fact.source.rows, 0),
  });
}

/** What the subject came to in the months of an event, and in those they are held against. */
export function addAmounts<Key extends string>(given: EventContext<Key>, finding: Finding) {
  const { now, before } = windows(given, finding);
  const { amount: measured } = given.context.measure;
  return {
    ...{ now, before },
    current: addSum(given, given.keys.current, now, now.sums.amount, measured),
    previous: addSum(given, given.keys.previous, before, before.sums.amount, measured),
  };
}
