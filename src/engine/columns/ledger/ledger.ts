import { add, compare, decimal } from '../../facts/decimal.ts';
import { accountIn } from '../../table/account-kind.ts';
import type { AccountKind } from '../../table/books.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesBalance } from '../../table/vocabulary/header-words.ts';
import { isVatLabel } from '../../table/vocabulary/totals.ts';
import { difference } from '../amounts/debit-credit.ts';
import type { Ask, GuideReading } from '../guide-reading.ts';
import {
  type AssignedRole,
  columnOf,
  hasRole,
  type LedgerColumns,
  type OtherReason,
  type Roled,
  unused,
} from '../roled.ts';
import { negatedColumn } from '../types/negated-column.ts';
import { numberAt } from '../types/number-at.ts';
import { findLedger } from './ledger-columns.ts';

/** Share of the rows on other accounts than costs from which a list with suppliers is the books. */
const MANY_OTHERS = 0.4;

/** Accounts of a balance report, and rows that one of them may have. */
const FEWEST_ACCOUNTS = 3;
const ROW_EACH = 1.2;

/**
 * Needs: roles of account and amount. Leaves: the rows on the guide's accounts, with the sign that makes its amounts
 * positive, where the table is a ledger over several kinds of accounts; the other rows with their kind of account.
 */
export function ledger(table: Roled, ask: Ask): Roled {
  const { reading, known } = ask;
  const accounts = findLedger(table, ask);
  if (!accounts) return table;
  const kinds = new Set(accounts.kinds.map(reasonOf));
  if (isBalanceReport(table, accounts, ask))
    return { ...table, ledger: accounts, others: otherRows(accounts, reading), note: null };
  const hasOwn = accounts.kinds.some((kind) => reading.ledger.accounts.has(kind));
  const isLedger = known !== undefined || (hasOwn && (kinds.size > 1 || accounts.sides !== null));
  if (!isLedger) return table;
  if (isOfSuppliers(table, accounts, ask)) return withoutVatRows(table, accounts);
  const others = otherRows(accounts, reading);
  return withAmount({ ...table, ledger: accounts, others, note: null }, accounts, ask);
}

/** What is owned and owed, a row an account: nothing in it was earned or spent. */
function isBalanceReport(
  table: Roled,
  { account, kinds }: LedgerColumns,
  { known, reading }: Ask,
): boolean {
  if (known !== undefined || hasRole(table, 'supplier')) return false;
  const { net, gross } = reading.amount;
  const isSaid = table.columns.some(({ name }) => namesBalance(normaliseName(name)));
  if (!isSaid && !hasRole(table, net) && !hasRole(table, gross)) return false;
  const { values, filled, read } = account;
  // `TILLGÅNGAR` above its accounts is none.
  const isOfBalance = kinds.every(
    (kind, id) => kind === 'asset' || kind === 'liability' || accountIn(read[id] ?? '') === null,
  );
  const isRowAnAccount = values.length >= FEWEST_ACCOUNTS && filled <= values.length * ROW_EACH;
  return isOfBalance && isRowAnAccount && kinds.includes('asset') && kinds.includes('liability');
}

/**
 * A list of what suppliers invoiced, with the account each row was put on: all of it was bought, also what stands on an
 * account of equipment or interest. Books have income, and what was paid or owed, with the other sign.
 */
function isOfSuppliers(
  table: Roled,
  { account, sides, kinds }: LedgerColumns,
  { known, reading }: Ask,
): boolean {
  const { net, gross } = reading.amount;
  const amount = columnOf(table, net) ?? columnOf(table, gross);
  if (known !== undefined || sides !== null || !amount || !hasRole(table, 'supplier')) return false;
  const signs = { own: 0, same: 0 };
  const others: number[] = [];
  const signOf = (row: number) => Math.sign(numberAt(amount, row) ?? 0);
  const isOwn = kinds.map((kind) => reading.ledger.accounts.has(kind));
  const isOwnRow = (row: number) => isOwn[account.ids[row] ?? -1] === true;
  account.ids.forEach((_, row) => {
    if (isOwnRow(row)) signs.own += signOf(row);
  });
  account.ids.forEach((_, row) => {
    // A row without an amount, as a header again, has no sign.
    if (isOwnRow(row) || signOf(row) === 0) return;
    if (signOf(row) === Math.sign(signs.own)) signs.same++;
    else others.push(row);
  });
  const { length } = others;
  if (signs.same + length >= account.ids.length * MANY_OTHERS) return false;
  return length <= signs.same || areCredits(table, others, isOwnRow);
}

