import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isCardPayment, saysPayment } from '../../table/vocabulary/bookkeeping.ts';
import { namesBalance } from '../../table/vocabulary/header-words.ts';
import { numberAt } from '../types/number-at.ts';
import { movesBy } from './running-balance.ts';

/** Rows that must tell that the balance is of the amounts, and the share of them. */
const FEWEST = 3;
const PROVED = 0.9;
/** Of the rows so few pay what the others add up to. */
const FEW = 0.25;
/** The share of the payments that must leave nothing owed. */
const SETTLED = 0.5;
const ROUNDING = 0.006;

/** The words of an account of what is owed. */
export interface OwedAccount {
  texts: TypedColumn;
  /** Whether payments leave nothing owed, as no account at a bank is emptied each time. */
  isSettled: boolean;
}

/** A payment by its word, as the one who was paid writes it. */
export const isPaidByWord = (text: string | null): boolean => {
  const words = normaliseText(text ?? '');
  return isCardPayment(words) || saysPayment(words);
};

/**
 * An account of what is owed to whoever wrote it, such as for advertising: what was used is above zero and raises the
 * balance, and the few rows below say that they are payments, as no other does. Null where it is none.
 */
export function owedAccount(
  columns: readonly TypedColumn[],
  amount: TypedColumn,
): OwedAccount | null {
  const balance = columns.find((column) => isMovedBy(column, amount));
  if (!balance) return null;
  const rows = Array.from(amount.ids.keys()).filter((row) => numberAt(amount, row));
  const paid = rows.filter((row) => (numberAt(amount, row) ?? 0) < 0);
  if (paid.length === 0 || paid.length > rows.length * FEW) return null;
  const below = new Set(paid);
  const texts = columns.find(({ type, ids, read }) => {
    const says = type === 'text' ? read.map(isPaidByWord) : [];
    return (
      says.length > 0 && rows.every((row) => (says[ids[row] ?? -1] ?? false) === below.has(row))
    );
  });
  if (!texts) return null;
  const emptied = paid.filter((row) => Math.abs(numberAt(balance, row) ?? 1) <= ROUNDING);
  return { texts, isSettled: emptied.length >= paid.length * SETTLED };
}

const isMovedBy = (column: TypedColumn, amount: TypedColumn): boolean => {
  if (column.type !== 'number' || !namesBalance(normaliseName(column.name))) return false;
  const { telling, share } = movesBy(column, (row) => numberAt(amount, row));
  return telling >= FEWEST && share >= PROVED;
};
