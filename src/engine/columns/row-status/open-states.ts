import { absolute, add, compare, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isBareCredit,
  isCancelled,
  isCounted,
  isDone,
  isLost,
  isOfferState,
  isOnlyBooked,
  isOrdered,
  isRefunded,
  isUndecided,
  isYes,
  mentionsCancelled,
  namesDecision,
  namesRemark,
  namesState,
  namesStatus,
} from '../../table/vocabulary/row-status.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import { mayTellStates, statesIn, tellStates, tellsDeals } from '../roles/states-in.ts';
import { notYet } from './not-yet.ts';
import { notCharged, openFlags } from './open-flags.ts';
import { isOut, type OpenWord, stateWord } from './open-words.ts';
import type { RowAmount } from './row-amounts.ts';
import { MOST_WORDS, type StateColumn, spread } from './status-columns.ts';
import { unpaidWords } from './unpaid-words.ts';

/** Share of the money below which a word that nobody knows changes nothing. */
const MATTERS = decimal('0.01');
const ZERO = decimal('0');
/** Share of the rows below which a word is of some of them. */
const FEW = 0.5;
/** Codes of states are few. */
const MOST_CODES = 12;

/**
 * Columns of states with words that say neither that the row counts nor that it does not, beside words that do, where
 * they carry more than a hundredth of the money: the rows answered not to count, and the words that are open.
 */
export function openStates(
  table: Roled,
  ask: Ask,
  amountOf: RowAmount,
): { columns: StateColumn[]; words: OpenWord[] } {
  const { chosen, reading } = ask;
  const order = columnOf(table, 'orderId');
  const columns: StateColumn[] = [];
  const open: OpenWord[] = [];
  table.columns.forEach((column, place) => {
    const isOther = chosen[column.index] !== undefined && chosen[column.index] !== 'status';
    if (isOther) return;
    if (notCharged(column, table, reading) !== null) return;
    const words = openIn(column, reading);
    const unpaid = unpaidWords(column, table);
    if (words === null && unpaid === null) return;
    const ahead = notYet(column, table, reading);
    const isOpen = column.read.map(
      (_, id) => !ahead[id] && (words?.[id] === true || unpaid?.[id] === true),
    );
    if (!isOpen.includes(true)) return;
    const ids = order === undefined ? column.ids : spread(column, order);
    const flag = openFlags(column) === null ? undefined : column.name.trim();
    // What is left out for another reason, as amounts in another currency, is no part of the sums.
    const counted = (row: number) => (table.others.has(row) ? null : amountOf(row));
    const found = wordsOf(column.read, isOpen, ids, counted).map((word) => ({ ...word, flag }));
    if (found.length === 0) return;
    open.push(...found);
    const states = isOpen.map((isAsked, id) =>
      isAsked && isOut({ word: column.read[id] ?? '', flag }, ask) ? ('cancelled' as const) : null,
    );
    const isOwnRole = flag !== undefined || namesState(normaliseName(column.name));
    columns.push({ column, place, ids, states, isOwnRole, unused: false });
  });
  return { columns, words: open };
}

/** Which of a column's values leave open whether their rows count; null where it is about something else. */
function openIn(column: TypedColumn, reading: GuideReading): boolean[] | null {
  const { name, type, ids, filled, values } = column;
  const words = normaliseName(name);
  if (namesRemark(words))
    return type === 'text' && filled < ids.length ? openRemarks(column, reading) : null;
  const flags = openFlags(column);
  if (flags !== null) return flags.includes(false) ? flags : null;
  if (values.length > MOST_WORDS) return null;
  if (type === 'text' && !namesState(words) && !namesStatus(words)) return openAnywhere(column);
  if (!namesState(words)) return null;
  const isOpen = type === 'text' ? openWords(column, reading) : openCodes(column);
  return isOpen.includes(false) ? isOpen : null;
}

