import { absolute, add, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMeasure, namesOnePrice } from '../../table/vocabulary/beside-amounts.ts';
import { namesAmount, namesShare } from '../../table/vocabulary/header-words.ts';
import { isPay, namesTimes } from '../../table/vocabulary/lists.ts';
import {
  isNeutralWord,
  namesCompany,
  namesNeutralKinds,
  namesOwnCompany,
  namesWork,
} from '../../table/vocabulary/neutral-kinds.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { isHowPaid, isOwnKind, namesHowPaid, namesKind } from '../../table/vocabulary/row-kinds.ts';
import { isCounted, isYes, namesNotCounting } from '../../table/vocabulary/row-status.ts';
import { holdsSigns } from '../amounts/signs-by-mark.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { statesIn } from '../roles/states-in.ts';
import { isCode } from '../types/is-code.ts';
import { notCharged } from './open-flags.ts';
import { isOut, type OpenWord, stateWord } from './open-words.ts';
import { amountSizes, type RowAmount } from './row-amounts.ts';
import { GUESS, type StateColumn } from './status-columns.ts';

/** Share of the money below which rows of a kind change nothing. */
const MATTERS = decimal('0.01');
const zero = decimal('0');
/** Kinds of rows that a list may be made of. */
const MOST_KINDS = 8;
/** Share of the rows from which one kind is what the list is about, and the others are beside it. */
const MOST = { ofTwo: 0.6, ofMore: 0.5 } as const;
const FEWEST_ROWS = 8;
/** What stands for an empty cell, where others of the column are filled. */
const EMPTY = 'tomt';

type RowTest = (row: number) => boolean;

/** What is known of the rows without these columns. */
interface Known {
  amountOf: RowAmount;
  known: readonly Found[];
  /** Rows that another column says do not count: why they do not (`Decline Reason`) is no question. */
  isLeftOut: RowTest;
}

interface Found {
  columns: StateColumn[];
  words: OpenWord[];
}

/**
 * Columns of few words that no word, name or role explains, where most rows have one of them: what the others are may be
 * that nothing was sold or bought. The rows answered not to count, and the words that are open.
 */
export function unknownKinds(table: Roled, ask: Ask, { amountOf, known, isLeftOut }: Known): Found {
  const none = { columns: [], words: [] };
  if (table.ledger || table.isStatement || table.make !== null) return none;
  let sizes: Float64Array | undefined;
  const asked = new Set(known.flatMap(({ columns }) => columns.map(({ column }) => column)));
  const found = table.columns.flatMap((column, place) => {
    if (asked.has(column)) return [];
    const asks = mayBeCompanies(table, place, ask) ? 'companies' : kindsAsked(table, place, ask);
    if (asks === null) return [];
    sizes ??= amountSizes(table);
    const amounts = sizes;
    const isLeft: RowTest = (row) =>
      table.others.has(row) || isLeftOut(row) || Number.isNaN(amounts[row]);
    const kinds = kindsIn(column, table, { asks, isLeft });
    if (kinds === null) return [];
    const counted: RowAmount = (row) => (isLeft(row) ? null : amountOf(row));
    return openIn({ column, place, asks, ...kinds }, { ask, amountOf: counted });
  });
  return {
    columns: found.map(({ column }) => column),
    words: found.flatMap(({ words }) => words),
  };
}

/** Which words of a column are open: companies, words that nobody knows, states that nothing else has seen, or both. */
type Asks = 'companies' | 'unknown' | 'states' | 'both';

/** Words by which nobody is charged for a row: `Garanti`, `Intern`. */
const isFree = (word: string | null): boolean => namesNotCounting(normaliseName(word ?? ''));

/** Roles under which a word such as `Offert` may still say that a row is no sale. */
const mayHoldStates: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>(['category', 'text']);

