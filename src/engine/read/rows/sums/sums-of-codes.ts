import type { TypedColumn } from '../../../table/typed-column.ts';
import type { FoundSums } from './scan.ts';

/** Rows of a report by code: above it the rows are what is reported. */
const MOST_ROWS = 5_000;
/** Sums that must hold, and share of the codes with others below them that must be such. */
const FEWEST = 2;
const SHARE = 0.9;
/** `4`, `40`, `4010`; `1`, `1.2`, `1.2.1`. */
const code = /^\d{1,8}(?:\.\d{1,4}){0,4}$/;

/**
 * Rows whose code begins the codes of others, and whose amounts are the sum of theirs: levels of accounts, of projects, of
 * an outline, of which only the last counts.
 */
export function sumsOfCodes(
  columns: readonly TypedColumn[],
  units: readonly Float64Array[],
): FoundSums {
  for (const column of columns) {
    const parents = parentsIn(column);
    const proved = parents === null ? null : provedIn(parents, units);
    if (proved) return { proved, open: new Set() };
  }
  return { proved: new Set(), open: new Set() };
}

/** Of each row the one whose code is the longest beginning of its own; −1 where none is. Null of no column of codes. */
function parentsIn({ ids, read, counts, filled }: TypedColumn): Int32Array | null {
  if (ids.length > MOST_ROWS || filled < ids.length * SHARE) return null;
  if (!counts.every((count) => count === 1)) return null;
  if (!read.every((text) => text === null || code.test(text.trim()))) return null;
  const rows = new Map<string, number>();
  ids.forEach((id, row) => {
    const text = read[id]?.trim();
    if (text) rows.set(text, row);
  });
  return ids.map((id) => {
    const own = read[id]?.trim() ?? '';
    for (let length = own.length - 1; length > 0; length--) {
      const row = rows.get(own.slice(0, length));
      if (row !== undefined) return row;
    }
    return -1;
  });
}

/** The rows that sum those below them, where nearly all that have any do, and some of them more than one. */
function provedIn(parents: Int32Array, units: readonly Float64Array[]): Set<number> | null {
  const below = new Map<number, number[]>();
  parents.forEach((parent, row) => {
    if (parent >= 0) below.set(parent, [...(below.get(parent) ?? []), row]);
  });
  const telling = [...below].filter(([row]) => units.some((unit) => (unit[row] || 0) !== 0));
  const held = telling.filter(([row, parts]) =>
    units.every(
      (unit) => parts.reduce((sum, part) => sum + (unit[part] || 0), 0) === (unit[row] || 0),
    ),
  );
  const isProved =
    held.length >= FEWEST &&
    held.length >= telling.length * SHARE &&
    held.some(([, parts]) => parts.length > 1);
  return isProved ? new Set(held.map(([row]) => row)) : null;
}
