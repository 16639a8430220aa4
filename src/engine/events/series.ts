import { add, type Decimal, decimal, toNumber } from '../facts/decimal.ts';
import type { Subject } from '../facts/fact.ts';

/** What one subject came to in one month. */
export interface MonthCell {
  rows: number;
  amount: Decimal;
  /** Units, cost of goods and discounts, and on how many rows each stands. */
  units: Decimal;
  unitRows: number;
  cost: Decimal;
  costRows: number;
  discount: Decimal;
}

/** One customer, product, supplier …, or the whole file, month by month. */
export interface Series {
  kind: Subject['kind'] | null;
  name: string;
  /** By month number; months without rows are absent. */
  cells: ReadonlyMap<number, MonthCell>;
  /** The first and the last day with an amount above zero; null for what does not come and go. */
  first: string | null;
  last: string | null;
}

/** The months that are looked at, and how far back each has the month it is held against. */
export interface Frame {
  kind: 'year' | 'preceding';
  first: number;
  last: number;
  back: number;
  /** The first month of the file. */
  start: number;
  /** The last day that the file reaches to. */
  end: string;
  /** Each date stands for its month. */
  byMonth: boolean;
}

const NOTHING = decimal('0');
const EMPTY: MonthCell = {
  rows: 0,
  amount: NOTHING,
  units: NOTHING,
  unitRows: 0,
  cost: NOTHING,
  costRows: 0,
  discount: NOTHING,
};

function plus(a: MonthCell, b: MonthCell): MonthCell {
  return {
    rows: a.rows + b.rows,
    amount: add(a.amount, b.amount),
    units: add(a.units, b.units),
    unitRows: a.unitRows + b.unitRows,
    cost: add(a.cost, b.cost),
    costRows: a.costRows + b.costRows,
    discount: add(a.discount, b.discount),
  };
}

/** The months of a window, both ends included. */
export function monthsIn(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}

/** The sum of the months `first`–`last`. */
export function sumOver({ cells }: Series, first: number, last: number): MonthCell {
  let sum = EMPTY;
  for (let month = first; month <= last; month++) {
    const cell = cells.get(month);
    if (cell !== undefined) sum = plus(sum, cell);
  }
  return sum;
}

/** The amount of the months `first`–`last`: added exactly, and then the nearest float. */
export function amountOver({ cells }: Series, first: number, last: number): number {
  let sum = NOTHING;
  for (let month = first; month <= last; month++) {
    const cell = cells.get(month);
    if (cell !== undefined) sum = add(sum, cell.amount);
  }
  return toNumber(sum);
}

/** The amounts of the months as floats. */
export function amountsOf({ cells }: Series, months: readonly number[]): number[] {
  return months.map((month) => toNumber((cells.get(month) ?? EMPTY).amount));
}
