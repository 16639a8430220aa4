import { cellText } from '../../table/cell.ts';
import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isBankKind,
  isPaymentKind,
  namesOfBanks,
  namesPayer,
} from '../../table/vocabulary/bookkeeping.ts';
import { beginsAsBankText, saysMoneyIn, saysMoneyOut } from '../../table/vocabulary/payments.ts';

/** Words of which each says one way. */
const MOST_WAYS = 6;
/** Share of the rows whose text begins as a bank's does, where nothing else tells a statement. */
const AS_BANKS = 0.2;

/** Whether words are those of payments, by their name or how they begin; where a customer is reached is none. */
export const isOfPayments = (column: TypedColumn): boolean => {
  const name = normaliseName(column.name);
  const isNamed = namesOfBanks(name) || namesPayer.some((isSo) => isSo(name));
  return isNamed || tellsKinds(column) || beginAsBankTexts(column);
};

/** Whether the words are kinds of payment, of which some are a bank's alone. */
export function tellsKinds({ type, values }: TypedColumn): boolean {
  if (type !== 'text') return false;
  const kinds = values.map((cell) => normaliseText(cellText(cell))).filter(isPaymentKind);
  return kinds.length >= 2 && kinds.some(isBankKind);
}

/** Whether words say of every amount that it came in or went out, as its sign does: `Inbetalning` and `Utbetalning`. */
export function tellsWays(
  { type, values, ids }: TypedColumn,
  moved: (row: number) => number | null,
): boolean {
  if (type !== 'text' || values.length > MOST_WAYS) return false;
  const ways = values.map((cell) => wayOf(normaliseText(cellText(cell))));
  if (!ways.includes(1) || !ways.includes(-1)) return false;
  for (const [row, id] of ids.entries()) {
    const way = ways[id];
    if (way === null || (way !== undefined && way !== Math.sign(moved(row) ?? 0))) return false;
  }
  return true;
}

/** 1 for money that came in, −1 for money that went out; null where a word says neither. */
function wayOf(word: string): 1 | -1 | null {
  if (saysMoneyIn(word)) return 1;
  return saysMoneyOut(word) ? -1 : null;
}

/** Texts of several kinds of payment, as banks begin them. */
export function beginAsBankTexts({ type, read, counts, filled }: TypedColumn): boolean {
  if (type !== 'text') return false;
  const kinds = new Set<string>();
  let rows = 0;
  read.forEach((text, id) => {
    const name = normaliseText(text ?? '');
    const [kind = '', ...whom] = name.split(' ');
    // The way alone is how a shop was paid too.
    if (whom.length === 0 || !beginsAsBankText(name)) return;
    kinds.add(kind);
    rows += counts[id] ?? 0;
  });
  return kinds.size >= 2 && rows >= filled * AS_BANKS;
}
