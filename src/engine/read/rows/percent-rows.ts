import { type Cell, cellText, hasWords } from '../../table/cell.ts';
import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { isShareOfTotal } from '../../table/vocabulary/totals.ts';

/** So small a part of a column's cells may be per cent where it is of amounts. */
const FEW = 0.3;
/** Per cents on one row that tell that it is of them. */
const FEWEST = 2;

const isPercent = (cell: Cell | undefined) =>
  typeof cell === 'string' && cell.includes('%') && /^[-−+]?\d[\d\s.,]*%$/u.test(cell.trim());

const isValue = (cell: Cell | undefined) =>
  cell != null && (typeof cell !== 'string' || /^\s*[-−+]?\d/u.test(cell));

/**
 * Rows of per cents below amounts: `Churn %`, `Andel`. They are no kronor, however small. A row with a number or a day
 * beside them is one of amounts, whose discount and fee happen to be written so.
 */
export function percentRows(stores: readonly ColumnStore[]): number[] {
  const among = stores.flatMap((store) => {
    const percents = store.values.map(isPercent);
    const rows = percents.reduce((sum, is, id) => sum + (is ? (store.counts[id] ?? 0) : 0), 0);
    return rows > 0 && rows <= store.filled * FEW ? [{ store, percents }] : [];
  });
  if (among.length < FEWEST) return [];
  const rows = new Set(
    among.flatMap(({ store, percents }) =>
      Array.from(store.ids.keys()).filter((row) => percents[store.ids[row] ?? -1]),
    ),
  );
  return [...rows].filter((row) => {
    const cells = stores.flatMap(({ ids, values }) => values[ids[row] ?? -1] ?? []);
    const percents = cells.filter(isPercent).length;
    return percents >= FEWEST && percents === cells.filter(isValue).length;
  });
}

/** No share of a sum is more. */
const WHOLE = 1;

const numberOf = (cell: Cell | undefined): number =>
  typeof cell === 'number' ? cell : Number(cellText(cell).trim().replace(',', '.') || Number.NaN);

/**
 * Rows of shares that workbooks keep as numbers, `Andel | 0,21 | 0,79 | 1`, below columns of kronor: named as shares, and
 * none of them more than the whole, where each of their columns has amounts that are.
 */
export function shareRows(stores: readonly ColumnStore[]): number[] {
  const [first] = stores;
  if (!first) return [];
  const named = first.values.map(
    (cell) =>
      typeof cell === 'string' &&
      cell.length <= 40 &&
      hasWords(cell) &&
      isShareOfTotal(normaliseName(cell)),
  );
  if (!named.includes(true)) return [];
  const holdsMore = stores.map(({ values }) =>
    values.some((cell) => Math.abs(numberOf(cell)) > WHOLE),
  );
  return [...first.ids.keys()].filter((row) => {
    if (!named[first.ids[row] ?? -1]) return false;
    const beside = stores.slice(1).flatMap(({ ids, values }, n) => {
      const cell = values[ids[row] ?? -1];
      return isValue(cell) ? [{ share: numberOf(cell), isOfAmounts: holdsMore[n + 1] }] : [];
    });
    const areShares = beside.every(
      ({ share, isOfAmounts }) => isOfAmounts && Math.abs(share) <= WHOLE,
    );
    return beside.length >= FEWEST && areShares;
  });
}
