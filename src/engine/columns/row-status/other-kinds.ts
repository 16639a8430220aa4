import { absolute, add, compare, type Decimal, decimal, multiply } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isPay } from '../../table/vocabulary/lists.ts';
import { namesWho } from '../../table/vocabulary/neutral-kinds.ts';
import {
  isFinal,
  isGrossWage,
  isInvoiceKind,
  isMixedKind,
  isNetWage,
  isOfSide,
  isOfWhich,
  isOutcome,
  isOwnKind,
  isPlanned,
  isPreliminary,
  namesAnything,
  namesDeducted,
  namesHowPaid,
  namesKind,
  namesSumRow,
  namesVatRow,
  precedesInvoice,
  remindsOfInvoice,
  settlesInvoice,
} from '../../table/vocabulary/row-kinds.ts';
import {
  isBareCredit,
  isCounted,
  isCreditLetter,
  namesState,
} from '../../table/vocabulary/row-status.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, type Roled } from '../roled.ts';
import { statesIn } from '../roles/states-in.ts';
import { isOut, type OpenWord } from './open-words.ts';
import type { RowAmount } from './row-amounts.ts';
import type { StateColumn } from './status-columns.ts';
import { type Beside, toldTwice } from './told-twice.ts';
import { differing } from './unlike-kinds.ts';

/** Share of the money below which rows of another kind change nothing. */
const MATTERS = decimal('0.01');
/** Kinds of rows are few. */
const MOST_KINDS = 20;

/** Roles of columns that say whose or where a row is, not what. */
const ofOthers: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  'customer',
  'supplier',
  'channel',
  'region',
  'orderId',
  'account',
  'accountName',
  'invoiceNumber',
  'voucher',
  'currency',
  'interval',
  'department',
  'project',
]);

interface KindColumn {
  column: TypedColumn;
  place: number;
  /** For each distinct value: the word under which its rows are asked about; null where nothing is open. */
  open: (string | null)[];
}

/**
 * Rows that a word of their own says to be of another kind than what is summed (tips, gift cards, tax, commission), and
 * rows of an unknown kind that differ from the others in sign, VAT or what is filled: the rows answered not to count, and
 * the words that are open.
 */
export function otherKinds(
  table: Roled,
  ask: Ask,
  amountOf: RowAmount,
): { columns: StateColumn[]; words: OpenWord[] } {
  // In books the account says what each row is.
  if (table.ledger) return { columns: [], words: [] };
  const asked = table.columns.flatMap((column, place) => {
    const role = table.roles[place]?.role ?? null;
    const isChosen = ask.chosen[column.index] !== undefined;
    const isOfOther = ofOthers.has(role) && !namesAnything(normaliseName(column.name));
    if (column.type !== 'text' || isChosen || isOfOther) return [];
    return [{ column, place }];
  });
  const known = asked.map((each) => ({ ...each, open: knownOthers(each.column, ask) }));
  const named = known.filter(({ open }) => open.some((word) => word !== null));
  const taken = new Set(named.flatMap(({ column, open }) => rowsOf(column, open)));
  const isSettled = (row: number) => taken.has(row) || table.others.has(row);
  const beside = { amountOf, isSettled };
  const unlike = asked
    .filter(({ column }) => isOfKinds(column) && !isHowOrWhether(column))
    .map((each) => ({
      ...each,
      open: unknownOthers(each.column, table, ask, beside),
    }))
    .filter(({ open }) => open.some((word) => word !== null));
  const again = asked
    .map((each) => ({ ...each, open: toldAgainIn(each.column, table, ask, beside) }))
    .filter(({ open }) => open.some((word) => word !== null));
  return foundIn([...named, ...again, ...unlike], table, ask, amountOf);
}

/** Words whose rows' money another word's rows have too, but for those that say what became of it. */
function toldAgainIn(
  column: TypedColumn,
  table: Roled,
  { reading }: Ask,
  beside: Beside,
): (string | null)[] {
  if (namesHowPaid(normaliseName(column.name))) return column.read.map(() => null);
  const states = statesIn(column, reading.states, false);
  const isAbout = column.read.map((text, id) => {
    const word = normaliseName(text ?? '');
    return states[id] === null && !isBareCredit(word) && !isCreditLetter(word);
  });
  const same = toldTwice(column, table, { ...beside, isAbout });
  return column.read.map((text, id) => (same[id] ? (text ?? '').trim() : null));
}

const isOfKinds = ({ name, values }: TypedColumn) =>
  values.length > 1 && values.length <= MOST_KINDS && namesKind(normaliseName(name));

/** `Presentkort 500 kr` and `Presentkort 1000 kr` are one kind. */
const kindOf = (text: string) => beforeNumber(normaliseName(text));

/** `Betalning via webben` and `Betalning via app` are both payments, and may be what a file is about together. */
const rootOf = (kind: string) => kind.split(' ')[0] ?? kind;

function beforeNumber(text: string): string {
  const at = text.search(/\d/);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}

/** Share of the rows from which a word says what the file is about. */
const MOST_ROWS = 0.6;

/** What was paid with a gift card was sold: how a row was paid, or whether, says nothing of its kind but whose it is. */
const isHowOrWhether = ({ name }: TypedColumn): boolean =>
  [namesHowPaid, namesState].some((isSaid) => isSaid(normaliseName(name)));

