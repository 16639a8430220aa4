import { normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  hasInterest,
  isAmortisation,
  isOwnerWithdrawal,
  isOwnTransfer,
  isTaxPayment,
  isUnnamedTransfer,
  withoutReturn,
} from '../../table/vocabulary/payments.ts';
import type { OtherReason, Roled } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';
import { payeeOf } from './payee-name.ts';

/** Money that moves without anything being bought or sold; `unclear` where its text does not say. */
export type Movement =
  | Extract<OtherReason, 'ownTransfer' | 'taxPayment' | 'amortisation' | 'ownerWithdrawal'>
  | 'unclear';

const kinds: readonly [kind: Movement, isSo: (name: string) => boolean][] = [
  ['ownTransfer', isOwnTransfer],
  ['taxPayment', isTaxPayment],
  ['unclear', (name) => isAmortisation(name) && hasInterest(name)],
  ['amortisation', isAmortisation],
  ['ownerWithdrawal', isOwnerWithdrawal],
  ['unclear', (name) => isUnnamedTransfer(name.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim())],
];

/** What the text of a payment says that it is; null for a payment to or from somebody. */
export function movementIn(text: string): Movement | null {
  const name = normaliseText(text);
  return kinds.find(([, isSo]) => isSo(name))?.[0] ?? null;
}

/** Columns that may say whom a payment is to. */
export const payeeTexts = ({ columns, roles }: Pick<Roled, 'columns' | 'roles'>): TypedColumn[] =>
  columns.filter((_, place) => {
    const role = roles[place]?.role;
    return role === 'text' || role === 'supplier';
  });

/** For each row what its texts say that it is: the first of the columns that says anything. */
export function movementsIn(columns: readonly TypedColumn[]): (row: number) => Movement | null {
  const read = columns.map(({ ids, read }) => {
    const movements = read.map((text) => (text === null ? null : movementIn(text)));
    return (row: number) => movements[ids[row] ?? -1] ?? null;
  });
  return (row) => {
    const all = read.flatMap((of) => of(row) ?? []);
    return (
      all.find((each) => each !== 'unclear') ??
      (all.length === columns.length ? (all[0] ?? null) : null)
    );
  };
}

/** What was paid to somebody, and what came back. */
interface Paid {
  most: number;
  sum: number;
  back: number;
}

/**
 * Which rows below zero are money back from somebody who is paid above zero: no more at a time, and in all, than they
 * were paid. Everybody else's money came from somewhere else.
 */
export function refundsIn(
  amount: TypedColumn,
  texts: readonly TypedColumn[],
): (row: number) => boolean {
  const payees = texts.map(({ ids, read }) => {
    const names = read.map((text) => (text === null ? null : payeeIn(text)));
    return (row: number) => names[ids[row] ?? -1] ?? null;
  });
  const payeeAt = (row: number) =>
    payees.map((of) => of(row)).find((name) => name !== null) ?? null;
  const paid = new Map<string, Paid>();
  const add = (payee: string, value: number) => {
    const { most, sum, back } = paid.get(payee) ?? { most: 0, sum: 0, back: 0 };
    if (value > 0) paid.set(payee, { most: Math.max(most, value), sum: sum + value, back });
    else paid.set(payee, { most, sum, back: back - value });
  };
  amount.ids.forEach((_, row) => {
    const [value, payee] = [numberAt(amount, row), payeeAt(row)];
    if (value && payee !== null) add(payee, value);
  });
  return (row) => {
    const [value, payee] = [numberAt(amount, row), payeeAt(row)];
    const own = payee === null ? undefined : paid.get(payee);
    if (!value || value > 0 || own === undefined) return false;
    return -value <= own.most && own.back <= own.sum;
  };
}

const payeeIn = (text: string) => payeeOf(withoutReturn(normaliseText(text)));
