import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesBareCredit } from '../../table/vocabulary/bookkeeping.ts';
import { namesSumRow, namesVatRow } from '../../table/vocabulary/row-kinds.ts';
import {
  isBareCredit,
  isCancelled,
  isCounted,
  isCreditNote,
  isInvoice,
  isLost,
  isOfferState,
  isRefunded,
  isTransfer,
  isWon,
  isYes,
  namesCancelled,
  namesCreditNote,
  namesInvoiceType,
  namesRemark,
  namesState,
  namesStatus,
  saysYesOrNo,
} from '../../table/vocabulary/row-status.ts';
import type { State } from '../roled.ts';

/** What a word means in the guide; null where it leaves the amount as it stands. */
function stateOf(word: string, states: ReadonlySet<State>, besideInvoices: boolean): State | null {
  if (isCancelled(word)) return 'cancelled';
  if (isCreditNote(word) || (besideInvoices && isBareCredit(word))) return 'credit';
  if (states.has('refunded') && isRefunded(word)) return 'refunded';
  return states.has('transfer') && isTransfer(word) ? 'transfer' : null;
}

/** Invoices and credit notes and nothing else are kinds of invoice, whatever their column is called. */
export const tellsInvoices = (words: readonly string[]): boolean =>
  words.some(isInvoice) &&
  words.some((word) => isCreditNote(word) || isBareCredit(word)) &&
  words.every((word) => word === '' || isInvoice(word) || isCreditNote(word) || isBareCredit(word));

/** Distinct words of a column of states under any name, and the share of them that must be known. */
const MOST_TOLD = 12;
const KNOWN = 0.5;

/** Words of which some say that a row counts and some that it does not, and not many say neither. */
export function tellStates(words: readonly string[]): boolean {
  const written = words.filter((word) => word !== '');
  const isOff = (word: string) => isCancelled(word) || isOfferState(word);
  const isOn = (word: string) => isCounted(word) || isWon(word);
  const known = written.filter((word) => isOn(word) || isOff(word));
  return (
    words.some(isOn) &&
    words.some(isOff) &&
    written.length <= MOST_TOLD &&
    known.length >= written.length * KNOWN
  );
}

/** Paid and cancelled and nothing else are states, whatever their column is called; so is cancelled on some rows alone. */
function areStates(words: readonly string[], isOfSome: boolean): boolean {
  const written = words.filter((word) => word !== '');
  return (
    written.length <= FEW_WORDS &&
    (isOfSome || written.some(isCounted)) &&
    written.some(isCancelled) &&
    written.every((word) => isCounted(word) || isCancelled(word) || isRefunded(word))
  );
}

/** Whether a column without a name is of states by its words. */
export const isUnnamedState = (name: string, words: readonly string[]): boolean =>
  namesNothing(name) && tellStates(words);

/** Whether the commonest word of a column without a name says that its rows count: it is of states, whatever the others are. */
export const mayTellStates = ({ name, type, read, counts }: TypedColumn): boolean => {
  const commonest = read[counts.indexOf(Math.max(...counts))];
  return (
    type === 'text' &&
    read.length <= FEW_WORDS &&
    namesNothing(normaliseName(name)) &&
    isCounted(normaliseName(commonest ?? ''))
  );
};

/** Deals that were made and deals that were not, under any name: `Steg`, `Deal Stage`. */
export const tellsDeals = (words: readonly string[]): boolean =>
  words.some(isWon) && words.some(isLost);

const FEW_WORDS = 8;
/** Whether a column has no name of its own, but perhaps its place. Normalised. */
export const namesNothing = (name: string): boolean => /^(?:kolumn \d+)?$/.test(name);

/** WooCommerce's own word; its order that waits for payment is, as in its reports, no sale, whatever `pending` is elsewhere. */
const ownWord = (word: string) => (isCancelled(word) ? word : word.replace(/^wc /, ''));

/** A column as far as it can tell states. */
type Telling = Pick<TypedColumn, 'name' | 'read' | 'ids'> & { isDate?: boolean };

/**
 * The state that each distinct value tells, null where it tells none. Where the column's name says nothing of
 * states only a user's word makes it one.
 */
export function statesIn(
  { name, read, ids, isDate = false }: Telling,
  known: ReadonlySet<State>,
  isChosen: boolean,
): (State | null)[] {
  const words = normaliseName(name);
  const none = read.map(() => null);
  if (isDate)
    return isChosen || namesCancelled(words)
      ? read.map((value) => (value === null ? null : 'cancelled'))
      : none;
  const written = read.map((value) => ownWord(normaliseName(value ?? '')));
  const isOfInvoices = tellsInvoices(written);
  const isYesOrNo = written.every((word) => word === '' || saysYesOrNo(word));
  const isCredit = namesCreditNote(words) || (isYesOrNo && namesBareCredit(words));
  const flag = namesCancelled(words) ? 'cancelled' : isCredit ? 'credit' : null;
  const isRemark = namesRemark(words);
  const isNamed = flag !== null || namesStatus(words) || namesState(words) || isRemark;
  const isOfSome = ids.includes(-1);
  const isOfDeals = tellsDeals(written);
  const isTold =
    isOfInvoices || isOfDeals || isUnnamedState(words, written) || areStates(written, isOfSome);
  if (!isNamed && !isChosen && !isTold) return none;
  if (isRemark && !isChosen) return written.map((word) => (isCancelled(word) ? 'cancelled' : null));
  // A web shop's order on hold waits for its payment, as the pending do.
  const isOnHold = (word: string) => word === 'on hold' && written.includes('pending payment');
  // Under `Radtyp` a `Delsumma` says that VAT and what is paid out are sums of the rows as well.
  const hasSums = written.some(namesSumRow);
  const isSum = (word: string) =>
    hasSums && (namesSumRow(word) || namesVatRow(word) || isTransfer(word));
  const besideInvoices = namesInvoiceType(words) || written.some(isInvoice);
  return written.map((word) =>
    flag !== null && isYes(word)
      ? flag
      : isOnHold(word) || isSum(word) || isLost(word)
        ? 'cancelled'
        : stateOf(word, known, besideInvoices),
  );
}
