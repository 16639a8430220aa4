import type { TypedColumn } from '../../../table/typed-column.ts';
import { type FoundSums, type Hit, scan } from './scan.ts';

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
  const both = [true, false].map((backwards) => hitsIn(table.amounts, backwards));
  const [found] = both.sort((a, b) => b.strong - a.strong || b.hits.length - a.hits.length);
  const alone = found && found.strong > 0 ? [] : aboveOneAlone(table.amounts);
  const sums = alone.length > 0 ? alone : found?.strong ? found.hits.map(({ row }) => row) : [];
  if (sums.length === 0) return null;
  const ids = new Set(sums.map((place) => table.names[place]));
  const rows = new Set([...column.ids.keys()].filter((row) => ids.has(column.ids[row])));
  const none = new Set<number>();
  const isProved = alone.length === 0 && found?.isProved === true;
  return { proved: isProved ? rows : none, open: isProved ? none : rows, apart: rows };
}

/** The names that sum others, how many of them do so by several amounts, and whether those prove the rest. */
function hitsIn(amounts: readonly Float64Array[], backwards: boolean) {
  const candidates = new Uint8Array(amounts[0]?.length ?? 0).fill(1);
  const different = (place: number) =>
    new Set(amounts.map((amount) => amount[place] || 0).filter((value) => value !== 0)).size;
  const found = (least: { members: number; amounts: number }) => {
    const hits = scan(amounts, { candidates, backwards, inPairs: true, least });
    const strong = hits.filter(({ row, members }) => members > 1 && different(row) >= TELLING.open);
    return { hits, strong };
  };
  // A name that sold on a single day, or whose one part sold, says little by itself: the one above all proves it.
  const loose = found({ members: 1, amounts: 1 });
  const plain = found({ members: 2, amounts: 1 });
  const isHeld = loose.strong.length > plain.strong.length && sumsAllElse(amounts, loose.hits);
  const { hits, strong } = isHeld ? loose : plain;
  const isKnown = isHeld || strong.length === hits.length || sumsAllElse(amounts, hits);
  const isProved = isKnown && strong.every(({ row }) => different(row) >= TELLING.proved);
  return { hits, strong: strong.length, isProved };
}

/**
 * Names above the only one that sold, all of them as much as it on every day: at least two, or it is chance. None where
 * what was sold differs by name, or is the same all along.
 */
function aboveOneAlone(amounts: readonly Float64Array[]): number[] {
  const names = [...(amounts[0]?.keys() ?? [])];
  const sold = names.filter((place) => amounts.some((amount) => amount[place]));
  const last = sold.at(-1);
  if (last === undefined || sold.length < FEWEST_NAMES || sold.length === names.length) return [];
  const areSame = amounts.every((amount) => sold.every((place) => amount[place] === amount[last]));
  const different = new Set(amounts.flatMap((amount) => amount[last] || []));
  return areSame && different.size >= TELLING.open ? sold.slice(0, -1) : [];
}

/** Whether the last of the names is, every day, the sum of all that sum nothing. */
function sumsAllElse(amounts: readonly Float64Array[], hits: readonly Hit[]): boolean {
  const top = hits.at(-1)?.row;
  if (top === undefined) return false;
  const sums = new Set(hits.map(({ row }) => row));
  return amounts.every(
    (amount) =>
      amount.reduce((sum, value, row) => (sums.has(row) ? sum : sum + (value || 0)), 0) ===
      (amount[top] || 0),
  );
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
