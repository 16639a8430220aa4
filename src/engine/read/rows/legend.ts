import { type Cell, cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesState, namesStatus } from '../../table/vocabulary/row-status.ts';

/** Codes that a legend explains at the least, and values that a column of codes has at the most. */
const FEWEST = 2;
const MOST_CODES = 12;
/** A line longer than this explains something else. */
const LONGEST = 300;

/** `K = kredit`, alone or among others: a code of at most three signs, and what it is short for. */
const explained =
  /(?:^|[\s,;:.|(])([\p{L}\d]{1,3})\s?=\s?(\p{L}[^,;|=.()]{1,40}?)(?=\s*(?:[,;|.()]|$))/gu;

/** What lines around a table say that codes in it are short for; null where they explain fewer than two. */
export function legendIn(lines: readonly string[]): ReadonlyMap<string, string> | null {
  const codes = new Map<string, string>();
  for (const line of lines) {
    if (line.length > LONGEST || !line.includes('=')) continue;
    for (const [, code = '', meaning = ''] of line.matchAll(explained)) {
      const before = codes.get(code);
      if (before !== undefined && before !== meaning) return null;
      codes.set(code, meaning.trim());
    }
  }
  const meanings = new Set(codes.values());
  return codes.size >= FEWEST && meanings.size === codes.size ? codes : null;
}

/**
 * The columns with their codes written out by a legend around the table: the only column that has such codes alone, or
 * the one of them that is named as of states.
 */
export function writtenOut(
  stores: readonly ColumnStore[],
  legend: ReadonlyMap<string, string> | null,
): readonly ColumnStore[] {
  if (legend === null) return stores;
  const codeOf = (cell: Cell) => cellText(cell).trim();
  const found = stores.filter(
    ({ values }) =>
      values.length > 0 &&
      values.length <= MOST_CODES &&
      values.every((cell) => legend.has(codeOf(cell))),
  );
  const named = found.filter(({ name }) => {
    const words = normaliseName(name);
    return namesState(words) || namesStatus(words);
  });
  const [only, ...more] = named.length > 0 ? named : found;
  if (!only || more.length > 0) return stores;
  const values = only.values.map((cell) => legend.get(codeOf(cell)) ?? cell);
  return stores.map((store) => (store === only ? { ...store, values } : store));
}
