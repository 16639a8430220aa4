import type { TypedColumn } from '../../table/typed-column.ts';

/** Every step asks for the same numbers: those of a column are made of its texts once. */
const known = new WeakMap<TypedColumn['read'], Float64Array>();

/** The number of each distinct value of a column, near enough to compare by; NaN where it has none. */
export function numbersOf({ read }: Pick<TypedColumn, 'read'>): Float64Array {
  const before = known.get(read);
  if (before) return before;
  const numbers = Float64Array.from(read, (value) => (value === null ? Number.NaN : Number(value)));
  known.set(read, numbers);
  return numbers;
}

/** To be called where the values of a column were changed in place. */
export const forgetNumbers = (read: TypedColumn['read']): boolean => known.delete(read);

/** The number in a row of a column of numbers, near enough to compare by; null where there is none. */
export function numberAt(column: TypedColumn, row: number): number | null {
  const value = numbersOf(column)[column.ids[row] ?? -1] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** The numbers of a column by row; NaN where there is none. */
export function valuesOf(column: TypedColumn): Float64Array {
  const numbers = numbersOf(column);
  const values = new Float64Array(column.ids.length);
  for (let row = 0; row < values.length; row++)
    values[row] = numbers[column.ids[row] ?? -1] ?? Number.NaN;
  return values;
}
