import type { TypedColumn } from '../../table/typed-column.ts';

/** The number in a row of a column of numbers, near enough to compare by; null where there is none. */
export function numberAt(column: TypedColumn, row: number): number | null {
  const value = column.read[column.ids[row] ?? -1];
  return value == null ? null : Number(value);
}
