import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesMoneyOut,
  namesOfBanks,
  namesOfInvoices,
  namesPayer,
} from '../../table/vocabulary/bookkeeping.ts';
import { namesBalance } from '../../table/vocabulary/header-words.ts';
import { isCreditNote } from '../../table/vocabulary/row-status.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import { formatCount } from '../../text/format.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import {
  type AssignedRole,
  type DebitCredit,
  hasRole,
  type OtherReason,
  type Roled,
  unused,
  withRoles,
} from '../roled.ts';
import { freePlaces } from '../roles/free-places.ts';
import { negatedColumn } from '../types/negated-column.ts';
import { numberAt, numbersAt } from '../types/number-at.ts';
import { withFee } from './fee-beside.ts';
import { freeTexts, payeeTexts, refundsIn, textsAre } from './movements.ts';
import { withMovements } from './own-movements.ts';
import { belowZero, paidAmongSales } from './paid-among-sales.ts';
import { type PaymentStates, paymentStates } from './payment-states.ts';
import { beginAsBankTexts, isOfPayments, tellsKinds, tellsWays } from './payment-words.ts';
import { changeOf, isProved, type Moves, movesBy } from './running-balance.ts';
import { supplierStatement } from './supplier-statement.ts';
import { onTaxAccount, taxAccountTexts } from './tax-account.ts';

const amountRoles: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  ...(['revenue', 'grossRevenue', 'amount', 'grossAmount'] as const),
]);
/** Share of rows on which a column called a balance must move by the amount. */
const MOVES = 0.6;
/** Of invoices too: one that is unpaid after one that is paid moves what is left to pay by its amount. */
const MOVES_OF_INVOICES = 0.95;

/**
 * Needs: the amount's role, of no ledger. Leaves: of a bank statement the money that came in or the money that went
 * out, with VAT as it was paid; the other rows as the other way. Not where the user has chosen the amount.
 */
export function statement(table: Roled, ask: Ask): Roled {
  if (table.ledger) return table;
  const { columns, roles } = table;
  const { reading, chosen } = ask;
  const place = roles.findIndex(({ role }) => amountRoles.has(role));
  const pair = table.proved ?? findDebitCredit(columns);
  const amount = columns[place] ?? pair?.credit;
  if (!amount || columns.some(({ index }) => amountRoles.has(chosen[index] ?? null))) return table;
  const moved = pair ? changeOf(pair) : (row: number) => numberAt(amount, row);
  // Debit and credit are an account's of the books, unless its balance falls with debit as a bank's does.
  const isBooks =
    pair !== null && pair !== table.proved && !namesMoneyOut(normaliseName(pair.debit.name));
  if (isBooks && !columns.some((column) => isBalance(column) && isProved(movesBy(column, moved))))
    return table;
  if (pair === null && !hasBelowZero(amount)) return table;
  const isIn = reading.statement === 'in';
  const isOpen = !pair && isUnclear(table, amount, moved, ask);
  if (!table.proved && (isOpen || !isStatement(columns, amount, moved))) {
    const sales = isIn ? paidAmongSales(table, amount) : null;
    const paid = isOpen && sales !== 'payments' ? belowZero(table, amount, ask) : sales;
    const answer = paid === 'payments' ? paid : ask.choices?.signs;
    if (paid === null || answer === 'credits') return table;
    if (paid !== 'payments' && answer === undefined)
      return { ...table, doubts: [...table.doubts, paid] };
  }
  const dated = withDate(table, ask);
  const supplier = pair ? null : supplierStatement(dated, amount, ask);
  if (supplier) return supplier;
  const states = paymentStates(
    dated,
    {
      amounts: pair ? [amount, pair.debit, pair.credit] : [amount],
      amountAt: moved,
      counts: (row) => Math.sign(moved(row) ?? 0) === (isIn ? 1 : -1),
    },
    ask,
  );
  const tax = taxAccountTexts(dated.columns);
  const read = isIn
    ? moneyIn(dated, pair?.credit ?? amount, pair, ask)
    : moneyOut(dated, place, pair !== null, ask);
  const whole = tax ? onTaxAccount(read, tax, ask) : read;
  return withStates(withBalance(whole, moved), states);
}

/** Says of the amount that the account's balance moves by it, where the rows prove that. */
function withBalance(table: Roled, moved: (row: number) => number | null): Roled {
  const place = table.roles.findIndex(({ role }) => amountRoles.has(role));
  const assigned = table.roles[place];
  const balance = table.columns.find(
    (column) => column.type === 'number' && isProved(movesBy(column, moved)),
  );
  if (!assigned || !balance || assigned.by === 'answer') return table;
  const moves = movesBy(balance, moved);
  const held = `${formatCount(Math.round(moves.share * moves.telling))} av ${formatCount(moves.telling)}`;
  const reason = `${balance.name.trim()} ändras med det som betalats på ${held} rader. ${assigned.reason}`;
  return withRoles(table, new Map([[place, { ...assigned, reason, by: 'rows' }]]));
}