/** What tells the same money once more beside rows of the first kind, however many its own are. */
const toldAgain: readonly [beside: NameTest, again: NameTest][] = [
  [isInvoiceKind, precedesInvoice],
  [isInvoiceKind, remindsOfInvoice],
  [isFinal, isPreliminary],
  [isOutcome, isPlanned],
  [isGrossWage, isNetWage],
];

function knownOthers(column: TypedColumn, { reading }: Ask) {
  const { ids, read, counts } = column;
  const isOnlyWhose = isHowOrWhether(column) || namesWho(normaliseName(column.name));
  const states = statesIn(column, reading.states, false);
  const isBeside = (isSaid: NameTest) => read.some((text) => text !== null && isSaid(kindOf(text)));
  const ofInvoices = isBeside(isInvoiceKind);
  // Beside rows of sales those of costs are others, however many they are.
  const hasOwn = isBeside(isOfSide[reading.purpose]);
  const again = toldAgain.filter(([first]) => isBeside(first)).map(([, isSaid]) => isSaid);
  const isAgain = (kind: string) => again.some((isSaid) => isSaid(kind));
  const kinds = read.map((text, id) => {
    const kind = text === null || states[id] !== null ? '' : kindOf(text);
    const isOther =
      (reading.isOtherKind(kind) || (ofInvoices && settlesInvoice(kind)) || isAgain(kind)) &&
      !isMixedKind(kind);
    return isOther && (!isOnlyWhose || reading.isNotOurs?.wherever(kind)) ? kind : null;
  });
  const rows = new Map<string, number>();
  kinds.forEach((kind, id) => {
    if (kind === null) return;
    const root = rootOf(kind);
    rows.set(root, (rows.get(root) ?? 0) + (counts[id] ?? 0));
  });
  return kinds.map((kind, id) => {
    if (kind === null) return null;
    const isFew = (rows.get(rootOf(kind)) ?? 0) <= ids.length * MOST_ROWS;
    return hasOwn || isFew || isOfWhich(kind) || isAgain(kind) ? (read[id] ?? '').trim() : null;
  });
}

function unknownOthers(
  column: TypedColumn,
  table: Roled,
  { reading }: Ask,
  beside: Beside,
): (string | null)[] {
  const { ids, read } = column;
  const states = statesIn(column, reading.states, false);
  // Beside sums of what was delivered, `Avdrag` may be of what is paid for it.
  const hasSums = read.some((text) => namesSumRow(normaliseName(text ?? '')));
  const isUnknown = read.map((text, id) => {
    const word = normaliseName(text ?? '');
    const isOwn = isOwnKind(word) && !(hasSums && namesDeducted(word));
    const isKnown = isCounted(word) || isOwn || isPay(word) || isOfSide[reading.purpose](word);
    return text !== null && states[id] === null && !isKnown;
  });
  const isOdd = differing(table, { ids, isUnknown, ...beside });
  return read.map((text, id) => (isOdd[id] ? (text ?? '').trim() : null));
}

const rowsOf = ({ ids }: TypedColumn, open: readonly (string | null)[]) =>
  Array.from(ids).flatMap((id, row) => ((open[id] ?? null) === null ? [] : row));

/** The open words with their money, and which rows were answered not to count; none where it is next to nothing of it all. */
function foundIn(
  kinds: readonly KindColumn[],
  table: Roled,
  ask: Ask,
  amountOf: RowAmount,
): { columns: StateColumn[]; words: OpenWord[] } {
  const words = new Map<string, OpenWord>();
  const taken = new Set<number>();
  let all = decimal('0');
  let open = decimal('0');
  const moneyAt = (row: number): Decimal => amountOf(row) ?? decimal('0');
  if (kinds.length === 0) return { columns: [], words: [] };
  table.columns[0]?.ids.forEach((_, row) => {
    if (!table.others.has(row)) all = add(all, absolute(moneyAt(row)));
  });
  for (const { column, open: own } of kinds) {
    const flag = column.name.trim();
    column.ids.forEach((id, row) => {
      const word = own[id] ?? null;
      if (word === null || taken.has(row) || table.others.has(row)) return;
      taken.add(row);
      open = add(open, absolute(moneyAt(row)));
      const key = `${column.index} ${kindOf(word)}`;
      const before = words.get(key) ?? { word: wordOf(word), flag, rows: 0, sum: decimal('0') };
      words.set(key, { ...before, rows: before.rows + 1, sum: add(before.sum, moneyAt(row)) });
    });
  }
  if (compare(open, multiply(all, MATTERS)) <= 0) return { columns: [], words: [] };
  const isVatRow = vatRows(table, ask);
  const columns = kinds.map(({ column, place, open: own }): StateColumn => {
    const states = own.map((word) =>
      word !== null &&
      (isVatRow(word) || isOut({ word: wordOf(word), flag: column.name.trim() }, ask))
        ? ('cancelled' as const)
        : null,
    );
    return { column, place, ids: column.ids, states, isOwnRole: false, unused: false };
  });
  // What a row of VAT is needs no answer.
  return { columns, words: [...words.values()].filter(({ word }) => !isVatRow(word)) };
}

/** Which words are of VAT beside amounts that by their name have none in them. */
function vatRows(table: Roled, { reading }: Ask): (word: string) => boolean {
  const amount = columnOf(table, reading.amount.net);
  const isWithout = amount !== undefined && vatSide(normaliseName(amount.name)) === 'excluding';
  return (word) => isWithout && namesVatRow(normaliseName(word));
}

/** As it is shown and answered: the kind without the number of the one row. */
const wordOf = (text: string) => beforeNumber(text).trim() || text;
