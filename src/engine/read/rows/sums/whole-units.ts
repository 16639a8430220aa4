import { decimal } from '../../../facts/decimal.ts';
import type { TypedColumn } from '../../../table/typed-column.ts';

/**
 * The values of columns as whole numbers of the smallest unit that any of them has, row by row; NaN where a row has none.
 * Null where they are too large to be added exactly.
 */
export function wholeUnits(
  columns: readonly TypedColumn[],
  leastScale = 0,
): { values: Float64Array[]; scale: number } | null {
  const read = columns.map((column) =>
    column.read.map((value) => (value === null ? null : decimal(value))),
  );
  const scale = read.flat().reduce((most, value) => Math.max(most, value?.scale ?? 0), leastScale);
  const units = read.map((values) =>
    values.map((value) =>
      value === null ? Number.NaN : Number(value.units * 10n ** BigInt(scale - value.scale)),
    ),
  );
  const size = columns.reduce((sum, { counts }, c) => sum + sizeOf(units[c] ?? [], counts), 0);
  if (size > Number.MAX_SAFE_INTEGER) return null;
  const values = columns.map(({ ids }, c) =>
    Float64Array.from(ids, (id) => units[c]?.[id] ?? Number.NaN),
  );
  return { values, scale };
}

const sizeOf = (units: readonly number[], counts: readonly number[]) =>
  units.reduce(
    (sum, value, id) => (Number.isNaN(value) ? sum : sum + Math.abs(value) * (counts[id] ?? 0)),
    0,
  );
