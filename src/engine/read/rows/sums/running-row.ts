import { isNoChance } from './whole-units.ts';

/** Columns of periods that must agree: two where it is no chance. */
const FEWEST = 3;
const FEWEST_EXACT = 2;
/** Periods in which nothing is added and the row stands as it stood: no row of its own does so by chance as well. */
const FEWEST_FLAT = 2;

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
    let flat = 0;
    const telling: Float64Array[] = [];
    for (const [place, unit] of units.entries()) {
      const own = unit[row] || 0;
      const others = (sums[place] ?? 0) - own;
      soFar += others;
      if (own !== soFar) return false;
      if (others !== 0) telling.push(unit);
      else if (own !== 0) flat++;
    }
    if (telling.length !== FEWEST_EXACT) return telling.length >= FEWEST;
    const exact = telling.filter((unit) => isNoChance(unit, row));
    return exact.length === telling.length || (exact.length > 0 && flat >= FEWEST_FLAT);
  };
  return Array.from({ length: rows }, (_, row) => row).filter(
    (row) => !isSum(row) && isRunning(row),
  );
}