/** Payments that never happened are left out for that, whatever else they are. */
const withStates = (table: Roled, { others, statuses, doubts }: PaymentStates): Roled => ({
  ...table,
  others: new Map([...table.others, ...others]),
  statuses,
  doubts: [...table.doubts, ...doubts],
});

/** Of several days that no name tells apart the first is the one that the account's balance goes by. */
function withDate(table: Roled, ask: Ask): Roled {
  const [place] = freePlaces(table, ask, 'date');
  if (hasRole(table, 'date') || place === undefined) return table;
  const reason = 'Det är kontoutdragets första kolumn med datum.';
  return withRoles(table, new Map([[place, { role: 'date', confidence: 0.7, reason }]]));
}

/**
 * What is named a balance and is not proved to be one, beside amounts whose VAT stands in the file, or that it is the sum
 * so far of: invoices and credit notes with what they come to or what is left to pay, or the book of a new account.
 */
const isUnclear = (
  table: Roled,
  amount: TypedColumn,
  moved: (row: number) => number | null,
  ask: Ask,
): boolean => {
  const { columns, proofs } = table;
  const balances = columns.filter(isBalance);
  if (balances.some((column) => isProved(movesBy(column, moved)))) return false;
  const isTaxed =
    ['net', 'gross'].includes(proofs.get(amount)?.is ?? '') ||
    vatSide(normaliseName(amount.name)) !== null;
  const isOfSales = ask.reading.statement === 'in';
  if (isTaxed && isOfSales) return balances.some((column) => !isLeftToPay(column, columns));
  const isSum = balances.some((column) => proofs.get(column)?.is === 'soFar');
  // A bank's rows say what each payment was.
  const texts = freeTexts(table).filter((column) => !isOfSales || isOfPayments(column));
  const isOfList = texts.length === 0 || ofList.some((role) => hasRole(table, role));
  return isSum && isOfList && supplierStatement(table, amount, ask) === null;
};

/**
 * A balance that is on each row nothing or the whole of another amount: what is left of the invoice, and no account's. So
 * too where it is nothing on every row, while the amounts are something.
 */
function isLeftToPay(balance: TypedColumn, columns: readonly TypedColumn[]): boolean {
  const zeros = balance.read.some((value) => value !== null && Number(value) === 0);
  if (!zeros) return false;
  if (balance.read.every((value) => value === null || Number(value) === 0))
    return balance.filled === balance.ids.length;
  return columns.some((whole) => {
    if (whole === balance || whole.type !== 'number') return false;
    const [left, all] = [numbersAt(balance), numbersAt(whole)];
    const rows = Array.from(balance.ids.keys()).filter((row) => left(row) && all(row));
    return rows.length > 0 && rows.every((row) => left(row) === all(row));
  });
}

/** What lists of invoices and sales have, and accounts have not. */
const ofList: readonly ColumnRole[] = [
  ...(['orderId', 'invoiceNumber', 'quantity', 'unitPrice', 'productId', 'channel'] as const),
];

const hasBelowZero = (column: TypedColumn) => column.read.some((value) => value?.startsWith('-'));

const isBalance = ({ name, type }: TypedColumn) =>
  type === 'number' && namesBalance(normaliseName(name));

function isStatement(
  columns: readonly TypedColumn[],
  amount: TypedColumn,
  moved: (row: number) => number | null,
): boolean {
  const names = columns.map(({ name }) => normaliseName(name));
  const balance = columns.find(isBalance);
  const invoices = names.some(namesOfInvoices);
  const follows = (moves: Moves) =>
    moves.telling > 0 && moves.share >= (invoices ? MOVES_OF_INVOICES : MOVES);
  if (balance && follows(movesBy(balance, moved))) return true;
  if (invoices) return false;
  // In and out in columns of their own are an account's.
  if (findDebitCredit(columns)) return true;
  if (balance !== undefined || columns.some(tellsKinds)) return true;
  if (columns.some((column) => tellsWays(column, moved))) return true;
  if (names.filter(namesOfBanks).length >= 2) return true;
  const others = columns.filter((column) => column.type === 'number' && column !== amount);
  return (
    others.some((column) => isProved(movesBy(column, moved))) || columns.some(beginAsBankTexts)
  );
}

