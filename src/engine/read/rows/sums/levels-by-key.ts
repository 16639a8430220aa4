import type { TypedColumn } from '../../../table/typed-column.ts';
import { type FoundSums, scan } from './scan.ts';

/** Names and days of a report, which an eye can follow. */
const MOST = { names: 200, keys: 400 } as const;
const FEWEST_NAMES = 3;
/** Different amounts of a name over the days by which they prove that it sums others, and by which it is asked. */
const TELLING = { proved: 3, open: 2 } as const;

/**
 * Names whose rows are, on every day or in every month, the sum of the names next below or above them: a country over its
 * regions over its shops, in one column. Found however the rows are sorted.
 */
export function levelsByKey(
  columns: readonly TypedColumn[],
  units: readonly Float64Array[],
): FoundSums | null {
  const keys = columns.filter(
    ({ type, values }) => type === 'date' && values.length > 1 && values.length <= MOST.keys,
  );
  for (const column of columns) {
    const { type, values, ids } = column;
    const isOfNames = type === 'text' && values.length >= FEWEST_NAMES;
    if (!isOfNames || values.length > MOST.names || values.length * 2 > ids.length) continue;
    for (const key of keys) {
      const found = levelsOf(column, key, units);
      if (found) return found;
    }
  }
  return null;
}

function levelsOf(
  column: TypedColumn,
  key: TypedColumn,
  units: readonly Float64Array[],
): FoundSums | null {
  const table = byName(column, key, units);
  if (!table) return null;
  const candidates = new Uint8Array(table.names.length).fill(1);
  const least = { members: 2, amounts: TELLING.open };
  const [hits = []] = [true, false]
    .map((backwards) => scan(table.amounts, { candidates, backwards, inPairs: true, least }))
    .sort((a, b) => b.length - a.length);
  const different = (place: number) =>
    new Set(table.amounts.map((amount) => amount[place] || 0).filter((value) => value !== 0)).size;
  const sums = hits.filter(({ row }) => different(row) >= TELLING.open);
  if (sums.length === 0) return null;
  const isProved = sums.every(({ row }) => different(row) >= TELLING.proved);
  const ids = new Set(sums.map(({ row }) => table.names[row]));
  const rows = new Set([...column.ids.keys()].filter((row) => ids.has(column.ids[row])));
  const none = new Set<number>();
  return { proved: isProved ? rows : none, open: isProved ? none : rows, apart: rows };
}

/** The amounts of each name, one list for each day; null where a name has several on one. */
function byName(column: TypedColumn, key: TypedColumn, units: readonly Float64Array[]) {
  const days = key.values.length;
  const taken = new Uint8Array(column.values.length * days);
  const places = new Map<number, number>();
  const amounts = Array.from(
    { length: days * units.length },
    () => new Float64Array(column.values.length),
  );
  for (const [row, id] of column.ids.entries()) {
    const day = key.ids[row] ?? -1;
    if (id < 0 || day < 0 || taken[id * days + day]) return null;
    taken[id * days + day] = 1;
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    units.forEach((unit, c) => {
      const own = amounts[c * days + day];
      if (own) own[place] = unit[row] || 0;
    });
  }
  return { names: [...places.keys()], amounts };
}
