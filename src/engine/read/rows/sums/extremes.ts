import { cellText } from '../../../table/cell.ts';
import { normaliseName } from '../../../table/normalise-name.ts';
import type { TypedColumn } from '../../../table/typed-column.ts';
import { isLeast, isMost } from '../../../table/vocabulary/totals.ts';
import type { FoundSums } from './scan.ts';

/** Rows at the foot among which those of the largest and smallest amount stand. */
const AT_FOOT = 6;
/** Rows that they are the largest and smallest of. */
const FEWEST = 3;

type Extremes = Pick<FoundSums, 'proved' | 'open'>;

/**
 * Rows at the foot that repeat the largest and the smallest amount of the others: `Max` and `Min`. Both prove it; one
 * alone, without anything else on its row, may be whom a row is of.
 */
export function extremeRows(
  columns: readonly TypedColumn[],
  units: readonly Float64Array[],
): Extremes {
  const found: Extremes = { proved: new Set(), open: new Set() };
  const count = units[0]?.length ?? 0;
  for (const column of columns) {
    const named = (isNamed: (name: string) => boolean) =>
      Array.from({ length: Math.min(AT_FOOT, count) }, (_, n) => count - 1 - n).filter((row) =>
        isNamed(normaliseName(cellText(column.values[column.ids[row] ?? -1]))),
      );
    const [most, least] = [named(isMost), named(isLeast)];
    if (most.length > 1 || least.length > 1) continue;
    const extremes = new Set([...most, ...least]);
    if (extremes.size === 0 || count - extremes.size < FEWEST) continue;
    const holds =
      most.every((row) => isOf(units, row, extremes, Math.max)) &&
      least.every((row) => isOf(units, row, extremes, Math.min));
    if (!holds) continue;
    const isBare = (row: number) =>
      columns.every((other) => other === column || (other.ids[row] ?? -1) < 0);
    for (const row of extremes)
      if (extremes.size === 2) found.proved.add(row);
      else if (isBare(row)) found.open.add(row);
  }
  return found;
}

/** Whether a row has, in each column of amounts, the largest or the smallest of the other rows. */
const isOf = (
  units: readonly Float64Array[],
  row: number,
  extremes: ReadonlySet<number>,
  pick: (a: number, b: number) => number,
): boolean =>
  units.every((unit) => {
    const own = unit[row] ?? Number.NaN;
    const others = unit.filter((value, at) => !extremes.has(at) && !Number.isNaN(value));
    return others.length > 0 && own === others.reduce((a, b) => pick(a, b));
  });

/** The amounts without those of some rows. */
export const withoutRows = (
  units: readonly Float64Array[],
  rows: ReadonlySet<number>,
): readonly Float64Array[] =>
  rows.size === 0
    ? units
    : units.map((unit) => unit.map((value, row) => (rows.has(row) ? Number.NaN : value)));
