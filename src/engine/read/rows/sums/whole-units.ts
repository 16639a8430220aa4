import type { TypedColumn } from '../../../table/typed-column.ts';

/**
 * The values of columns as whole numbers of the smallest unit that any of them has, row by row; NaN where a row has none.
 * Null where they are too large to be added exactly.
 */
export function wholeUnits(
  columns: readonly TypedColumn[],
  leastScale = 0,
): { values: Float64Array[]; scale: number } | null {
  const scale = columns.reduce(
    (most, { read }) => read.reduce((own, value) => Math.max(own, scaleOf(value)), most),
    leastScale,
  );
  const units = columns.map(({ read }) =>
    Float64Array.from(read, (value) => unitsOf(value, scale)),
  );
  const size = columns.reduce((sum, { counts }, c) => sum + sizeOf(units[c], counts), 0);
  if (size > Number.MAX_SAFE_INTEGER) return null;
  const values = columns.map(({ ids }, c) => byRow(units[c], ids));
  return { values, scale };
}

const scaleOf = (value: string | null) => {
  const point = value === null ? -1 : value.indexOf('.');
  return value === null || point < 0 ? 0 : value.length - point - 1;
};

/** A plain decimal as a number of units; beyond what a double holds exactly the sum of sizes is too large. */
function unitsOf(value: string | null, scale: number): number {
  if (value === null) return Number.NaN;
  let units = 0;
  for (let at = value.startsWith('-') ? 1 : 0; at < value.length; at++) {
    const digit = value.charCodeAt(at) - ZERO;
    if (digit >= 0) units = units * 10 + digit;
  }
  units *= 10 ** (scale - scaleOf(value));
  return value.startsWith('-') ? -units : units;
}

const ZERO = 48;

function sizeOf(units: Float64Array | undefined, counts: readonly number[]): number {
  let size = 0;
  for (let id = 0; id < counts.length; id++) size += Math.abs(units?.[id] || 0) * (counts[id] ?? 0);
  return size;
}

function byRow(units: Float64Array | undefined, ids: Int32Array): Float64Array {
  const values = new Float64Array(ids.length);
  for (let row = 0; row < ids.length; row++) values[row] = units?.[ids[row] ?? -1] ?? Number.NaN;
  return values;
}
