import { type Decimal, decimal } from '../facts/decimal.ts';
import { named } from '../facts/expression.ts';
import type { Fact, Subject } from '../facts/fact.ts';
import type { Period } from '../table/period.ts';
import { formatNumber } from '../text/format.ts';
import { percentOf } from './arithmetic.ts';
import { type Comparison, during } from './calendar/comparison.ts';
import { addFact, addUnknown, type MetricContext, subject } from './context.ts';
import { both, type RowFilter, rowsIn, sumOf } from './filters.ts';
import { emptyColumn } from './missing.ts';
import { amount, count, type QueryRow, text } from './query.ts';
import { addGrowth } from './time/growth.ts';
import { namesOf } from './view/roles.ts';

/** Sums of one product, customer, supplier, area …: in total and in the comparable periods. */
export interface Part {
  name: string;
  total: Decimal;
  rows: number;
  current: { amount: Decimal; rows: number };
  previous: { amount: Decimal; rows: number };
}

/**
 * SQL: sum (`r1`, `r0`) and rows (`n1`, `n0`) of a column in the current and the previous
 * comparable period.
 */
export function comparedSums(column: 'revenue' | 'amount', comparison: Comparison | null): string {
  const sums = (which: 'current' | 'previous', suffix: 0 | 1) => {
    const period = during(comparison, which);
    return `coalesce(sum(CASE WHEN ${period} THEN ${column} END), 0) AS r${suffix}, count(CASE WHEN ${period} THEN 1 END) AS n${suffix}`;
  };
  return `${sums('current', 1)}, ${sums('previous', 0)}`;
}

/** A part from a row with its name, its sum, `rows` and the columns of `comparedSums`. */
export function partOf(row: QueryRow, name: string, total: string): Part {
  return {
    name: text(row, name),
    total: amount(row, total),
    rows: count(row, 'rows'),
    current: { amount: amount(row, 'r1'), rows: count(row, 'n1') },
    previous: { amount: amount(row, 'r0'), rows: count(row, 'n0') },
  };
}

/** The keys of the figures of each part. */
export interface PartKeys<Key extends string> {
  total: Key;
  share: Key;
  current: Key;
  previous: Key;
  change: Key;
  /** Null where the change is given only in kronor. */
  growth: Key | null;
}

/** One part of a breakdown, with the rows and columns of the file behind it. */
export interface PartFacts<Key extends string> {
  kind: Subject['kind'];
  keys: PartKeys<Key>;
  part: Part;
  rows: RowFilter;
  /** The file's columns that its sum comes from. */
  columns: string[];
  /** The period of the sum. */
  period: Period | null;
}

/** Adds the part's sum, and its share of a positive `total`; returns the sum. */
export function addPartTotal<Key extends string>(
  context: MetricContext<Key>,
  total: Fact,
  { kind, keys, part, rows, columns, period }: PartFacts<NoInfer<Key>>,
): Fact {
  const shared = {
    subject: subject(kind, part.name),
    period,
    columns,
    ...rows,
    rows: part.rows,
  };
  const fact = addFact(context, {
    ...shared,
    key: keys.total,
    value: part.total,
    formula: sumOf(context.measure.amount.formula),
  });
  const share = percentOf(part.total, decimal(total.value));
  if (share !== null)
    addFact(context, {
      ...shared,
      key: keys.share,
      value: share,
      formula: `${named(fact)} ÷ ${named(total)}`,
      inputs: [fact, total],
    });
  return fact;
}

/**
 * Adds the part's change between the comparable periods; returns the two sums, null without such
 * periods.
 */
export function addPartChange<Key extends string>(
  context: MetricContext<Key>,
  { kind, keys, part, rows, columns }: PartFacts<NoInfer<Key>>,
): { current: Fact; previous: Fact } | null {
  const { comparison } = context;
  if (comparison === null) return null;
  const dated = [...new Set([...columns, ...namesOf(context.view.columns, 'date')])];
  const add = (which: 'current' | 'previous') =>
    addFact(context, {
      key: keys[which],
      subject: subject(kind, part.name),
      value: part[which].amount,
      period: comparison[which],
      columns: dated,
      ...both(rows, rowsIn(context, comparison[which])),
      rows: part[which].rows,
      formula: sumOf(context.measure.amount.formula),
    });
  const [current, previous] = [add('current'), add('previous')];
  addGrowth(context, { change: keys.change, percent: keys.growth }, current, previous);
  return { current, previous };
}

/** Sum, share and change of one part. */
export function addPart<Key extends string>(
  context: MetricContext<Key>,
  total: Fact,
  given: PartFacts<NoInfer<Key>>,
): void {
  addPartTotal(context, total, given);
  addPartChange(context, given);
}

/** How many parts of a column are listed one by one. */
export const LISTED_PARTS = 20;

/** A column of the file by which the measure is broken down. */
interface Dimension<Key extends string, Read extends Part> {
  kind: Subject['kind'];
  /** Plural, capitalised: `Varugrupper`. */
  title: string;
  /** Its name in the file, and why there are no figures without it. */
  column: string | undefined;
  lacks: string;
  keys: PartKeys<Key>;
  /** The keys that are unknown without the column. */
  refused: readonly Key[];
  period: Period | null;
  /** The largest parts, at least as many as are listed, and the number of all. */
  read(): Promise<{ parts: Read[]; number: number }>;
  rowsOf(name: string): RowFilter;
  /** Further figures of a part besides sum, share and change. */
  more?(given: PartFacts<Key> & { part: Read }): void;
}

/** Lists the largest parts of a column; true where it has any. */
export async function addDimension<Key extends string, Read extends Part>(
  context: MetricContext<Key>,
  total: Fact,
  dimension: Dimension<NoInfer<Key>, Read>,
): Promise<boolean> {
  const { kind, title, column, keys, period } = dimension;
  if (column === undefined) {
    addUnknown(context, dimension.refused, dimension.lacks);
    return false;
  }
  const { parts, number } = await dimension.read();
  if (number === 0) {
    addUnknown(context, dimension.refused, emptyColumn(title, column));
    return false;
  }
  if (number > LISTED_PARTS)
    context.warnings.push(
      `${column} har ${formatNumber(number)} olika värden; de ${LISTED_PARTS} största visas var för sig.`,
    );
  const columns = [...context.measure.amount.columns, column];
  for (const part of parts.slice(0, LISTED_PARTS)) {
    const given = { kind, keys, part, rows: dimension.rowsOf(part.name), columns, period };
    addPart(context, total, given);
    dimension.more?.(given);
  }
  return true;
}
