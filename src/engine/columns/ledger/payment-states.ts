import { add, decimal } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isCancelled, isCounted, isYes, namesState } from '../../table/vocabulary/row-status.ts';
import type { Ask } from '../guide-reading.ts';
import type { OtherReason, Roled, RowStatus, RowStatuses } from '../roled.ts';
import { mayTellStates } from '../roles/states-in.ts';
import { isOut, type OpenWord, stateDoubt, stateWord } from '../row-status/open-words.ts';
import { balanceOf, bookedBy } from './booked-by-balance.ts';

/** Distinct words of a column of states: one with more says something else. */
const MOST_WORDS = 12;

interface Payments {
  /** The columns that the amounts stand in. */
  amounts: readonly TypedColumn[];
  amountAt: (row: number) => number | null;
  /** True for rows that money went on in the direction that the guide counts. */
  counts: (row: number) => boolean;
}

/** Payments that never happened, and what is to be asked of those that may not have. */
export interface PaymentStates {
  others: Map<number, OtherReason>;
  statuses: RowStatuses | null;
  doubts: Doubt[];
}

/**
 * Which rows of an account's statement never moved money: those whose balances are right without them, those whose
 * state says so, and those the user says. A state that nobody knows and no balance tells of is asked about.
 */
export function paymentStates(table: Roled, payments: Payments, ask: Ask): PaymentStates {
  const { columns } = table;
  const { amountAt, counts } = payments;
  const found = balanceOf(columns, payments.amounts, amountAt);
  const bookedAt = found ? bookedBy(found.balance, found.moves, amountAt) : () => undefined;
  const rows = new Map<number, RowStatus>();
  const leave = (row: number, column: string, written: string) =>
    rows.set(row, { state: 'cancelled', treated: 'leftOut', column, written });
  const isByHand = found !== null && ask.chosen[found.balance.index] !== undefined;
  const balance = found?.balance.name.trim() ?? '';
  for (let row = 0; row < (isByHand ? 0 : (columns[0]?.ids.length ?? 0)); row++)
    if (bookedAt(row) === false) leave(row, balance, '');
  const doubts: Doubt[] = [];
  const stated = columns.flatMap((column): Stated[] => {
    if (isOfStates(column, ask)) return [{ column, words: wordsIn(column, bookedAt) }];
    const words = ownersIn(column, ask);
    return words.length > 0 ? [{ column, words, flag: column.name.trim() }] : [];
  });
  for (const { column, words, flag } of stated) {
    const open: OpenWord[] = [];
    for (const { word, own, isDone } of words) {
      if (isDone === true) continue;
      const paid = own.filter(counts);
      if (isDone === null && paid.length > 0)
        open.push({ ...openWord(word, paid, amountAt), flag });
      if (isDone === false || isOut({ word, flag }, ask))
        for (const row of own) leave(row, column.name.trim(), word);
    }
    const doubt = stateDoubt(open, ask);
    if (doubt) doubts.push(doubt);
  }
  const others = new Map([...rows.keys()].map((row): [number, OtherReason] => [row, 'cancelled']));
  const shown = new Map([...rows].filter(([row]) => counts(row)));
  return { others, doubts, statuses: shown.size > 0 ? { rows: shown, writtenAmount: null } : null };
}

const isOfStates = (column: TypedColumn, { chosen }: Ask): boolean => {
  const { type, name, read, index } = column;
  return (
    type === 'text' &&
    read.length > 1 &&
    read.length <= MOST_WORDS &&
    chosen[index] === undefined &&
    (namesState(normaliseName(name)) || mayTellStates(column))
  );
};

interface Stated {
  column: TypedColumn;
  words: readonly Word[];
  /** The column's name, where its words are no states by themselves. */
  flag?: string;
}

interface Word {
  word: string;
  own: number[];
  /** Null where nothing says whether the payments with it happened. */
  isDone: boolean | null;
}

/** Payments that a word of their own, or a mark under such a name, says are the owner's: those alone. */
function ownersIn({ name, type, ids, read, index }: TypedColumn, { chosen, reading }: Ask): Word[] {
  const isOwners = reading.isNotOurs?.wherever;
  if (!isOwners || type !== 'text' || read.length > MOST_WORDS) return [];
  if (chosen[index] !== undefined) return [];
  const isMark = isOwners(normaliseName(name));
  return read.flatMap((text, id): Word[] => {
    const word = (text ?? '').trim();
    if (word === '' || !(isMark ? isYes(stateWord(word)) : isOwners(normaliseName(word))))
      return [];
    const own = Array.from(ids.keys()).filter((row) => ids[row] === id);
    return [{ word, own, isDone: null }];
  });
}

/** The words of a column of states: by what is known of them, else by the balance, else the commonest is what happened. */
function wordsIn(
  { ids, read, counts }: TypedColumn,
  bookedAt: (row: number) => boolean | undefined,
): Word[] {
  const rows = read.map((): number[] => []);
  ids.forEach((id, row) => {
    rows[id]?.push(row);
  });
  const words = read.map((text, id): Word => {
    const own = rows[id] ?? [];
    const word = (text ?? '').trim();
    const booked = own.flatMap((row) => bookedAt(row) ?? []);
    const byBalance = booked.length === 0 ? null : booked.includes(true);
    const name = stateWord(word);
    const byWord = isCancelled(name) ? false : isCounted(name) ? true : null;
    return { word, own, isDone: byBalance ?? byWord };
  });
  const most = counts.indexOf(Math.max(...counts));
  return words.some(({ isDone }) => isDone === true)
    ? words
    : words.map((each, id) =>
        id === most && each.isDone === null ? { ...each, isDone: true } : each,
      );
}

function openWord(word: string, rows: readonly number[], amountAt: Payments['amountAt']): OpenWord {
  const values = rows.map((row) => decimal(Math.abs(amountAt(row) ?? 0).toFixed(2)));
  return { word, rows: rows.length, sum: values.reduce(add, decimal('0')) };
}
