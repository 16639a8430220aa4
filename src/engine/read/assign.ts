import { applyLedger, type LedgerTable, type OtherReason } from '../columns/ledger/apply-ledger.ts';
import { cardPayments } from '../columns/ledger/card-payments.ts';
import type { KnownRoles } from '../columns/ledger/ledger-columns.ts';
import { applyStatement } from '../columns/ledger/statement.ts';
import type { AssignedRole } from '../columns/roles/assign-roles.ts';
import { applyStatus, type RowStatuses } from '../columns/row-status/apply-status.ts';
import { assignCosts, flipPaymentSigns, type Roled } from '../columns/settle/assign-costs.ts';
import { settleCurrency } from '../columns/settle/currency.ts';
import { assignJoined } from '../columns/settle/joined-amounts.ts';
import { settleFees } from '../columns/settle/net-payouts.ts';
import { settleLineItems } from '../columns/settle/order-totals.ts';
import { settleVat } from '../columns/settle/vat.ts';
import type { Purpose } from '../table/purpose.ts';
import type { ColumnRole } from '../table/roles.ts';
import type { TypedColumn } from '../table/typed-column.ts';

export interface Assigned extends Roled {
  ledger: LedgerTable | null;
  /** Rows that are not what the guide is about, and why. */
  others: ReadonlyMap<number, OtherReason>;
  /** Set where a column tells which rows are cancelled, paid back or credited. */
  states: RowStatuses | null;
}

/** Gives the columns their roles in one guide, and finds out whether they are a ledger. */
export function assign(
  columns: readonly TypedColumn[],
  purpose: Purpose,
  chosen: Readonly<Record<number, ColumnRole | null>>,
  known?: KnownRoles,
): Assigned {
  const told = known
    ? knownRoles(columns, purpose, chosen, known)
    : guessed(columns, purpose, chosen);
  const ledger = applyLedger(told, purpose, chosen, known);
  if (ledger) return { ...pick(ledger), ledger, others: ledger.others, states: null };
  const statement = known ? null : applyStatement(told, purpose, chosen);
  if (statement) return { ...statement, ledger, states: null };
  // Ledgers and statements settle the sign of their amounts; other lists of costs are turned by what they hold.
  const list = purpose === 'sales' ? told : flipPaymentSigns(told, chosen);
  const states = applyStatus(list, purpose, chosen);
  const note = told.note ?? null;
  const paid = purpose === 'costs' ? cardPayments(states ?? list) : [];
  const others = new Map([...paid, ...notCounted(states)]);
  return { ...pick(states ?? list), note, ledger, others, states };
}

const pick = ({ columns, roles }: Roled): Roled => ({ columns, roles });

function notCounted(states: RowStatuses | null): ReadonlyMap<number, OtherReason> {
  const others = new Map<number, OtherReason>();
  for (const [row, { state, treated }] of states?.rows ?? []) {
    if (treated === 'leftOut') others.set(row, state === 'transfer' ? 'transfer' : 'cancelled');
  }
  return others;
}

function guessed(
  columns: readonly TypedColumn[],
  purpose: Purpose,
  chosen: Readonly<Record<number, ColumnRole | null>>,
): Roled {
  const told = purpose === 'costs' ? assignCosts(columns, chosen) : guessedSales(columns, chosen);
  const kronor = settleCurrency(told.columns, told.roles, chosen);
  return { ...told, roles: settleVat(told.columns, kronor, chosen) };
}

function guessedSales(
  columns: readonly TypedColumn[],
  chosen: Readonly<Record<number, ColumnRole | null>>,
): Roled {
  const told = assignJoined(columns, chosen);
  const sold = settleFees(told.columns, told.roles, chosen);
  return { columns: told.columns, roles: settleLineItems(told.columns, sold, chosen) };
}

/** Roles that the format itself gives; of them only date and customer mean the same for sales. */
function knownRoles(
  columns: readonly TypedColumn[],
  purpose: Purpose,
  chosen: Readonly<Record<number, ColumnRole | null>>,
  known: KnownRoles,
): Roled {
  const roles = columns.map(({ index, type }): AssignedRole => {
    const choice = chosen[index];
    if (choice === null)
      return { role: null, confidence: 1, reason: 'Du valde att kolumnen inte ska användas.' };
    if (choice !== undefined) return { role: choice, confidence: 1, reason: 'Du valde rollen.' };
    const role = type === 'empty' ? null : (known[index] ?? null);
    const mine = purpose === 'costs' ? role !== 'customer' : role === 'date' || role === 'customer';
    return role && mine
      ? { role, confidence: 1, reason: 'Formatet säger vad kolumnen är.' }
      : {
          role: null,
          confidence: 0,
          reason: type === 'empty' ? 'Kolumnen är tom.' : 'Kolumnen behövs inte här.',
        };
  });
  return { columns: [...columns], roles };
}
