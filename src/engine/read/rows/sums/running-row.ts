import { isNoChance } from './whole-units.ts';

/** Columns of periods that must agree: two where it is no chance. */
const FEWEST = 3;
const FEWEST_EXACT = 2;

/**
 * Rows of a table with a column for each period that are all so far, period by period, of the other rows together:
 * `Löpande` under or among them, under any name. `isSum` are the rows that are sums already.
 */
export function runningRows(
  units: readonly Float64Array[],
  isSum: (row: number) => boolean,
): number[] {
  const rows = units[0]?.length ?? 0;
  if (units.length < FEWEST_EXACT) return [];
  const sums = units.map((unit) =>
    unit.reduce((sum, value, row) => sum + (isSum(row) ? 0 : value || 0), 0),
  );
  const isRunning = (row: number): boolean => {
    let soFar = 0;
    let telling = 0;
    for (const [place, unit] of units.entries()) {
      const own = unit[row] || 0;
      const others = (sums[place] ?? 0) - own;
      soFar += others;
      if (own !== soFar) return false;
      if (others !== 0) telling++;
    }
    return (
      telling >= FEWEST ||
      (telling === FEWEST_EXACT && units.every((unit) => isNoChance(unit, row)))
    );
  };
  return Array.from({ length: rows }, (_, row) => row).filter(
    (row) => !isSum(row) && isRunning(row),
  );
}