/** Words of states, under a name that says nothing of them: those that do not count may be of something else. */
function openAnywhere(column: TypedColumn): boolean[] | null {
  const { read, filled, ids } = column;
  const words = read.map((text) => stateWord(text ?? ''));
  const isSure = counting(words);
  const isOfSome = filled < ids.length * FEW && words.every((word) => isCancelled(word));
  // What became of a deal is known: an offer that is one still has not been sold.
  const isNoDeal = (word: string) => tellsDeals(words) && (isLost(word) || isCancelled(word));
  return isOfSome || tellStates(words) || mayTellStates(column)
    ? words.map((word) => word !== '' && !isSure(word) && !isNoDeal(word))
    : null;
}

/** Which words say that a row counts; beside words of offers what is still open does not. */
function counting(words: readonly string[]): (word: string) => boolean {
  const isOfOffers = words.some(isOfferState);
  const isOfVisits = words.some(isDone);
  return (word) =>
    isOfOffers && isOrdered(word)
      ? true
      : isCounted(word) &&
        !(isOfOffers && isUndecided(word)) &&
        !(isOfVisits && isOnlyBooked(word));
}

/** Remarks that speak of a row that does not count, in more words than that, or of what is the owner's own. */
function openRemarks(column: TypedColumn, reading: GuideReading): boolean[] {
  const known = statesIn(column, reading.states, false);
  return column.read.map((text, id) => {
    const words = normaliseName(text ?? '');
    const isOpen = mentionsCancelled(words) || reading.isNotOurs?.wherever(words) === true;
    return known[id] === null && isOpen;
  });
}

/** Words that nobody knows. */
function openWords(column: TypedColumn, { states, isCountedToo }: GuideReading): boolean[] {
  const { read } = column;
  const isDecided = namesDecision(normaliseName(column.name));
  const isSpent = (word: string) => isCountedToo?.(word) === true;
  const known = statesIn(column, states, true);
  const isSure = counting(read.map((text) => stateWord(text ?? '')));
  return read.map((text, id) => {
    const word = stateWord(text ?? '');
    return (
      text !== null &&
      known[id] === null &&
      !isSure(word) &&
      !isSpent(word) &&
      !(isDecided && isYes(word))
    );
  });
}

/** States as numbers (`1`, `3`, `9`) say nothing by themselves: only the commonest is taken to be what was sold. */
function openCodes({ type, read, counts }: TypedColumn): boolean[] {
  const isCode = type === 'number' && read.every((text) => text === null || /^\d{1,3}$/.test(text));
  if (!isCode || read.length > MOST_CODES) return read.map(() => false);
  const most = counts.indexOf(Math.max(...counts));
  return read.map((text, id) => text !== null && id !== most);
}

/** The open words with their money, but `Kredit` for rows below zero; none where it is next to nothing of it all. */
function wordsOf(
  read: readonly (string | null)[],
  isOpen: readonly boolean[],
  ids: Int32Array,
  amountOf: RowAmount,
): OpenWord[] {
  const words = new Map<number, OpenWord>();
  const above = new Set<number>();
  const worthless = new Set<number>();
  const isGone = read.map((text) => isCancelled(stateWord(text ?? '')));
  let all = decimal('0');
  let open = decimal('0');
  ids.forEach((id, row) => {
    const value = amountOf(row);
    if (value === null) return;
    if (!isOpen[id]) {
      if (!isGone[id]) all = add(all, value);
      return;
    }
    if (compare(value, ZERO) > 0) above.add(id);
    if (compare(value, ZERO) !== 0) worthless.delete(id);
    else if (!words.has(id)) worthless.add(id);
    open = add(open, absolute(value));
    const before = words.get(id) ?? { word: (read[id] ?? '').trim(), rows: 0, sum: decimal('0') };
    words.set(id, { ...before, rows: before.rows + 1, sum: add(before.sum, value) });
  });
  // Held against what the others come to: returns make that less than their size.
  if (compare(open, multiply(absolute(all), MATTERS)) <= 0) return [];
  return [...words].flatMap(([id, word]) => {
    const own = stateWord(word.word);
    const isCredit = isBareCredit(own) || isRefunded(own);
    return (isCredit && !above.has(id)) || worthless.has(id) ? [] : word;
  });
}
