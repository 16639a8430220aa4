import type { Cell } from '../../table/cell.ts';
import { normaliseName, normaliseText } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCompany } from '../../table/vocabulary/companies.ts';
import {
  beginsAsTax,
  hasInterest,
  isAmortisation,
  isCashFromBank,
  isCashToBank,
  isFinancing,
  isInterest,
  isOtherIncome,
  isOwnerWithdrawal,
  isOwnTransfer,
  isTaxPayment,
  isToTaxAuthority,
  isUnnamedTransfer,
  saysAmortisation,
  saysLoan,
  saysTax,
  withoutReturn,
} from '../../table/vocabulary/payments.ts';
import type { GuideReading } from '../guide-reading.ts';
import { hasRole, type OtherReason, type Roled } from '../roled.ts';
import { nameTells } from '../types/name-hints.ts';
import { payeeOf } from './payee-name.ts';

/** Money that moves without anything being bought or sold; `unclear` where its text does not say. */
export type Movement =
  | Extract<
      OtherReason,
      | 'ownTransfer'
      | 'taxPayment'
      | 'amortisation'
      | 'ownerWithdrawal'
      | 'financing'
      | 'otherIncome'
    >
  | 'unclear';

type Kinds = readonly [kind: Movement, isSo: (name: string, text: string) => boolean][];

/** A tax and nothing that somebody is called by. */
const isTax = (name: string) =>
  isToTaxAuthority(name) || isTaxPayment(name) || (beginsAsTax(name) && payeeIsTax(name));

const payeeIsTax = (name: string) =>
  (payeeOf(name) ?? '').split(' ').every((word) => word === '' || saysTax.has(word));

/** A tax first, and then a word that may be somebody's name. */
const mayBeTax = (name: string) => beginsAsTax(name) && !namesCompany(name);

const namesNobody = (name: string) =>
  isUnnamedTransfer(name.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim());

/** What a text says of money that goes out of the account, or comes into it. */
const kinds: Record<GuideReading['statement'], Kinds> = {
  out: [
    ['ownTransfer', (name) => isOwnTransfer(name) || isCashToBank(name)],
    ['taxPayment', isTax],
    ['unclear', mayBeTax],
    ['unclear', (name) => isAmortisation(name) && hasInterest(name)],
    ['amortisation', isAmortisation],
    ['ownerWithdrawal', isOwnerWithdrawal],
    ['unclear', namesNobody],
  ],
  in: [
    ['ownTransfer', (name) => isOwnTransfer(name) || isCashFromBank(name)],
    ['taxPayment', isTax],
    ['unclear', mayBeTax],
    ['financing', (name, text) => isFinancing(name) || saysLoan(text)],
    ['otherIncome', isInterest],
    ['unclear', (name) => isOtherIncome(name) || isOwnerWithdrawal(name) || namesNobody(name)],
  ],
};

/** What the text of a payment says that it is; null for a payment to or from somebody. */
export function movementIn(text: string, way: GuideReading['statement'] = 'out'): Movement | null {
  const [name, lower] = [normaliseText(text), text.toLowerCase()];
  const kind = kinds[way].find(([, isSo]) => isSo(name, lower))?.[0] ?? null;
  if (kind === null || isToTaxAuthority(name) || saysAmortisation(name)) return kind;
  // A word of a company's name says nothing of the payment: `Utdelning i Syd AB` deals out leaflets.
  return namesCompany(name) ? 'unclear' : kind;
}

/** Columns that may say whom a payment is to. */
export const payeeTexts = ({ columns, roles }: Pick<Roled, 'columns' | 'roles'>): TypedColumn[] =>
  columns.filter((_, place) => {
    const role = roles[place]?.role;
    return role === 'text' || role === 'supplier';
  });

/** The same; of a list that names none and has nothing else to go by, all its words. */
export function payeeWords(table: Roled): TypedColumn[] {
  const named = payeeTexts(table);
  return named.length > 0 || hasRole(table, 'product') ? named : freeTexts(table);
}

/** An amount, a number or a day: what has been read as another column, or could not be, and no words. */
const isWritten = (value: Cell) => /\p{L}{3}/u.test(String(value));

