import type { TypedColumn } from '../../table/typed-column.ts';
import type { DebitCredit } from '../roled.ts';
import { numbersAt } from '../types/number-at.ts';

/** Rows looked at: more add nothing to the proof. */
const LOOKED = 500;
/** Rows that must tell before a balance is proved. */
const FEWEST = 3;
/** Share of the telling rows on which a balance must move by the amount to be proved. */
const PROVED = 0.9;
const ROUNDING = 0.006;
/** Share of the rows that an amount must tell of: what came in is not all that moves the balance. */
const WHOLE = 0.8;
/** Columns looked through for money in and out: each pair is tried against each balance. */
const MOST_COLUMNS = 12;
/** Share of the rows on which money goes one way alone, where the ways have columns of their own. */
const ONE_WAY = 0.98;

/** How a column of numbers moves from row to row against amounts. */
export interface Moves {
  /** Rows with an amount and a balance before and after. */
  telling: number;
  /** Rows with a balance before and after. */
  pairs: number;
  /** Share of them on which the balance moves by the row's amount, in the order that fits better. */
  share: number;
  /** True where the amounts fit from the last row up. */
  isNewestFirst: boolean;
  /** True where it also begins with the first amount, from nothing: a running sum. */
  isSum: boolean;
}

type AmountAt = (row: number) => number | null;

/** Whether the balance changes from row to row by the amount of the later or, newest first, the earlier row. */
export function movesBy(balance: TypedColumn, amountAt: AmountAt): Moves {
  let telling = 0;
  let pairs = 0;
  const hits = { later: 0, earlier: 0 };
  const balanceAt = numbersAt(balance);
  const rows = Math.min(balance.ids.length, LOOKED);
  for (let row = 1; row < rows; row++) {
    const [before, after] = [balanceAt(row - 1), balanceAt(row)];
    if (before === null || after === null) continue;
    const [earlier, later] = [amountAt(row - 1), amountAt(row)];
    pairs++;
    if (!earlier || !later) continue;
    telling++;
    if (near(after - before, later)) hits.later++;
    if (near(before - after, earlier)) hits.earlier++;
  }
  const isLater = hits.later >= hits.earlier;
  const first = isLater ? 0 : balance.ids.length - 1;
  const [start, amount] = [balanceAt(first), amountAt(first)];
  return {
    telling,
    pairs,
    isNewestFirst: !isLater,
    share: telling === 0 ? 0 : Math.max(hits.later, hits.earlier) / telling,
    isSum: start !== null && amount !== null && near(start, amount),
  };
}

const near = (a: number, b: number) => Math.abs(a - b) <= ROUNDING;

/** A balance under any name, proved by the rows. A running sum of the amounts is no account's balance. */
export const isProved = ({ telling, share, isSum }: Moves): boolean =>
  telling >= FEWEST && share >= PROVED && !isSum;

/** Columns that are held against each other: a bank's list has few. */
const MOST_PAIRED = 40;

/** The two columns of which one is what the other moves by from row to row; null where none or several are. */
export function findRunning(
  columns: readonly TypedColumn[],
): { amount: TypedColumn; balance: TypedColumn } | null {
  if (columns.length > MOST_PAIRED) return null;
  const found = columns.flatMap((amount) =>
    columns.flatMap((balance) => {
      const moves = movesBy(balance, numbersAt(amount));
      const isWhole = moves.telling >= moves.pairs * WHOLE;
      return balance !== amount && isWhole && isProved(moves) ? [{ amount, balance }] : [];
    }),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What a row of money in and out in two columns adds to the account, with or without minus on what went out. */
export function changeOf({ debit, credit }: DebitCredit): (row: number) => number {
  const [outAt, inAt] = [numbersAt(debit), numbersAt(credit)];
  return (row) => Math.abs(inAt(row) ?? 0) - Math.abs(outAt(row) ?? 0);
}

/** Money out and in, in columns of their own beside the balance that proves which is which; null where none or several do. */
export function findRunningSides(
  columns: readonly TypedColumn[],
): (DebitCredit & { balance: TypedColumn }) | null {
  if (columns.length < 3 || columns.length > MOST_COLUMNS) return null;
  const found = columns.flatMap((debit) =>
    columns
      .filter((credit) => credit !== debit && areTwoWays(debit, credit))
      .flatMap((credit) =>
        columns
          .filter((balance) => balance !== debit && balance !== credit)
          .flatMap((balance) => {
            const { telling, share } = movesBy(balance, changeOf({ debit, credit }));
            return telling >= FEWEST && share >= PROVED ? [{ debit, credit, balance }] : [];
          }),
      ),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Each has rows of its own, and hardly any row has both. */
function areTwoWays(one: TypedColumn, other: TypedColumn): boolean {
  const rows = { one: 0, other: 0, both: 0 };
  const [oneAt, otherAt] = [numbersAt(one), numbersAt(other)];
  for (let row = 0; row < Math.min(one.ids.length, LOOKED); row++) {
    const [a, b] = [oneAt(row), otherAt(row)];
    if (a && b) rows.both++;
    else if (a) rows.one++;
    else if (b) rows.other++;
  }
  const all = rows.one + rows.other + rows.both;
  return rows.one > 0 && rows.other > 0 && rows.one + rows.other >= all * ONE_WAY;
}
