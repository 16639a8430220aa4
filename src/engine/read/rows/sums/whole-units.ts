import { byRow, unitsOf } from '../../../columns/types/number-at.ts';
import type { TypedColumn } from '../../../table/typed-column.ts';

/**
 * The values of columns as whole numbers of the smallest unit that any of them has, row by row; NaN where a row has none.
 * Null where they are too large to be added exactly.
 */
export function wholeUnits(
  columns: readonly TypedColumn[],
  leastScale = 0,
): { values: Float64Array[]; scale: number } | null {
  const own = columns.map(unitsOf);
  const scale = own.reduce((most, exact) => Math.max(most, exact?.scale ?? 0), leastScale);
  const values: Float64Array[] = [];
  let size = 0;
  for (const [c, { ids }] of columns.entries()) {
    const exact = own[c];
    if (!exact) return null;
    const rows = byRow(exact.units, ids);
    const up = 10 ** (scale - exact.scale);
    for (let row = 0; row < rows.length; row++) {
      const value = (rows[row] ?? Number.NaN) * up;
      rows[row] = value;
      size += Math.abs(value) || 0;
    }
    values.push(rows);
  }
  return size > Number.MAX_SAFE_INTEGER ? null : { values, scale };
}

/** Two or three amounts of so many steps do not by chance add up to another. */
const TOO_MANY_STEPS = 200;

/**
 * Whether an amount that is the sum of a few others is so by more than chance: it is many of the largest steps that all
 * amounts `among` which it stands are whole numbers of. 300 beside 100 and 200 is three.
 */
export function isNoChance(
  unit: Float64Array,
  row: number,
  among: readonly Float64Array[] = [unit],
): boolean {
  const step = among.reduce(
    (least, each) =>
      each.reduce((common, value) => (value ? commonDivisor(common, value) : common), least),
    0,
  );
  return Math.abs(unit[row] || 0) >= TOO_MANY_STEPS * step && step > 0;
}

const commonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : commonDivisor(b, a % b);