/** Columns of words that are neither codes nor currencies, nor the same on every row. */
export const freeTexts = ({ columns, roles }: Pick<Roled, 'columns' | 'roles'>): TypedColumn[] =>
  columns.filter(
    ({ type, name, values }, place) =>
      type === 'text' &&
      values.length > 1 &&
      values.some(isWritten) &&
      roles[place]?.role !== 'currency' &&
      !nameTells(name).code,
  );

/** Whether one of the texts of a row is such a word, and nothing more. */
export function textsAre(
  texts: readonly TypedColumn[],
  isSo: (name: string) => boolean,
): (row: number) => boolean {
  const read = texts.map(({ ids, read }) => {
    const words = read.map((text) => text !== null && isSo(normaliseName(text)));
    return (row: number) => words[ids[row] ?? -1] === true;
  });
  return (row) => read.some((of) => of(row));
}

/** For each row what its texts say that it is: the first that says anything; unclear where none names anybody. */
export function movementsIn(
  columns: readonly TypedColumn[],
  way: GuideReading['statement'],
): (row: number) => Movement | null {
  const read = columns.map(({ ids, read }) => {
    const found = read.map((text): Movement | 'somebody' | null => {
      if (text === null) return null;
      return movementIn(text, way) ?? (payeeOf(text) === null ? null : 'somebody');
    });
    return (row: number) => found[ids[row] ?? -1] ?? null;
  });
  return (row) => {
    const all = read.flatMap((of) => of(row) ?? []);
    const known = all.find((each) => each !== 'unclear' && each !== 'somebody');
    if (known !== undefined) return known;
    return all.includes('unclear') && !all.includes('somebody') ? 'unclear' : null;
  };
}

/** What was paid to somebody, and what came back. */
interface Paid {
  amounts: Set<number>;
  most: number;
  sum: number;
  back: number;
}

type AmountAt = (row: number) => number | null;

/** For each row what all its rows say of whom it names. */
function paidTo(paidAt: AmountAt, texts: readonly TypedColumn[]): (row: number) => Paid | null {
  const payees = texts.map(({ ids, read }) => {
    const names = read.map((text) => (text === null ? null : payeeIn(text)));
    return (row: number) => names[ids[row] ?? -1] ?? null;
  });
  const payeeAt = (row: number) =>
    payees.map((of) => of(row)).find((name) => name !== null) ?? null;
  const paid = new Map<string, Paid>();
  const add = (payee: string, value: number) => {
    const own = paid.get(payee) ?? { amounts: new Set(), most: 0, sum: 0, back: 0 };
    paid.set(payee, own);
    if (value > 0) {
      own.amounts.add(value);
      own.most = Math.max(own.most, value);
      own.sum += value;
    } else own.back -= value;
  };
  texts[0]?.ids.forEach((_, row) => {
    const [value, payee] = [paidAt(row), payeeAt(row)];
    if (value && payee !== null) add(payee, value);
  });
  return (row) => paid.get(payeeAt(row) ?? '') ?? null;
}

/**
 * Which rows below zero are money back from somebody who is paid above zero: no more at a time, and in all, than they
 * were paid; `whole` where just as much was paid at once. Everybody else's money came from somewhere else. `paidAt` is
 * above zero for what was paid.
 */
export function refundsIn(
  paidAt: AmountAt,
  texts: readonly TypedColumn[],
): (row: number) => 'whole' | 'part' | null {
  const paidBy = paidTo(paidAt, texts);
  return (row) => {
    const [value, own] = [paidAt(row), paidBy(row)];
    if (!value || value > 0 || own === null) return null;
    if (-value > own.most || own.back > own.sum) return null;
    return own.amounts.has(-value) ? 'whole' : 'part';
  };
}

/** Which rows name somebody who is paid on another, however little. */
export function namesPaid(
  paidAt: AmountAt,
  texts: readonly TypedColumn[],
): (row: number) => boolean {
  const paidBy = paidTo(paidAt, texts);
  return (row) => (paidBy(row)?.sum ?? 0) > 0;
}

const payeeIn = (text: string) => payeeOf(withoutReturn(normaliseText(text)));
