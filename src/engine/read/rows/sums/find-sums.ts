import { groupBy } from '../../../table/group-by.ts';
import type { TypedColumn } from '../../../table/typed-column.ts';
import { sumsOfOneName } from './alike-names.ts';
import { extremeRows, withoutRows } from './extremes.ts';
import { levelsByKey } from './levels-by-key.ts';
import { outlineSums } from './outline.ts';
import { type KindOfRow, type RowShapes, rowShapes } from './row-shapes.ts';
import { runningRows } from './running-row.ts';
import { type FoundSums, type Hit, scan } from './scan.ts';
import { sumOfAllElse } from './sum-of-all-else.ts';
import { sumsOfCodes } from './sums-of-codes.ts';
import { sumsOfKeys } from './sums-of-keys.ts';
import { isNoChance, wholeUnits } from './whole-units.ts';

const MANY = 3;
/** Share of the rows of one shape that must sum those before them. */
const NEARLY_ALL = 0.9;
const MOST = 0.5;
/** So many rows do not by chance add up to one that stands alone in its shape. */
const TOO_MANY_FOR_CHANCE = 4;

/**
 * Finds subtotals and totals by their amounts: rows that look alike and unlike the others, each the exact sum of a group
 * below or above them. `amounts` are all to be summed: one column, or one per period. `known` are rows that are sums
 * already, which none of the others sums.
 */
export function findSums(
  columns: readonly TypedColumn[],
  amounts: readonly TypedColumn[],
  known: ReadonlySet<number> = new Set(),
): FoundSums {
  const written = amounts.length === 0 ? null : (wholeUnits(amounts)?.values ?? null);
  if (!written) return { proved: new Set(), open: new Set() };
  const others = columns.filter((column) => !amounts.includes(column));
  const extremes = extremeRows(others, written);
  const {
    proved,
    open,
    apart = [],
  } = sumsAmong(columns, amounts, withoutRows(written, new Set([...known, ...extremes.proved])));
  return {
    proved: new Set([...proved, ...extremes.proved]),
    open: new Set([...open, ...extremes.open]),
    apart: new Set([...apart, ...extremes.proved, ...extremes.open]),
  };
}

function sumsAmong(
  columns: readonly TypedColumn[],
  amounts: readonly TypedColumn[],
  units: readonly Float64Array[],
): FoundSums {
  const others = columns.filter((column) => !amounts.includes(column));
  const none: FoundSums = { proved: new Set(), open: new Set() };
  const levels = sumsOfCodes(others, units);
  if (levels.proved.size > 0) return withGrandTotal(units, levels);
  const shapes = rowShapes(columns, amounts);
  const isAnyOdd = shapes.about.length > 1;
  const best = (isAnyOdd ? [false, true] : [])
    .map((backwards) => ofShapes(units, shapes, backwards))
    .sort((a, b) => b.proved.size - a.proved.size)[0];
  const found = withRunningRows(
    others,
    units,
    sumsOfKeys(others, units, sumsOfOneName(others, units, best ?? none)),
  );
  if (found.proved.size + found.open.size > 0)
    return withGrandTotal(units, withGroups(columns, units, found));
  const named = withGrandTotal(units, levelsByKey(others, units) ?? outlineSums(columns, units));
  return named.proved.size + named.open.size > 0 ? named : sumOfAllElse(units);
}

/** Groups under a total that is half of what all other rows come to: each row is in it twice, once in its group's sum. */
function withGroups(
  columns: readonly TypedColumn[],
  units: readonly Float64Array[],
  found: FoundSums,
): FoundSums {
  if (found.open.size > 0) return found;
  const rest = withoutRows(units, found.proved);
  const sums = rest.map((unit) => unit.reduce((sum, value) => sum + (value || 0), 0));
  const isHalf = (row: number) => units.every((unit, c) => (unit[row] || 0) * 2 === sums[c]);
  if (sums.every((sum) => sum === 0) || ![...found.proved].some(isHalf)) return found;
  const { proved } = outlineSums(columns, rest);
  return { ...found, proved: new Set([...found.proved, ...proved]) };
}

function withRunningRows(
  others: readonly TypedColumn[],
  units: readonly Float64Array[],
  found: FoundSums,
): FoundSums {
  const isSum = (row: number) => found.proved.has(row) || found.open.has(row);
  const { proved, open } = runningRows(others, units, isSum);
  if (proved.length + open.length === 0) return found;
  return {
    proved: new Set([...found.proved, ...proved]),
    open: new Set([...found.open, ...open]),
    apart: new Set([...(found.apart ?? []), ...proved, ...open]),
  };
}

