import type { TypedColumn } from '../../../table/typed-column.ts';
import { type FoundSums, type Hit, scan } from './scan.ts';

/** Rows of a report, a person's eye can follow: above it no one writes groups without a sign. */
const MOST_ROWS = 2_000;
/** Amounts beside each other that do not by chance add up all of them. */
const SEVERAL = 3;

/**
 * Groups whose sums look like any other row: `Kaffe 300` over or under `Mellanrost 100` and `Espresso 200`. Several
 * amounts that all add up prove it; one amount does not, and is asked about where the whole table adds up that way.
 */
export function outlineSums(
  columns: readonly TypedColumn[],
  units: readonly Float64Array[],
): FoundSums {
  const found: FoundSums = { proved: new Set(), open: new Set() };
  const rows = units[0]?.length ?? 0;
  if (rows > MOST_ROWS || columns.some(({ type }) => type === 'date')) return found;
  const several = units.length >= SEVERAL;
  const hitsOf = (backwards: boolean) => hitsIn(units, backwards, several ? SEVERAL : 1);
  const [hits = []] = [hitsOf(false), hitsOf(true)].sort((a, b) => b.length - a.length);
  if (several) {
    const outline = wholeOutline(units);
    const whole = placesOf(outline);
    const proved = placesOf(hits);
    const isWholeProved = hits.length > 0 && [...proved].every((row) => whole.has(row));
    if (hits.length > 0) found.proved = isWholeProved ? whole : proved;
    else found[isToldBySeveral(outline, units) ? 'proved' : 'open'] = whole;
  }
  const areNamed = () => namesEachRow(columns) || (holdAll(hits, units) && nameEach(hits, columns));
  if (!several && isWhole(hits, units) && areNamed()) found.open = placesOf(hits);
  return found;
}

const placesOf = (hits: readonly Hit[]) => new Set(hits.map(({ row }) => row));

/** Sums of at least two rows; where there are several such, also of one. */
function hitsIn(units: readonly Float64Array[], backwards: boolean, amounts: number): Hit[] {
  const candidates = new Uint8Array(units[0]?.length ?? 0).fill(1);
  const hits = scan(units, {
    candidates,
    backwards,
    inPairs: true,
    least: { members: 2, amounts },
  });
  if (hits.length < 2 || units.length < SEVERAL) return hits;
  const all = scan(units, { candidates, backwards, inPairs: true, least: { members: 1, amounts } });
  return all.length <= hits.length * 2 ? all : hits;
}

/** Groups that every row belongs to once, of one row too, though few amounts tell. What is the same all along tells nothing. */
function wholeOutline(units: readonly Float64Array[]): Hit[] {
  const [first = new Float64Array()] = units;
  const candidates = new Uint8Array(first.length).fill(1);
  const rows = first.filter((_, row) => units.some((unit) => (unit[row] || 0) !== 0)).length;
  const ways = [false, true].map((backwards) => {
    const least = { members: 1, amounts: 1 };
    const hits = scan(units, { candidates, backwards, inPairs: true, least });
    const within = hits.reduce((all, { members }) => all + members, 0);
    const telling = hits.filter((hit) => isTelling(hit, units));
    const isTold = telling.length >= SEVERAL || telling.some((hit) => sumsSeveral(hit, units));
    return within + hits.length >= rows && isTold && within < rows ? hits : [];
  });
  return ways.sort((a, b) => b.length - a.length)[0] ?? [];
}

const isTelling = ({ row }: Hit, units: readonly Float64Array[]) =>
  new Set(units.map((unit) => unit[row])).size > 1;

/** Several groups that differ by column, one of them of several rows: pairs alone may be of the same thing twice. */
function isToldBySeveral(outline: readonly Hit[], units: readonly Float64Array[]): boolean {
  const telling = outline.filter((hit) => isTelling(hit, units));
  return telling.length >= SEVERAL && telling.some((hit) => sumsSeveral(hit, units));
}

/** Several rows add up to it in more than one column: enough to ask. */
const sumsSeveral = ({ row, members }: Hit, units: readonly Float64Array[]) =>
  members > 1 && units.filter((unit) => (unit[row] || 0) !== 0).length > 1;

/** True where the last or the first row with an amount is a sum, so that no row is outside the groups. */
function isWhole(hits: readonly Hit[], [unit]: readonly Float64Array[]): boolean {
  if (hits.length < 2 || !unit) return false;
  const filled = Array.from(unit, (_, row) => row).filter((row) => (unit[row] || 0) !== 0);
  const ends = [filled[0], filled.at(-1)];
  return hits.some(({ row }) => ends.includes(row));
}

/** Whether each row with an amount is in one group, or the sum of one. */
function holdAll(hits: readonly Hit[], [unit]: readonly Float64Array[]): boolean {
  const rows = unit?.filter((value) => (value || 0) !== 0).length ?? 0;
  return hits.reduce((all, { members }) => all + members + 1, 0) === rows;
}

/** Whether each sum has a name that no other row has: what is in the groups may stand in several. */
const nameEach = (hits: readonly Hit[], columns: readonly TypedColumn[]) =>
  columns.some(
    ({ type, ids, counts }) =>
      type === 'text' && hits.every(({ row }) => counts[ids[row] ?? -1] === 1),
  );

const namesEachRow = (columns: readonly TypedColumn[]) =>
  columns.some(
    ({ type, counts, filled }) =>
      type === 'text' && filled > 0 && counts.every((count) => count === 1),
  );
