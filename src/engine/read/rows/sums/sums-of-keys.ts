import type { TypedColumn } from '../../../table/typed-column.ts';
import type { FoundSums } from './scan.ts';

/** Times that a name must come back, and days on which its rows must be the sum of all others. */
const FEWEST = 2;
/** Names of one column that may be so. */
const MOST_NAMES = 3;

/**
 * Rows of one name that are, day by day or month by month, the sum of all other rows: `Kedjan` among its shops,
 * wherever it stands among them.
 */
export function sumsOfKeys(
  columns: readonly TypedColumn[],
  units: readonly Float64Array[],
  found: FoundSums,
): FoundSums {
  const isFound = (row: number) => found.proved.has(row) || found.open.has(row);
  const days = columns.filter(({ type }) => type === 'date');
  if (days.length === 0) return found;
  const amounts = units.map((unit) => withoutRows(unit, [...found.proved, ...found.open]));
  for (const column of columns) {
    if (column.type !== 'text' || column.counts.every((count) => count < FEWEST)) continue;
    for (const id of halvesIn(column, amounts)) {
      // An invoice is the sum of its payments, and is no sum of a day's rows.
      const isKeyed = days.some((key) => isSumByKey(column, id, { key, amounts }));
      if (!isKeyed) continue;
      const rows = [...column.ids.keys()].filter((row) => column.ids[row] === id && !isFound(row));
      return { ...found, proved: new Set([...found.proved, ...rows]), apart: new Set(rows) };
    }
  }
  return found;
}

function withoutRows(unit: Float64Array, rows: readonly number[]): Float64Array {
  if (rows.length === 0) return unit;
  const left = unit.slice();
  for (const row of rows) left[row] = 0;
  return left;
}

/** The values whose rows come to as much as all other rows together. */
function halvesIn({ ids, counts }: TypedColumn, amounts: readonly Float64Array[]): number[] {
  const isSo = Uint8Array.from(counts, (count) =>
    count >= FEWEST && count < ids.length / 2 ? 1 : 0,
  );
  if (!isSo.includes(1)) return [];
  for (const amount of amounts) {
    const sums = new Float64Array(counts.length);
    let all = 0;
    for (let row = 0; row < ids.length; row++) {
      const id = ids[row] ?? -1;
      const value = amount[row] || 0;
      all += value;
      if (id >= 0) sums[id] = (sums[id] ?? 0) + value;
    }
    for (let id = 0; id < sums.length; id++)
      if ((sums[id] ?? 0) * 2 !== all || (amounts.length === 1 && sums[id] === 0)) isSo[id] = 0;
  }
  return [...isSo.keys()].filter((id) => isSo[id] === 1).slice(0, MOST_NAMES);
}

/** Whether the rows of a name are the sum of the others for each day, of some more than one. */
function isSumByKey(
  { ids }: TypedColumn,
  id: number,
  { key, amounts }: { key: TypedColumn; amounts: readonly Float64Array[] },
): boolean {
  if (key.values.length < FEWEST) return false;
  const others = new Int32Array(key.values.length);
  const left = amounts.map(() => new Float64Array(key.values.length));
  for (const [row, own] of ids.entries()) {
    const place = key.ids[row] ?? -1;
    if (place < 0) return false;
    if (own !== id) others[place] = (others[place] ?? 0) + 1;
    amounts.forEach((amount, c) => {
      const sums = left[c];
      if (sums) sums[place] = (sums[place] ?? 0) + (own === id ? -1 : 1) * (amount[row] || 0);
    });
  }
  return left.every((sums) => sums.every((sum) => sum === 0)) && others.some((rows) => rows > 1);
}
