import { normaliseName } from '../../../table/normalise-name.ts';
import type { TypedColumn } from '../../../table/typed-column.ts';
import { titlesSoFar } from '../../../table/vocabulary/measures.ts';
import { isNoChance } from './whole-units.ts';

/** Columns of periods that must agree: two where it is no chance. */
const FEWEST = 3;
const FEWEST_EXACT = 2;
/** Periods in which nothing is added and the row stands as it stood: no row of its own does so by chance as well. */
const FEWEST_FLAT = 2;

/**
 * Rows of a table with a column for each period that are all so far, period by period, of the other rows together:
 * `Löpande` under or among them, under any name. `isSum` are the rows that are sums already, and `others` the columns
 * that name them. Open is a row whose amounts may be so by chance, and one called `Ackumulerat` that is not.
 */
export function runningRows(
  others: readonly TypedColumn[],
  units: readonly Float64Array[],
  isSum: (row: number) => boolean,
): { proved: number[]; open: number[] } {
  const found = { proved: [] as number[], open: [] as number[] };
  if (units.length < FEWEST_EXACT) return found;
  const sums = units.map((unit) =>
    unit.reduce((sum, value, row) => sum + (isSum(row) ? 0 : value || 0), 0),
  );
  const isCalled = calledSoFar(others, units[0]?.length ?? 0);
  for (const row of (units[0] ?? []).keys()) {
    const verdict = isSum(row)
      ? null
      : verdictOf(units, sums, { row, isCalled: isCalled[row] === 1 });
    if (verdict) found[verdict].push(row);
  }
  return found;
}

/** 1 for rows with a cell that says all so far. */
function calledSoFar(others: readonly TypedColumn[], rows: number): Uint8Array {
  const isCalled = new Uint8Array(rows);
  for (const { type, values, ids } of others) {
    if (type !== 'text') continue;
    const says = values.map((cell) => typeof cell === 'string' && titlesSoFar(normaliseName(cell)));
    if (!says.includes(true)) continue;
    for (let row = 0; row < rows; row++) if (says[ids[row] ?? -1]) isCalled[row] = 1;
  }
  return isCalled;
}

function verdictOf(
  units: readonly Float64Array[],
  sums: readonly number[],
  { row, isCalled }: { row: number; isCalled: boolean },
): 'proved' | 'open' | null {
  let soFar = 0;
  let flat = 0;
  const telling: Float64Array[] = [];
  for (const [place, unit] of units.entries()) {
    const own = unit[row] || 0;
    const others = (sums[place] ?? 0) - own;
    soFar += others;
    if (own !== soFar) return isCalled ? 'open' : null;
    if (others !== 0) telling.push(unit);
    else if (own !== 0) flat++;
  }
  if (isCalled) return 'proved';
  if (telling.length !== FEWEST_EXACT) return telling.length >= FEWEST ? 'proved' : null;
  // Where one alone sold, the row is as much as its: what all amounts are whole numbers of tells more.
  const exact = telling.filter((unit) => isNoChance(unit, row, units));
  const isProved = exact.length === telling.length || (exact.length > 0 && flat >= FEWEST_FLAT);
  if (isProved) return 'proved';
  return exact.length > 0 ? 'open' : null;
}
