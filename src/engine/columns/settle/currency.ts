import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesKronor, withoutCurrency } from '../../table/vocabulary/vat.ts';
import type { AssignedRole } from '../roles/assign-roles.ts';

/**
 * Amounts in several currencies with a column of the amounts in kronor (`Belopp` and `Belopp SEK`): the
 * kronor are used, since only they can be added.
 */
export function settleCurrency(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  chosen: Readonly<Record<number, ColumnRole | null>>,
): AssignedRole[] {
  const place = (role: ColumnRole) => roles.findIndex((given) => given.role === role);
  const role = place('revenue') >= 0 ? 'revenue' : 'amount';
  const [currency, foreign] = [place('currency'), place(role)];
  const [codes, amount] = [columns[currency], columns[foreign]];
  if (!codes || !amount || codes.values.length < 2 || inKronor(amount)) return [...roles];
  if (chosen[codes.index] !== undefined || chosen[amount.index] !== undefined) return [...roles];
  const kronor = columns.findIndex(
    (column, at) =>
      column.type === 'number' &&
      inKronor(column) &&
      bare(column) === bare(amount) &&
      (roles[at]?.role ?? null) === null &&
      chosen[column.index] === undefined &&
      column.filled >= amount.filled,
  );
  if (kronor < 0) return [...roles];
  const none = { role: null, confidence: 0 };
  const settled = [...roles];
  const name = columns[kronor]?.name.trim();
  settled[foreign] = { ...none, reason: `Beloppen är i olika valutor; ${name} används i stället.` };
  settled[currency] = { ...none, reason: `Beloppen räknas i kronor, i kolumnen ${name}.` };
  settled[kronor] = {
    role,
    confidence: 0.9,
    reason: 'Kolumnen har samma belopp i kronor, som går att summera.',
  };
  return settled;
}

const inKronor = ({ name }: TypedColumn) => namesKronor(normaliseName(name));
const bare = ({ name }: TypedColumn) => withoutCurrency(normaliseName(name));