function kindsAsked(
  { columns, roles }: Roled,
  place: number,
  { chosen, reading }: Ask,
): Asks | null {
  const column = columns[place];
  const assigned = roles[place];
  if (!column || column.values.length > MOST_KINDS || !mayTell(column)) return null;
  if (chosen[column.index] !== undefined) return null;
  const name = normaliseName(column.name);
  if (namesHowPaid(name) || isCounted(name)) return null;
  if (holdsSigns(column) || notCharged(column, { columns, roles }, reading) !== null) return null;
  const hasStates = isTold(column, reading, true);
  if (hasStates && isTold(column, reading, false))
    return namesKind(name) && isMostlyOwn(column) ? 'unknown' : null;
  const isNamed = assigned?.role != null && assigned.confidence > GUESS;
  const isNeutral = namesNeutralKinds(name);
  const isUnnamed = !isNeutral && !isNamed && guessRoles(column, reading).length === 0;
  const isOpen = !isNamed || mayHoldStates.has(assigned.role);
  // A guarantee is sold too where the column is of what is sold; an offer nowhere is.
  const isNothingSold = hasStates && assigned?.role === 'product';
  const tells = isNothingSold || (isOpen && (hasStates || column.read.some(isFree)));
  if (tells && (!isNeutral || isNamed || namesWork(name))) return isUnnamed ? 'both' : 'states';
  if (hasStates || isNeutral) return null;
  if (isNamed) return namesKind(name) && assigned.role !== 'status' ? 'unknown' : null;
  return isUnnamed ? 'unknown' : null;
}

/** Companies of a group in one list, where another column says whom it bought of or sold to: each may be the user's own. */
function mayBeCompanies({ columns, roles }: Roled, place: number, { chosen }: Ask): boolean {
  const column = columns[place];
  if (column?.type !== 'text' || chosen[column.index] !== undefined) return false;
  const name = normaliseName(column.name);
  if (column.values.length > MOST_KINDS) return false;
  const hasOther = (party: ColumnRole) =>
    roles.some(({ role }, other) => role === party && other !== place);
  return (
    (namesCompany(name) && hasOther('supplier')) || (namesOwnCompany(name) && hasOther('customer'))
  );
}

/** Words, a yes or no as a number, or codes. */
const mayTell = (column: TypedColumn): boolean =>
  column.type === 'text' || (isCode(column) && !isNamedNumber(column));

const isNamedNumber = ({ name }: TypedColumn): boolean => {
  const words = normaliseName(name);
  return (
    termKind(words) !== 'other' ||
    namesShare(name) ||
    [namesAmount, namesMeasure, namesOnePrice, namesTimes].some((isSaid) => isSaid(words))
  );
};

/** A list of its own kind of rows, in which a word that nobody knows is none of it: `Kvittokopia` among `Försäljning`. */
const isMostlyOwn = ({ read, counts }: TypedColumn): boolean =>
  isOwnKind(stateWord(read[counts.indexOf(Math.max(...counts))] ?? ''));

/** Whether words of a column tell states: where the user says that it has them, or by themselves. */
const isTold = (column: TypedColumn, { states }: GuideReading, isChosen: boolean): boolean =>
  statesIn(column, states, isChosen).some((state) => state !== null);

/** The kinds of a column, by row and by word; null where no one of them is what the list is about, but companies may be alike. */
function kindsIn(
  column: TypedColumn,
  table: Roled,
  { asks, isLeft }: { asks: Asks; isLeft: RowTest },
) {
  const { read } = column;
  const ids = ofOrders(column, columnOf(table, 'orderId'));
  const isPartly = ids.includes(-1);
  const words = [...read.map((text) => (text ?? '').trim()), ...(isPartly ? [EMPTY] : [])];
  const own = ids.map((id) => (id < 0 ? read.length : id));
  const rows = words.map(() => 0);
  let all = 0;
  own.forEach((id, row) => {
    if (isLeft(row)) return;
    all++;
    rows[id] = (rows[id] ?? 0) + 1;
  });
  if (areLabels(words)) return null;
  const most = Math.max(...rows);
  const kinds = rows.filter((some) => some > 0).length;
  const share = kinds === 2 ? MOST.ofTwo : MOST.ofMore;
  if (kinds < 2 || all < FEWEST_ROWS) return null;
  if (most < all * share && asks !== 'companies' && asks !== 'states') return null;
  return { ids: own, words, commonest: rows.indexOf(most) };
}

