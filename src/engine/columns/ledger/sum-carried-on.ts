import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesBalance } from '../../table/vocabulary/header-words.ts';
import { numbersAt } from '../types/number-at.ts';
import { timesOf } from './sum-so-far.ts';

/** Rows looked at: more add nothing to the proof. */
const LOOKED = 500;
/** Steps that must tell: fewer rise so by chance. */
const FEWEST = 8;
/** Share of the steps that are the row's amount. */
const PROVED = 0.9;
/** Share of the rows whose amount is above zero: what an account holds goes down as well. */
const RISING = 0.98;

type AmountAt = (row: number) => number | null;

/**
 * Whether a column goes on with an amount from what was summed before the first row, as the grand total of a till does.
 * It rises on all rows, and each has an amount; what is called a balance is an account's.
 */
export function sumCarriedOn(column: TypedColumn): (amountAt: AmountAt) => boolean {
  if (namesBalance(normaliseName(column.name))) return () => false;
  const sumAt = numbersAt(column);
  const rows = Array.from({ length: Math.min(column.ids.length, LOOKED) }, (_, row) => row).filter(
    (row) => sumAt(row) !== null,
  );
  const orders = [rows, rows.toReversed()];
  return (amountAt) => orders.some((order) => goesOn(order, sumAt, amountAt));
}

function goesOn(rows: readonly number[], sumAt: AmountAt, amountAt: AmountAt): boolean {
  const steps = rows.length - 1;
  const fewest = steps * PROVED;
  let rising = 0;
  let moved = 0;
  for (const [place, row] of rows.entries()) {
    if (place === 0) continue;
    const own = amountAt(row) ?? 0;
    const by = (sumAt(row) ?? 0) - (sumAt(rows[place - 1] ?? row) ?? 0);
    if (own >= 0) rising++;
    if (own > 1 && by > 0 && timesOf(by, own) !== undefined) moved++;
    if (place - moved > steps - fewest + 1) return false;
  }
  return steps >= FEWEST && moved >= fewest && rising >= steps * RISING;
}
