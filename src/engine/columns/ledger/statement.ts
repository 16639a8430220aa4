import { add, compare, decimal, subtract } from '../../facts/decimal.ts';
import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isBankKind,
  isPaymentKind,
  namesMoneyOut,
  namesOfBanks,
  namesOfInvoices,
  namesPayer,
} from '../../table/vocabulary/bookkeeping.ts';
import { namesBalance } from '../../table/vocabulary/header-words.ts';
import { findDebitCredit } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, type OtherReason, type Roled, unused, withRoles } from '../roled.ts';
import { negatedColumn } from '../types/negated-column.ts';

const amountRoles: ReadonlySet<ColumnRole | null> = new Set<ColumnRole>([
  ...(['revenue', 'grossRevenue', 'amount', 'grossAmount'] as const),
]);
/** Share of rows on which the balance must move by the amount. */
const MOVES = 0.6;
/** Of invoices too: one that is unpaid after one that is paid moves what is left to pay by its amount. */
const MOVES_OF_INVOICES = 0.95;

/**
 * Needs: the amount's role, of no ledger. Leaves: of a bank statement the money that came in or the money that went
 * out, with VAT as it was paid; the other rows as the other way. Not where the user has chosen the amount.
 */
export function statement(table: Roled, { reading, chosen }: Ask): Roled {
  if (table.ledger) return table;
  const { columns, roles } = table;
  const place = roles.findIndex(({ role }) => amountRoles.has(role));
  const pair = findDebitCredit(columns);
  const amount = columns[place] ?? pair?.credit;
  if (!amount || columns.some(({ index }) => amountRoles.has(chosen[index] ?? null))) return table;
  // Debit and credit are an account's of the books, whatever balance stands beside them.
  if (pair && !namesMoneyOut(normaliseName(pair.debit.name))) return table;
  const hasBoth = pair !== null || hasBelowZero(amount);
  if (!hasBoth || !isStatement(columns, amount)) return table;
  return reading.statement === 'in'
    ? moneyIn(table, pair?.credit ?? amount, pair !== null)
    : moneyOut(table, place, pair !== null);
}

const hasBelowZero = (column: TypedColumn) => column.read.some((value) => value?.startsWith('-'));

function isStatement(columns: readonly TypedColumn[], amount: TypedColumn): boolean {
  const names = columns.map(({ name }) => normaliseName(name));
  const balance = columns.find(
    ({ name, type }) => type === 'number' && namesBalance(normaliseName(name)),
  );
  const invoices = names.some(namesOfInvoices);
  if (balance && moves(balance, amount, invoices ? MOVES_OF_INVOICES : MOVES)) return true;
  if (invoices) return false;
  if (balance !== undefined || columns.some(tellsKinds)) return true;
  return names.filter(namesOfBanks).length >= 2;
}

function tellsKinds({ type, values }: TypedColumn): boolean {
  if (type !== 'text') return false;
  const kinds = values.map((cell) => normaliseName(cellText(cell))).filter(isPaymentKind);
  return kinds.length >= 2 && kinds.some(isBankKind);
}

/** Whether the balance changes from row to row by the amount of the later or, newest first, the earlier row. */
function moves(balance: TypedColumn, amount: TypedColumn, share: number): boolean {
  const at = (column: TypedColumn, row: number) => column.read[column.ids[row] ?? -1] ?? null;
  let looked = 0;
  const hits = { later: 0, earlier: 0 };
  for (let row = 1; row < Math.min(amount.ids.length, 500); row++) {
    const [before, after] = [at(balance, row - 1), at(balance, row)];
    const [earlier, later] = [at(amount, row - 1), at(amount, row)];
    if (before === null || after === null || earlier === null || later === null) continue;
    looked++;
    const change = subtract(decimal(after), decimal(before));
    if (compare(change, decimal(later)) === 0) hits.later++;
    if (compare(add(change, decimal(earlier)), decimal('0')) === 0) hits.earlier++;
  }
  return looked > 0 && Math.max(hits.later, hits.earlier) >= looked * share;
}

function moneyIn(table: Roled, amount: TypedColumn, isPair: boolean): Roled {
  const { columns } = table;
  const payer = namesPayer
    .flatMap((isNamed) =>
      columns.filter(({ name, type }) => type === 'text' && isNamed(normaliseName(name))),
    )
    .at(0);
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
  const others = otherWay(amount, 'outgoing', isPair);
  return { ...table, roles, others, note: null, isStatement: true };
}

function moneyOut(table: Roled, place: number, isPair: boolean): Roled {
  const { columns, roles } = table;
  const amount = columns[place];
  if (!amount) return table;
  const reason = 'Filen är ett kontoutdrag: kostnaden är det som betalats ut, med moms.';
  const made: AssignedRole = { role: 'grossAmount', confidence: 0.9, reason };
  const read = { ...table, note: null, isStatement: true };
  // Of a pair the amount is made already, above zero for what was paid.
  if (isPair) {
    const others = otherWay(amount, 'income', false);
    return { ...withRoles(read, new Map([[place, made]])), others };
  }
  const negated = negatedColumn(amount, columns.length);
  const freed = roles.map((assigned, at) =>
    at === place ? unused('Utbetalningar är negativa; de används med omvänt tecken.') : assigned,
  );
  return {
    ...read,
    columns: [...columns, negated],
    roles: [...freed, made],
    others: otherWay(negated, 'income', false),
  };
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
