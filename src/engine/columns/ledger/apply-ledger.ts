import { add, compare, decimal } from '../../facts/decimal.ts';
import type { AccountKind } from '../../table/books.ts';
import type { Purpose } from '../../table/purpose.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { LeftOutRow } from '../../table/understanding.ts';
import type { AssignedRole } from '../roles/assign-roles.ts';
import type { Roled } from '../settle/assign-costs.ts';
import { difference } from '../settle/debit-credit.ts';
import { negatedColumn } from '../types/negated-column.ts';
import { findLedger, type KnownRoles, type LedgerColumns } from './ledger-columns.ts';

type Chosen = Readonly<Record<number, ColumnRole | null>>;
export type OtherReason = Extract<
  LeftOutRow['reason'],
  | 'balanceAccount'
  | 'revenueAccount'
  | 'costAccount'
  | 'otherAccount'
  | 'income'
  | 'outgoing'
  | 'accountHeading'
  | 'accountBalance'
  | 'cancelled'
  | 'transfer'
>;

export interface LedgerTable extends Roled {
  accounts: LedgerColumns;
  /** Rows on accounts that the guide does not use. */
  others: Map<number, OtherReason>;
}

const wanted: Record<Purpose, ReadonlySet<AccountKind>> = {
  sales: new Set<AccountKind>(['revenue']),
  costs: new Set<AccountKind>(['cost', 'financialCost']),
};

/**
 * A ledger over several kinds of accounts holds far more than sales or costs: only the guide's accounts are
 * used, with the sign that makes its amounts positive. Null where the table is no such ledger.
 */
export function applyLedger(
  told: Roled,
  purpose: Purpose,
  chosen: Chosen,
  known?: KnownRoles,
): LedgerTable | null {
  const accounts = findLedger(told.columns, told.roles, known);
  if (!accounts) return null;
  const kinds = new Set(accounts.kinds.map(groupOf));
  const mine = accounts.kinds.some((kind) => wanted[purpose].has(kind));
  const isLedger = known !== undefined || (mine && (kinds.size > 1 || accounts.sides !== null));
  if (!isLedger) return null;
  const others = otherRows(accounts, purpose);
  const signed = withAmount({ told, accounts, others, purpose, chosen, known: known ?? null });
  return { ...withNames(signed, accounts, purpose, chosen), accounts, others };
}

function otherRows({ account, kinds }: LedgerColumns, purpose: Purpose): LedgerTable['others'] {
  const others: LedgerTable['others'] = new Map();
  account.ids.forEach((id, row) => {
    const kind = kinds[id] ?? 'unknown';
    if (!wanted[purpose].has(kind)) others.set(row, groupOf(kind));
  });
  return others;
}

function groupOf(kind: AccountKind): OtherReason {
  if (kind === 'asset' || kind === 'liability') return 'balanceAccount';
  if (kind === 'revenue') return 'revenueAccount';
  return kind === 'cost' ? 'costAccount' : 'otherAccount';
}

interface Amounts {
  told: Roled;
  accounts: LedgerColumns;
  others: LedgerTable['others'];
  purpose: Purpose;
  chosen: Chosen;
  known: KnownRoles | null;
}

/** Gives the guide's amount its column: credit less debit for sales, debit less credit for costs. */
function withAmount(input: Amounts): Roled {
  const { told, accounts, purpose, chosen, known } = input;
  const role: ColumnRole = purpose === 'sales' ? 'revenue' : 'amount';
  const place = told.columns.findIndex(
    ({ index }, at) =>
      known?.[index] === 'amount' || told.roles[at]?.role === role || isGross(told.roles[at]),
  );
  const amount = told.columns[place];
  const userChose = told.columns.some(({ index }) => chosen[index] === role);
  if (userChose) return told;
  if (accounts.sides) {
    if (purpose === 'costs') return told;
    const { debit, credit } = accounts.sides;
    return replaced(told, difference(credit, debit, told.columns.length), role, chosen);
  }
  if (!amount || chosen[amount.index] !== undefined) return told;
  // The books have credit below zero; other ledgers are told by what they sum to.
  const turn = known !== null ? purpose === 'sales' : belowZero(amount, input.others);
  if (turn) return replaced(told, negatedColumn(amount, told.columns.length), role, chosen);
  return told;
}

const isGross = (given: AssignedRole | undefined) =>
  given?.role === 'grossRevenue' || given?.role === 'grossAmount';

function belowZero(amount: TypedColumn, others: LedgerTable['others']): boolean {
  let sum = decimal('0');
  amount.ids.forEach((id, row) => {
    const value = amount.read[id];
    if (value && !others.has(row)) sum = add(sum, decimal(value));
  });
  return compare(sum, decimal('0')) < 0;
}

const reasons: Record<Purpose, string> = {
  sales:
    'I bokföring står intäkter i kredit: försäljningen är beloppet på konto 3000–3799 med omvänt tecken.',
  costs: 'Kostnaden är beloppet på kostnadskontona med omvänt tecken.',
};

/** A made column takes the role from those that had it. */
function replaced(
  { columns, roles }: Roled,
  column: TypedColumn,
  role: ColumnRole,
  chosen: Chosen,
): Roled {
  const purpose = role === 'revenue' ? 'sales' : 'costs';
  const freed = roles.map(
    (given): AssignedRole =>
      given.role === role || isGross(given)
        ? { role: null, confidence: 0, reason: `${column.name} används i stället.` }
        : given,
  );
  const choice = chosen[column.index];
  const made: AssignedRole =
    choice === undefined
      ? { role, confidence: 0.95, reason: reasons[purpose] }
      : { role: choice, confidence: 1, reason: 'Du valde rollen.' };
  return { columns: [...columns, column], roles: [...freed, made] };
}

/** For sales the account is what was sold, and a voucher is no order. */
function withNames(told: Roled, accounts: LedgerColumns, purpose: Purpose, chosen: Chosen): Roled {
  if (purpose === 'costs') return told;
  const { account, name } = accounts;
  const set = new Map<TypedColumn, AssignedRole>();
  const product = name ?? account;
  set.set(product, {
    role: 'product',
    confidence: 0.9,
    reason: 'Försäljningen delas upp efter konto, eftersom bokföring inte har artiklar.',
  });
  if (name) set.set(account, { role: 'productId', confidence: 0.9, reason: 'Kontots nummer.' });
  const voucher: AssignedRole = {
    role: null,
    confidence: 0,
    reason: 'En verifikation är ingen order, så antal order går inte att räkna.',
  };
  const roles = told.roles.map((given, at): AssignedRole => {
    const column = told.columns[at];
    if (!column || chosen[column.index] !== undefined) return given;
    const mine = set.get(column);
    if (mine) return mine;
    if (given.role === 'product' || given.role === 'productId')
      return { role: null, confidence: 0, reason: 'Kontot används i stället.' };
    return given.role === 'orderId' ? voucher : given;
  });
  return { columns: told.columns, roles };
}
