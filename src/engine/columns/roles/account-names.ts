import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesAccountText } from '../../table/vocabulary/bookkeeping.ts';
import { namesPerson } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, columnOf, hasRole, type Roled, withRoles } from '../roled.ts';

/** Accounts below which each may have had a supplier of its own. */
const FEWEST = 3;

/** `Namn` in a report whose rows have no days of their own, where each account has one name and each name one account. */
function isNameOf(accounts: TypedColumn, column: TypedColumn, table: Roled): boolean {
  const date = columnOf(table, 'date');
  if (date && date.madeOf === undefined) return false;
  if (!namesPerson(normaliseName(column.name))) return false;
  const pairs = new Set(Array.from(accounts.ids, (id, row) => `${id} ${column.ids[row] ?? -1}`));
  const each = [accounts.values.length, column.values.length];
  return pairs.size >= FEWEST && each.every((count) => Math.abs(count - pairs.size) <= 1);
}

/** Needs: roles by name. Leaves: `Benämning` beside `Konto` as the account's name. */
export function accountNames(table: Roled, { chosen }: Ask): Roled {
  const accounts = columnOf(table, 'account');
  if (!accounts || hasRole(table, 'accountName')) return table;
  const place = table.columns.findIndex(
    (column) =>
      column !== accounts &&
      column.type === 'text' &&
      chosen[column.index] === undefined &&
      (namesAccountText(normaliseName(column.name)) || isNameOf(accounts, column, table)),
  );
  const role: AssignedRole = {
    role: 'accountName',
    confidence: 0.9,
    reason: 'Kolumnen står vid kontot och ger dess namn.',
  };
  return withRoles(table, new Map([[place, role]]));
}
