import type { TypedColumn } from '../../../table/typed-column.ts';
import { sumsOfOneName } from './alike-names.ts';
import { outlineSums } from './outline.ts';
import { type KindOfRow, type RowShapes, rowShapes } from './row-shapes.ts';
import { type FoundSums, type Hit, scan } from './scan.ts';
import { wholeUnits } from './whole-units.ts';

/** Share of the rows of one shape that must sum those before them. */
const NEARLY_ALL = 0.9;
const MOST = 0.5;
/** So many rows do not by chance add up to one that stands alone in its shape. */
const TOO_MANY_FOR_CHANCE = 4;

/**
 * Finds subtotals and totals by their amounts: rows that look alike and unlike the others, each the exact sum of a group
 * below or above them. `amounts` are all to be summed: one column, or one per period.
 */
export function findSums(
  columns: readonly TypedColumn[],
  amounts: readonly TypedColumn[],
): FoundSums {
  const none: FoundSums = { proved: new Set(), open: new Set() };
  const units = amounts.length === 0 ? null : (wholeUnits(amounts)?.values ?? null);
  if (!units) return none;
  const shapes = rowShapes(columns, amounts);
  const best = [false, true]
    .map((backwards) => ofShapes(units, shapes, backwards))
    .sort((a, b) => b.proved.size - a.proved.size)[0];
  const others = columns.filter((column) => !amounts.includes(column));
  const found = sumsOfOneName(others, units, best ?? none);
  if (found.proved.size + found.open.size > 0) return withGrandTotal(units, found);
  return withGrandTotal(units, outlineSums(columns, units));
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
    const byKind = new Map<number, Hit[]>();
    for (const hit of hits) {
      const kind = kinds[hit.row] ?? 0;
      byKind.set(kind, [...(byKind.get(kind) ?? []), hit]);
    }
    const verdicts = [...left].map((kind) => {
      const own = byKind.get(kind) ?? [];
      return { kind, own, verdict: verdictOf(own, rows[kind] ?? 0, about[kind]) };
    });
    const none = verdicts.filter(({ verdict }) => verdict === 'none');
    for (const { kind } of none) left.delete(kind);
    // Rows taken for sums by chance were not added to the others: those are looked at anew.
    failed = none.some(({ own }) => own.length > 0);
    if (failed) continue;
    for (const { own, verdict } of verdicts)
      if (verdict !== 'none') for (const { row } of own) found[verdict].add(row);
  }
  kinds.forEach((kind, row) => {
    if (!isLabel(about[kind]) || units.every((unit) => (unit[row] || 0) === 0)) return;
    found[about[kind]?.isTotal || hits.length > 0 ? 'proved' : 'open'].add(row);
  });
  return found;
}

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
  if (real.length === 0 || share < MOST) return 'none';
  if (share < NEARLY_ALL) return real.length > 1 ? 'open' : 'none';
  const members = Math.max(...real.map((hit) => hit.members));
  const isProof = hits.length > 1 || about?.bare === true || members >= TOO_MANY_FOR_CHANCE;
  return isProof ? 'proved' : 'open';
}

/** The first or the last row that is left may be the sum of all the others, however it looks. */
function withGrandTotal(units: readonly Float64Array[], found: FoundSums): FoundSums {
  const [first = new Float64Array()] = units;
  const rows = Array.from(first, (_, row) => row).filter(
    (row) =>
      !found.proved.has(row) &&
      !found.open.has(row) &&
      units.some((unit) => (unit[row] || 0) !== 0),
  );
  if (rows.length <= TOO_MANY_FOR_CHANCE + 1) return found;
  const sums = units.map((unit) => rows.reduce((sum, row) => sum + (unit[row] || 0), 0));
  const isAll = (row: number) =>
    units.every((unit, c) => (unit[row] || 0) * 2 === sums[c]) &&
    rows.every((other) => other === row || units.every((unit) => (unit[other] || 0) >= 0));
  const total = [rows.at(-1), rows[0]].find((row) => row !== undefined && isAll(row));
  if (total !== undefined) found.proved.add(total);
  return found;
}
