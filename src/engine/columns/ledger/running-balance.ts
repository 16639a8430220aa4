import type { TypedColumn } from '../../table/typed-column.ts';
import { numberAt } from '../types/number-at.ts';

/** Rows looked at: more add nothing to the proof. */
const LOOKED = 500;
/** Rows that must tell before a balance is proved. */
const FEWEST = 3;
/** Share of the telling rows on which a balance must move by the amount to be proved. */
const PROVED = 0.9;
const ROUNDING = 0.006;

/** How a column of numbers moves from row to row against amounts. */
export interface Moves {
  /** Rows with an amount and a balance before and after. */
  telling: number;
  /** Share of them on which the balance moves by the row's amount, in the order that fits better. */
  share: number;
  /** True where it also begins with the first amount, from nothing: a running sum. */
  isSum: boolean;
}

type AmountAt = (row: number) => number | null;

/** Whether the balance changes from row to row by the amount of the later or, newest first, the earlier row. */
export function movesBy(balance: TypedColumn, amountAt: AmountAt): Moves {
  let telling = 0;
  const hits = { later: 0, earlier: 0 };
  const rows = Math.min(balance.ids.length, LOOKED);
  for (let row = 1; row < rows; row++) {
    const [before, after] = [numberAt(balance, row - 1), numberAt(balance, row)];
    const [earlier, later] = [amountAt(row - 1), amountAt(row)];
    if (before === null || after === null || !earlier || !later) continue;
    telling++;
    if (near(after - before, later)) hits.later++;
    if (near(before - after, earlier)) hits.earlier++;
  }
  const isLater = hits.later >= hits.earlier;
  const first = isLater ? 0 : balance.ids.length - 1;
  const [start, amount] = [numberAt(balance, first), amountAt(first)];
  return {
    telling,
    share: telling === 0 ? 0 : Math.max(hits.later, hits.earlier) / telling,
    isSum: start !== null && amount !== null && near(start, amount),
  };
}

const near = (a: number, b: number) => Math.abs(a - b) <= ROUNDING;

/** A balance under any name, proved by the rows. A running sum of the amounts is no account's balance. */
export const isProved = ({ telling, share, isSum }: Moves): boolean =>
  telling >= FEWEST && share >= PROVED && !isSum;

/** The sum so far of the amounts, row by row from nothing. */
export const isProvedSum = ({ telling, share, isSum }: Moves): boolean =>
  telling >= FEWEST && share >= PROVED && isSum;

/** The two columns of which one is what the other moves by from row to row; null where none or several are. */
export function findRunning(
  columns: readonly TypedColumn[],
): { amount: TypedColumn; balance: TypedColumn } | null {
  const found = columns.flatMap((amount) =>
    columns.flatMap((balance) => {
      const moves = movesBy(balance, (row) => numberAt(amount, row));
      return balance !== amount && isProved(moves) ? [{ amount, balance }] : [];
    }),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}
