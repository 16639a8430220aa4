import type { TypedColumn } from '../../table/typed-column.ts';

type Read = Pick<TypedColumn, 'read'>;

/** Values as whole numbers of the smallest unit that any of them has, by distinct value; NaN where it has none. */
export interface ExactUnits {
  units: Float64Array;
  scale: number;
}

// Every step asks for the same numbers: they are made of a column's texts once.
const numbers = new WeakMap<TypedColumn['read'], Float64Array>();
const exact = new WeakMap<TypedColumn['read'], ExactUnits>();

/** The number of each distinct value of a column, near enough to compare by; NaN where it has none. */
export function numbersOf({ read }: Read): Float64Array {
  const known = numbers.get(read);
  if (known) return known;
  const made = Float64Array.from(read, (value) => (value === null ? Number.NaN : Number(value)));
  numbers.set(read, made);
  return made;
}

/** To be called where the values of a column were changed in place. */
export function forgetNumbers(read: TypedColumn['read']): void {
  numbers.delete(read);
  exact.delete(read);
}

/** The number in a row of a column of numbers, near enough to compare by; null where there is none. */
export function numberAt(column: TypedColumn, row: number): number | null {
  const value = numbersOf(column)[column.ids[row] ?? -1] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** The same for many rows of one column, whose values must not change meanwhile. */
export function numbersAt(column: TypedColumn): (row: number) => number | null {
  const values = numbersOf(column);
  const { ids } = column;
  return (row) => {
    const value = values[ids[row] ?? -1] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
}

/** The numbers of a column by row; NaN where there is none. */
export const valuesOf = (column: TypedColumn): Float64Array => byRow(numbersOf(column), column.ids);

/** What stands by distinct value, by row; NaN where there is none. */
export function byRow(values: Float64Array, ids: Int32Array): Float64Array {
  const rows = new Float64Array(ids.length);
  for (let row = 0; row < rows.length; row++) rows[row] = values[ids[row] ?? -1] ?? Number.NaN;
  return rows;
}

/** The values of a column of numbers in whole units; null where their sum may be more than a double holds exactly. */
export function unitsOf({ read, counts }: Pick<TypedColumn, 'read' | 'counts'>): ExactUnits | null {
  const made = exact.get(read) ?? inUnits(read);
  exact.set(read, made);
  let size = 0;
  for (let id = 0; id < counts.length; id++)
    size += Math.abs(made.units[id] || 0) * (counts[id] ?? 0);
  return size <= Number.MAX_SAFE_INTEGER ? made : null;
}

function inUnits(read: TypedColumn['read']): ExactUnits {
  let scale = 0;
  for (const value of read) scale = Math.max(scale, decimalsIn(value));
  return { units: Float64Array.from(read, (value) => inUnit(value, scale)), scale };
}

function decimalsIn(value: string | null): number {
  const point = value === null ? -1 : value.indexOf('.');
  return value === null || point < 0 ? 0 : value.length - point - 1;
}

const ZERO = 48;

function inUnit(value: string | null, scale: number): number {
  if (value === null) return Number.NaN;
  let units = 0;
  for (let at = value.startsWith('-') ? 1 : 0; at < value.length; at++) {
    const digit = value.charCodeAt(at) - ZERO;
    if (digit >= 0) units = units * 10 + digit;
  }
  units *= 10 ** (scale - decimalsIn(value));
  return value.startsWith('-') ? -units : units;
}
