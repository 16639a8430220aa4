import type { TypedColumn } from '../../table/typed-column.ts';
import { numberAt } from '../types/number-at.ts';
import { type Moves, movesBy } from './running-balance.ts';

const ROUNDING = 0.006;
/** Share of the telling rows on which a balance must move by the amount before it says which rows did not. */
const FOLLOWS = 0.6;
/** Rows that must move it. */
const FEWEST = 2;

type AmountAt = (row: number) => number | null;

/** The column of numbers that the amounts move from row to row; null where none does. */
export function balanceOf(
  columns: readonly TypedColumn[],
  amounts: readonly TypedColumn[],
  amountAt: AmountAt,
): { balance: TypedColumn; moves: Moves } | null {
  const numbers = columns.filter(({ type }) => type === 'number');
  const [best] = numbers
    .filter((column) => !amounts.includes(column))
    .map((balance) => ({ balance, moves: movesBy(balance, amountAt) }))
    .filter(({ moves }) => moves.telling >= FEWEST && moves.share >= FOLLOWS)
    .sort((a, b) => b.moves.share - a.moves.share);
  return best ?? null;
}

/**
 * What the balance says of each row: whether it moved by the row's amount, or is right without it. Rows without a
 * balance of their own are told together, by the balances around them; undefined where it tells nothing.
 */
export function bookedBy(
  balance: TypedColumn,
  { isNewestFirst }: Moves,
  amountAt: AmountAt,
): (row: number) => boolean | undefined {
  const booked = new Map<number, boolean>();
  const still: number[] = [];
  let between: number[] = [];
  let before: number | null = null;
  let strange = 0;
  let proved = 0;
  const count = balance.ids.length;
  for (let place = 0; place < count; place++) {
    const row = isNewestFirst ? count - 1 - place : place;
    const [after, own] = [numberAt(balance, row), amountAt(row)];
    if (!own) continue;
    if (after === null) {
      between.push(row);
      continue;
    }
    if (before !== null) {
      const moved = after - before;
      const rest = between.reduce((sum, each) => sum + (amountAt(each) ?? 0), 0);
      const isWithout = near(moved, own);
      if (isWithout) {
        booked.set(row, true);
        proved = still.length;
      } else if (between.length === 0 && near(moved, 0)) still.push(row);
      else if (!near(moved, own + rest)) strange++;
      if (!near(rest, 0) && (isWithout || near(moved, own + rest)))
        for (const each of between) booked.set(each, !isWithout);
    }
    before = after;
    between = [];
  }
  // The next row must go on from the same balance. One of the day, on each of its rows, moves by more than one of them.
  if (strange === 0) for (const row of still.slice(0, proved)) booked.set(row, false);
  return (row) => booked.get(row);
}

const near = (a: number, b: number) => Math.abs(a - b) <= ROUNDING;
