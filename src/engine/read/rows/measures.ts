import { cellText } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Purpose } from '../../table/purpose.ts';
import { amountRank, isMeasure } from '../../table/vocabulary/measures.ts';

/** Rows that measure something else than the amount, by a column that says what each measures. */
export interface Measures {
  /** The word of the rows that are amounts, as it stands. */
  amount: string;
  /** The other rows, each with its word. */
  others: Map<number, string>;
}

/** Measures that a report has under each other at most. */
const MOST = 8;

/**
 * Finds `Antal`, `Kronor` and `TB` on rows of their own: a column with nothing but such words, which come in turns or in
 * blocks of the same length. A list of bookings by type does not.
 */
export function measuresIn(
  stores: readonly ColumnStore[],
  rows: number,
  purpose: Purpose,
): Measures | null {
  for (const store of stores) {
    const words = store.values.length <= MOST ? store.values.map(cellText) : [];
    const names = words.map(normaliseName);
    if (names.length < 2 || store.filled < rows || !names.every(isMeasure)) continue;
    const ranks = names.map((name) => amountRank(name, purpose) ?? Number.POSITIVE_INFINITY);
    const best = ranks.indexOf(Math.min(...ranks));
    if (ranks[best] === Number.POSITIVE_INFINITY || !inTurns(store, rows)) continue;
    const others = new Map<number, string>();
    store.ids.forEach((id, row) => {
      if (id !== best) others.set(row, words[id] ?? '');
    });
    return { amount: words[best] ?? '', others };
  }
  return null;
}

/** As many rows of each, one after the other or all of one before all of the next. */
function inTurns({ ids, counts }: ColumnStore, rows: number): boolean {
  const each = counts[0] ?? 0;
  if (each < 2 || counts.some((count) => count !== each)) return false;
  const size = counts.length;
  const turns = ids.every((id, row) => row < size || id === ids[row - size]);
  const blocks = ids.every((id, row) => row % each === 0 || id === ids[row - 1]);
  return rows === each * size && (turns || blocks);
}
