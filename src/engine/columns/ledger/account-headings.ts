import { type Cell, cellText } from '../../table/cell.ts';
import { type ColumnStore, toColumns } from '../../table/column-store.ts';
import { normaliseText } from '../../table/normalise-name.ts';
import { isBalanceRow, namesCredit, namesDebit } from '../../table/vocabulary/bookkeeping.ts';
import type { NameTest } from '../../table/vocabulary/words.ts';

/** A general ledger whose accounts stand as headings above their bookings, with the account put on each row. */
export interface GroupedLedger {
  stores: ColumnStore[];
  /** Rows that are no bookings: the account's heading, its opening and closing balance. */
  others: Map<number, 'accountHeading' | 'accountBalance'>;
}

interface Heading {
  number: string;
  name: string;
  /** The column that the name stands in, where that is not the number's. */
  next?: ColumnStore | undefined;
}

const oneCell = /^(?:konto ?:? ?)?([1-8]\d{3,5})\s*[-–:,.]?\s+(\p{L}.*)$/iu;
const twoCells = /^(?:konto ?:? ?)?([1-8]\d{3,5})$/i;
/** Columns in which the heading may begin. */
const PLACES = 3;

/** Puts the accounts of the headings on the rows below them; null where the table has no such headings. */
export function ungroupLedger(stores: readonly ColumnStore[]): GroupedLedger | null {
  const named = (test: NameTest) => stores.find(({ name }) => test(normaliseText(name)));
  const [debit, credit] = [named(namesDebit), named(namesCredit)];
  if (!debit || !credit) return null;
  for (const column of stores.slice(0, PLACES)) {
    if (column === debit || column === credit) continue;
    const headings = headingsIn(column, stores, [debit, credit]);
    if (headings.size > 0 && bookingsFollow(column, headings, [debit, credit]))
      return withAccounts(stores, column, headings, [debit, credit]);
  }
  return null;
}

const at = ({ ids, values }: ColumnStore, row: number): Cell => values[ids[row] ?? -1] ?? '';
/** No heading of an account is longer. */
const LONGEST = 200;
const textAt = (column: ColumnStore | undefined, row: number) =>
  column === undefined ? '' : cellText(at(column, row)).trim().slice(0, LONGEST);
const isEmpty = (sides: readonly ColumnStore[], row: number) =>
  sides.every((column) => (column.ids[row] ?? -1) < 0);

function headingsIn(
  column: ColumnStore,
  stores: readonly ColumnStore[],
  sides: readonly ColumnStore[],
): Map<number, Heading> {
  const headings = new Map<number, Heading>();
  const after = stores.slice(stores.indexOf(column) + 1);
  for (let row = 0; row < column.ids.length; row++) {
    if (!isEmpty(sides, row)) continue;
    const text = textAt(column, row);
    const whole = oneCell.exec(text);
    if (whole) headings.set(row, { number: whole[1] ?? '', name: (whole[2] ?? '').trim() });
    if (whole || !twoCells.test(text)) continue;
    // The name stands under the texts of the bookings, however far off these are.
    const next = after.find((store) => textAt(store, row) !== '');
    const name = textAt(next, row);
    if (/\p{L}{2}/u.test(name))
      headings.set(row, { number: twoCells.exec(text)?.[1] ?? '', name, next });
  }
  return headings;
}

/** Bookings stand below the headings and do not name the account themselves. */
function bookingsFollow(
  column: ColumnStore,
  headings: ReadonlyMap<number, Heading>,
  sides: readonly ColumnStore[],
): boolean {
  let bookings = 0;
  let named = 0;
  for (let row = 0; row < column.ids.length; row++) {
    if (headings.has(row) || isEmpty(sides, row)) continue;
    bookings++;
    const text = textAt(column, row);
    if (oneCell.test(text) || twoCells.test(text)) named++;
  }
  return bookings > 0 && named < bookings * 0.1;
}

function withAccounts(
  stores: readonly ColumnStore[],
  column: ColumnStore,
  headings: ReadonlyMap<number, Heading>,
  sides: readonly ColumnStore[],
): GroupedLedger {
  const named = new Set([column, ...[...headings.values()].flatMap(({ next }) => next ?? [])]);
  const others: GroupedLedger['others'] = new Map();
  const accounts: { number: string; name: string }[] = [];
  let current: Heading = { number: '', name: '' };
  for (let row = 0; row < column.ids.length; row++) {
    const heading = headings.get(row);
    if (heading) current = heading;
    if (heading) others.set(row, 'accountHeading');
    else if (isEmpty(sides, row) || stores.some((own) => isBalance(textAt(own, row))))
      others.set(row, 'accountBalance');
    accounts.push(others.has(row) ? { number: '', name: '' } : current);
  }
  const fresh = (index: number, name: string, cells: readonly Cell[]): ColumnStore[] =>
    toColumns(
      cells.map((cell) => ({ cells: [cell] })),
      [name],
    ).map((store) => ({ ...store, index }));
  const cleaned = stores.flatMap((store) => {
    if (!named.has(store)) return [store];
    const cells = accounts.map((_, row) => (others.has(row) ? '' : at(store, row)));
    return fresh(store.index, store.name, cells);
  });
  const numbers = accounts.map(({ number }) => number);
  const names = accounts.map(({ name }) => name);
  // A column that held the headings alone is the account's own; else the account gets a column.
  const own = cleaned.find(({ index, filled }) => index === column.index && filled === 0);
  const last = stores.length;
  const rest = own === undefined ? cleaned : cleaned.filter((store) => store !== own);
  return {
    stores: [
      ...rest,
      ...fresh(own?.index ?? last, 'Konto', numbers).map(asHeading),
      ...fresh(own === undefined ? last + 1 : last, 'Kontonamn', names).map(asHeading),
    ].sort((a, b) => a.index - b.index),
    others,
  };
}

const asHeading = (store: ColumnStore): ColumnStore => ({
  ...store,
  madeOf: 'Kontot är det som står som rubrik över raderna.',
});

const isBalance = (text: string) => isBalanceRow(normaliseText(text));