function moneyIn(table: Roled, amount: TypedColumn, pair: DebitCredit | null, ask: Ask): Roled {
  const { columns } = table;
  const named = namesPayer.flatMap((isNamed) =>
    columns.filter(({ name, type }) => type === 'text' && isNamed(normaliseName(name))),
  );
  const texts = named.length > 0 ? named : freeTexts(table);
  const payer = named[0] ?? mostVaried(texts);
  const roles = table.roles.map((assigned, place): AssignedRole => {
    if (columns[place] === amount)
      return {
        role: 'grossRevenue',
        confidence: 0.9,
        reason: 'Filen är ett kontoutdrag: försäljningen är det som kommit in, med moms.',
      };
    if (columns[place] === payer)
      return { role: 'customer', confidence: 0.7, reason: 'Texten säger vem som har betalat.' };
    return assigned.role === null || assigned.role === 'date' || assigned.role === 'currency'
      ? assigned
      : unused('Ett kontoutdrag har varken artiklar eller order.');
  });
  const changeAt = pair ? changeOf(pair) : (row: number) => numberAt(amount, row);
  const refundAt = refundsIn((row) => -(changeAt(row) ?? 0), texts);
  const others = otherWay(amount, 'outgoing', pair !== null);
  // A row that is called a refund lowers what was sold, whoever it is to.
  const isCredit = textsAre(freeTexts(table), isCreditNote);
  for (const row of others.keys())
    if ((changeAt(row) ?? 0) < 0 && !pair && isCredit(row)) others.delete(row);
  const isReturned = (row: number) => refundAt(row) === 'whole';
  for (let row = 0; row < amount.ids.length; row++)
    if (isReturned(row) && !others.has(row)) others.set(row, 'returned');
  const read = { ...table, roles, others, note: null, isStatement: true };
  return withMovements(read, { amount, texts, ask, isRefund: (row) => refundAt(row) !== null });
}

/** Of several columns of words the one that says most: a kind of payment is the same on many rows. */
const mostVaried = (texts: readonly TypedColumn[]): TypedColumn | undefined =>
  [...texts].sort((a, b) => b.values.length - a.values.length)[0];

/** Where no name says whom a payment is to, any of the words may, and those that differ most are its text. */
function withTexts(table: Roled): { table: Roled; texts: TypedColumn[] } {
  const named = payeeTexts(table);
  if (named.length > 0) return { table, texts: named };
  const { columns, roles } = table;
  const texts = freeTexts(table).filter((column) => !roles[columns.indexOf(column)]?.role);
  const text = mostVaried(texts);
  if (!text) return { table, texts };
  const reason = 'Det är den av kontoutdragets texter som säger mest.';
  const role: AssignedRole = { role: 'text', confidence: 0.6, reason };
  return { table: withRoles(table, new Map([[columns.indexOf(text), role]])), texts };
}

function moneyOut(given: Roled, at: number, isPair: boolean, ask: Ask): Roled {
  const { table, texts } = withTexts(isPair ? given : withFee(given, at, ask));
  const place = table.columns.length > given.columns.length ? given.columns.length : at;
  const amount = table.columns[place];
  if (!amount) return table;
  const reason = 'Filen är ett kontoutdrag: kostnaden är det som betalats ut, med moms.';
  const made: AssignedRole = { role: 'grossAmount', confidence: 0.9, reason };
  const read = { ...table, note: null, isStatement: true };
  // Of a pair the amount is made already, above zero for what was paid.
  const paid = isPair ? amount : negatedColumn(amount, table.columns.length);
  const signed = isPair
    ? withRoles(read, new Map([[place, made]]))
    : {
        ...read,
        columns: [...read.columns, paid],
        roles: [
          ...read.roles.with(
            place,
            unused('Utbetalningar är negativa; de används med omvänt tecken.'),
          ),
          made,
        ],
      };
  const isRefund = refundsIn((row) => numberAt(paid, row), texts);
  const others = otherWay(paid, 'income', false);
  for (const row of others.keys()) if (isRefund(row)) others.delete(row);
  return withMovements({ ...signed, others }, { amount: paid, texts, ask });
}

/** Rows on which the money went the other way; an empty cell says so where money out has a column of its own. */
function otherWay(
  amount: TypedColumn,
  reason: OtherReason,
  empty: boolean,
): Map<number, OtherReason> {
  const rows = new Map<number, OtherReason>();
  amount.ids.forEach((id, row) => {
    if (id < 0 ? empty : amount.read[id]?.startsWith('-')) rows.set(row, reason);
  });
  return rows;
}
