import type { TypedColumn } from '../../table/typed-column.ts';
import type { PartOfYear } from './part-of-year.ts';

/**
 * False where parts of a year come again after a new year, for the same thing: January to December and then January are
 * of two years, unless the rows are of another shop. `parts` are by row.
 */
export function areOfOneYear(
  parts: readonly (PartOfYear | null)[],
  beside: readonly TypedColumn[],
): boolean {
  const rows = parts.flatMap((part, row) => (part === null ? [] : [{ number: part.number, row }]));
  const falls = (list: typeof rows) =>
    list.filter(({ number }, at) => at > 0 && number < (list[at - 1]?.number ?? 0)).length;
  const inOrder = falls(rows) <= falls(rows.toReversed()) ? rows : rows.toReversed();
  const passOf = new Map<string, number>();
  let pass = 0;
  for (const [at, { number, row }] of inOrder.entries()) {
    const before = inOrder[at - 1]?.number ?? 0;
    if (number < before) pass++;
    const own = [number, ...beside.map(({ ids }) => ids[row] ?? -1)].join();
    if ((passOf.get(own) ?? pass) !== pass && pass < inOrder.length / LEAST) return false;
    passOf.set(own, pass);
  }
  return true;
}

/** Rows a time through the year; where there are fewer, the rows are in no order of time. */
const LEAST = 3;