/** The sums among rows of odd shape, in one direction. */
function ofShapes(
  units: readonly Float64Array[],
  { kinds, about }: RowShapes,
  backwards: boolean,
): FoundSums {
  const found: FoundSums = { proved: new Set(), open: new Set() };
  const rows = countKinds(units, kinds, about.length);
  const left = new Set(
    about.flatMap((_, kind) => (kind > 0 && rows[kind] && !isLabel(about[kind]) ? kind : [])),
  );
  let hits: Hit[] = [];
  for (let failed = true; failed; ) {
    const candidates = Uint8Array.from(kinds, (kind) =>
      isLabel(about[kind]) ? 2 : left.has(kind) ? 1 : 0,
    );
    hits = scan(units, { candidates, backwards, least: { members: 1, amounts: 1 } });
    const byKind = groupBy(hits, ({ row }) => kinds[row] ?? 0);
    const verdicts = [...left].map((kind) => {
      const own = byKind.get(kind) ?? [];
      return { kind, own, verdict: verdictOf(own, rows[kind] ?? 0, about[kind]) };
    });
    const none = verdicts.filter(({ verdict }) => verdict === 'none');
    for (const { kind } of none) left.delete(kind);
    // Rows taken for sums by chance were not added to the others: those are looked at anew.
    failed = none.some(({ own }) => own.length > 0);
    if (failed) continue;
    for (const { own, verdict, kind } of verdicts) {
      if (verdict !== 'none') for (const { row } of own) found[verdict].add(row);
      // What comes to nothing is nothing, and stands among sums as one of them.
      if (verdict === 'proved') for (const row of zeros(units, kinds, kind)) found.proved.add(row);
    }
  }
  kinds.forEach((kind, row) => {
    if (!isLabel(about[kind])) return;
    // Of a group that came to nothing the sum is nothing too, where others under the same label are sums.
    const isOfNothing = hits.length > 0 && units.every((unit) => unit[row] === 0);
    if (!isOfNothing && units.every((unit) => (unit[row] || 0) === 0)) return;
    found[about[kind]?.isTotal || hits.length > 0 ? 'proved' : 'open'].add(row);
  });
  return found;
}

const zeros = (units: readonly Float64Array[], kinds: Int32Array, kind: number): number[] =>
  Array.from(kinds.keys()).filter(
    (row) => kinds[row] === kind && units.every((unit) => unit[row] === 0),
  );

/** Labelled as a total and nothing else: one, also of rows that do not add up to it. */
const isLabel = (about: KindOfRow | undefined) => about?.labelled === true && about.bare;

function countKinds(
  units: readonly Float64Array[],
  kinds: Int32Array,
  howMany: number,
): Int32Array {
  const rows = new Int32Array(howMany);
  kinds.forEach((kind, row) => {
    if (units.some((unit) => (unit[row] || 0) !== 0)) rows[kind] = (rows[kind] ?? 0) + 1;
  });
  return rows;
}

/** What hits among rows of one shape prove. */
function verdictOf(
  hits: readonly Hit[],
  rows: number,
  about: KindOfRow | undefined,
): 'proved' | 'open' | 'none' {
  const real = hits.filter(({ members }) => members > 1);
  const share = hits.length / rows;
  if (about?.labelled && hits.length > 0 && share >= MOST) return 'proved';
  // Rows that each equal the one above them are sums of one, where so many are and nothing else stands in them; where no
  // cell is empty they are of two who pay the same.
  if (real.length === 0) {
    const isOfOne = share === 1 && hits.length >= MANY && (about?.bare || about?.lacks);
    return isOfOne ? (about.bare ? 'proved' : 'open') : 'none';
  }
  if (share < MOST) return 'none';
  if (share < NEARLY_ALL) return real.length > 1 ? 'open' : 'none';
  const members = Math.max(...real.map((hit) => hit.members));
  const isProof = hits.length > 1 || about?.bare === true || members >= TOO_MANY_FOR_CHANCE;
  return isProof ? 'proved' : 'open';
}

/**
 * The first or the last row that is left may be the sum of all the others, however it looks. Of few rows that is asked
 * about where it is no chance, unless they add up in more than one period.
 */
function withGrandTotal(units: readonly Float64Array[], found: FoundSums): FoundSums {
  const rows = units[0]?.length ?? 0;
  const ends = { first: -1, last: -1, count: 0 };
  const isLeft = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    if (!hasAmount(units, row) || found.proved.has(row) || found.open.has(row)) continue;
    if (ends.first === -1) ends.first = row;
    ends.last = row;
    ends.count++;
    isLeft[row] = 1;
  }
  const sums = units.map((unit) => sumWhere(unit, isLeft));
  if (ends.count < MANY) return found;
  const isAll = (row: number) => units.every((unit, c) => (unit[row] || 0) * 2 === sums[c]);
  const total = [ends.last, ends.first].find(isAll);
  if (total === undefined) return found;
  const periods = units.filter((unit) => (unit[total] || 0) !== 0).length;
  if (ends.count > TOO_MANY_FOR_CHANCE + 1) found.proved.add(total);
  else if (units.some((unit) => isNoChance(unit, total)))
    found[periods > 1 ? 'proved' : 'open'].add(total);
  return found;
}

/** The sum of the marked rows of a column; not a number where one of them is below zero. */
function sumWhere(unit: Float64Array, isLeft: Uint8Array): number {
  let sum = 0;
  for (let row = 0; row < unit.length; row++) {
    const value = isLeft[row] === 1 ? unit[row] || 0 : 0;
    if (value < 0) return Number.NaN;
    sum += value;
  }
  return sum;
}

function hasAmount(units: readonly Float64Array[], row: number): boolean {
  for (const unit of units) if ((unit[row] || 0) !== 0) return true;
  return false;
}
