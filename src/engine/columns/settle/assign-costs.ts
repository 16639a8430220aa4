import { add, compare, decimal } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesAccountText } from '../../table/vocabulary/bookkeeping.ts';
import { type AssignedRole, assignRoles } from '../roles/assign-roles.ts';
import { negatedColumn } from '../types/negated-column.ts';
import { difference, findDebitCredit } from './debit-credit.ts';
import { joinIntervals } from './joined-intervals.ts';

type Chosen = Readonly<Record<number, ColumnRole | null>>;

export interface Roled {
  columns: TypedColumn[];
  roles: AssignedRole[];
  /** What must be known of how the columns were joined. */
  note?: string | null;
}

/** Roles of a cost file. Debit and credit, and amounts per month and per year, are joined to one amount. */
export function assignCosts(columns: readonly TypedColumn[], chosen: Chosen): Roled {
  const roles = nameAccounts(columns, assignRoles(columns, chosen, 'costs'), chosen);
  const joined = joinDebitCredit(columns, roles, chosen) ?? joinIntervals(columns, roles, chosen);
  return joined ?? { columns: [...columns], roles };
}

/** `Benämning` beside `Konto` is the account's name. */
function nameAccounts(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  chosen: Chosen,
): AssignedRole[] {
  const account = roles.some(({ role }) => role === 'account');
  const named = roles.some(({ role }) => role === 'accountName');
  if (!account || named) return [...roles];
  const place = columns.findIndex(
    ({ name, index, type }) =>
      type === 'text' && chosen[index] === undefined && namesAccountText(normaliseName(name)),
  );
  return roles.map((given, at) =>
    at === place
      ? {
          role: 'accountName',
          confidence: 0.9,
          reason: 'Kolumnen står vid kontot och ger dess namn.',
        }
      : given,
  );
}

function joinDebitCredit(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  chosen: Chosen,
): Roled | null {
  const pair = findDebitCredit(columns);
  const net = columns[roles.findIndex(({ role }) => role === 'amount')];
  if (!pair || (net && chosen[net.index] !== undefined)) return null;
  if ([pair.debit, pair.credit].some(({ index }) => chosen[index] !== undefined)) return null;
  // Some banks write what was withdrawn with a minus.
  const debit = mostlyNegative(pair.debit) ? negatedColumn(pair.debit, columns.length) : pair.debit;
  const column = difference(debit, pair.credit, columns.length);
  const choice = chosen[column.index];
  const settled = roles.map((given, at): AssignedRole => {
    if (columns[at] === pair.debit) return partOf('debit');
    if (columns[at] === pair.credit) return partOf('credit');
    return given.role === 'amount'
      ? { role: null, confidence: 0, reason: 'Debet och kredit används i stället.' }
      : given;
  });
  const made: AssignedRole = {
    role: choice === undefined ? 'amount' : choice,
    confidence: choice === undefined ? 0.95 : 1,
    reason: 'Kostnaden är det som debiterats minus det som krediterats.',
  };
  return { columns: [...columns, column], roles: [...settled, made] };
}

const partOf = (role: ColumnRole): AssignedRole => ({
  role,
  confidence: 0.95,
  reason: 'Kolumnen är en del av beloppet, som räknas ut av debet och kredit.',
});

/**
 * Payments are negative in some ledgers and lists: where most amounts and their sum are, the cost
 * is the amount with its sign turned.
 */
export function flipPaymentSigns(told: Roled, chosen: Chosen): Roled {
  const { columns, roles } = told;
  const place = roles.findIndex(({ role }) => role === 'amount' || role === 'grossAmount');
  const amount = columns[place];
  const given = roles[place];
  if (!amount || !given || chosen[amount.index] !== undefined) return told;
  if (!mostlyNegative(amount)) return told;
  const column = negatedColumn(amount, columns.length);
  const choice = chosen[column.index];
  const settled = roles.map(
    (role, at): AssignedRole =>
      at === place
        ? {
            role: null,
            confidence: 0,
            reason: 'Beloppen är negativa; de används med omvänt tecken.',
          }
        : role,
  );
  const made: AssignedRole = {
    role: choice === undefined ? given.role : choice,
    confidence: choice === undefined ? given.confidence : 1,
    reason: `Utbetalningar är negativa i ${amount.name.trim()}, så kostnaden är beloppet med omvänt tecken.`,
  };
  return { columns: [...columns, column], roles: [...settled, made] };
}

/** True where more rows are below zero than above and so is their sum. */
function mostlyNegative(column: TypedColumn): boolean {
  let below = 0;
  let above = 0;
  let sum = decimal('0');
  column.read.forEach((value, id) => {
    if (value === null) return;
    const count = column.counts[id] ?? 0;
    const number = decimal(value);
    if (number.units < 0n) below += count;
    if (number.units > 0n) above += count;
    sum = add(sum, { units: number.units * BigInt(count), scale: number.scale });
  });
  return below > above && compare(sum, decimal('0')) < 0;
}