/** Whether rows are credit notes among invoices: each row of the table is one, and theirs are of suppliers that others are of. */
function areCredits(
  table: Roled,
  rows: readonly number[],
  isOwn: (row: number) => boolean,
): boolean {
  const [number, supplier] = [columnOf(table, 'invoiceNumber'), columnOf(table, 'supplier')];
  if (!number || !supplier || number.filled < number.ids.length) return false;
  if (number.values.length < number.ids.length) return false;
  const bought = new Set(supplier.ids.filter((_, row) => isOwn(row)));
  return rows.every((row) => bought.has(supplier.ids[row] ?? -1));
}

/** VAT that an invoice is split into is no cost, in whatever list it stands. */
function withoutVatRows(table: Roled, { account, name, kinds }: LedgerColumns): Roled {
  const others = new Map<number, OtherReason>(table.others);
  const isVat = account.read.map(
    (value, id) => kinds[id] !== 'cost' && isVatNumber(accountIn(value ?? '') ?? ''),
  );
  account.ids.forEach((id, row) => {
    const called = name?.read[name.ids[row] ?? -1] ?? account.read[id] ?? '';
    const isNamed = kinds[id] !== 'cost' && isVatLabel(withoutNumber(called));
    if (isVat[id] || isNamed) others.set(row, 'balanceAccount');
  });
  return others.size === table.others.size ? table : { ...table, others };
}

/** BAS has VAT on 2610–2659. */
const isVatNumber = (number: string) => /^26[1-5]\d\d*$/.test(number);
const withoutNumber = (called: string) =>
  normaliseName(called)
    .replace(/^\d+ /, '')
    .replace(/^(?:debiterad |ing |ingaende |utg |utgaende )+/, '');

function otherRows(
  { account, kinds }: LedgerColumns,
  reading: GuideReading,
): Map<number, OtherReason> {
  const others = new Map<number, OtherReason>();
  account.ids.forEach((id, row) => {
    const kind = kinds[id] ?? 'unknown';
    if (!reading.ledger.accounts.has(kind)) others.set(row, reasonOf(kind));
  });
  return others;
}

function reasonOf(kind: AccountKind): OtherReason {
  if (kind === 'asset' || kind === 'liability') return 'balanceAccount';
  if (kind === 'revenue') return 'revenueAccount';
  return kind === 'cost' ? 'costAccount' : 'otherAccount';
}

/** Gives the guide's amount its column: credit less debit where its amounts stand in credit. */
function withAmount(table: Roled, { sides }: LedgerColumns, ask: Ask): Roled {
  const { columns, roles, others } = table;
  const { reading, chosen, known } = ask;
  const { net } = reading.amount;
  if (columns.some(({ index }) => chosen[index] === net)) return table;
  if (sides) {
    if (!reading.ledger.isCredit) return table;
    return replaced(table, difference(sides.credit, sides.debit, columns.length), ask);
  }
  const amount = columns.find(
    ({ index }, place) =>
      known?.[index] === 'amount' || roles[place]?.role === net || isGross(roles[place]),
  );
  if (!amount || chosen[amount.index] !== undefined) return table;
  // The books have credit below zero; other ledgers are told by what they sum to.
  const isFlipped = known !== undefined ? reading.ledger.isCredit : belowZero(amount, others);
  return isFlipped ? replaced(table, negatedColumn(amount, columns.length), ask) : table;
}

const isGross = (assigned: AssignedRole | undefined) =>
  assigned?.role === 'grossRevenue' || assigned?.role === 'grossAmount';

/** Whether both the sum and most rows are below zero: a few large credit notes alone do not turn what the books say. */
function belowZero(amount: TypedColumn, others: Roled['others']): boolean {
  const zero = decimal('0');
  let sum = zero;
  let signs = 0;
  amount.ids.forEach((id, row) => {
    const value = amount.read[id];
    if (!value || others.has(row)) return;
    const number = decimal(value);
    sum = add(sum, number);
    signs += compare(number, zero);
  });
  return compare(sum, zero) < 0 && signs <= 0;
}

/** A made column takes the role from those that had it. */
function replaced(table: Roled, column: TypedColumn, { reading, chosen }: Ask): Roled {
  const { net } = reading.amount;
  const freed = table.roles.map((assigned) =>
    assigned.role === net || isGross(assigned)
      ? unused(`${column.name} används i stället.`)
      : assigned,
  );
  const choice = chosen[column.index];
  const made: AssignedRole =
    choice === undefined
      ? { role: net, confidence: 0.95, reason: reading.ledger.reason }
      : { role: choice, confidence: 1, reason: 'Du valde rollen.' };
  return { ...table, columns: [...table.columns, column], roles: [...freed, made] };
}
