import type { TypedColumn } from '../../table/typed-column.ts';

/** The number in a row of a column of numbers, near enough to compare by; null where there is none. */
export function numberAt(column: TypedColumn, row: number): number | null {
  const value = column.read[column.ids[row] ?? -1];
  return value == null ? null : Number(value);
}

/** The numbers of a column by row; NaN where there is none. */
export const valuesOf = (column: TypedColumn): Float64Array =>
  Float64Array.from(column.ids, (_, row) => numberAt(column, row) ?? Number.NaN);