/** `A`, `B` and `C` tell ovens, teams and sizes apart, as far as they go. */
const areLabels = (words: readonly string[]): boolean =>
  words.toSorted().every((word, at) => word === String.fromCharCode(FIRST_LETTER + at));
const FIRST_LETTER = 'A'.charCodeAt(0);

/** What stands on one row of an order alone is of all its rows. */
function ofOrders({ ids, filled }: TypedColumn, order: TypedColumn | undefined): Int32Array {
  if (!order || filled === ids.length || !order.counts.some((rows) => rows > 1)) return ids;
  const ofOrder = new Map<number, number>();
  let isOfOrders = true;
  ids.forEach((id, row) => {
    const own = order.ids[row] ?? -1;
    if (id < 0 || own < 0) return;
    if (ofOrder.has(own)) isOfOrders = false;
    ofOrder.set(own, id);
  });
  return isOfOrders
    ? ids.map((id, row) => (id >= 0 ? id : (ofOrder.get(order.ids[row] ?? -1) ?? -1)))
    : ids;
}

interface Kinds {
  column: TypedColumn;
  place: number;
  asks: Asks;
  ids: Int32Array;
  words: readonly string[];
  commonest: number;
}

function openIn(
  { column, place, asks, ids, words, commonest }: Kinds,
  { ask, amountOf }: { ask: Ask; amountOf: RowAmount },
): { column: StateColumn; words: OpenWord[] }[] {
  const flag = column.name.trim();
  const isMark = words.length === 2 && words.includes(EMPTY);
  const stateOfWord = statesIn(column, ask.reading.states, true);
  const isOpen = words.map((word, id) => {
    if (asks === 'companies') return true;
    if (id === commonest && !isMark) return false;
    if (stateOfWord[id] || isFree(word)) return asks !== 'unknown';
    return asks !== 'states' && isUnknown(word);
  });
  if (!isOpen.includes(true)) return [];
  const sums = words.map(() => ({ rows: 0, sum: zero, size: zero }));
  ids.forEach((id, row) => {
    const own = sums[id];
    const amount = amountOf(row);
    if (!own || amount === null) return;
    sums[id] = {
      rows: own.rows + 1,
      sum: add(own.sum, amount),
      size: add(own.size, absolute(amount)),
    };
  });
  // Credit notes that all have their minus are taken off, and nothing about them is open.
  words.forEach((_, id) => {
    const { sum = zero, size = zero } = sums[id] ?? {};
    const isTakenOff = compare(sum, zero) < 0 && compare(add(sum, size), zero) === 0;
    if (stateOfWord[id] === 'credit' && isTakenOff) isOpen[id] = false;
  });
  const total = (some: (id: number) => boolean): Decimal =>
    sums.filter((_, id) => some(id)).reduce((all, { size }) => add(all, size), zero);
  const beside = total((id) => id !== commonest && isOpen[id] === true);
  if (
    compare(
      beside,
      multiply(
        total(() => true),
        MATTERS,
      ),
    ) <= 0
  )
    return [];
  const open = words.flatMap((word, id): OpenWord[] => {
    const own = sums[id];
    return isOpen[id] && own && own.rows > 0 ? [{ word, flag, rows: own.rows, sum: own.sum }] : [];
  });
  const states = words.map((word, id) =>
    isOpen[id] && isOut({ word, flag }, ask) ? ('cancelled' as const) : null,
  );
  const own = { column, place, ids, states, isOwnRole: false, unused: false };
  return [{ column: own, words: open }];
}

/** Whether nothing says what a kind of row is. */
function isUnknown(text: string): boolean {
  const word = stateWord(text);
  if (word === EMPTY || isYes(word)) return true;
  return ![isCounted, isOwnKind, isHowPaid, isNeutralWord, isPay].some((isKnown) => isKnown(word));
}
