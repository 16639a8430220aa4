import { normaliseName } from '../../table/normalise-name.ts';
import { namesAccountText } from '../../table/vocabulary/bookkeeping.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, columnOf, hasRole, type Roled, withRoles } from '../roled.ts';

/** Needs: roles by name. Leaves: `Benämning` beside `Konto` as the account's name. */
export function accountNames(table: Roled, { chosen }: Ask): Roled {
  const accounts = columnOf(table, 'account');
  if (!accounts || hasRole(table, 'accountName')) return table;
  const place = table.columns.findIndex(
    (column) =>
      column !== accounts &&
      column.type === 'text' &&
      chosen[column.index] === undefined &&
      namesAccountText(normaliseName(column.name)),
  );
  const role: AssignedRole = {
    role: 'accountName',
    confidence: 0.9,
    reason: 'Kolumnen står vid kontot och ger dess namn.',
  };
  return withRoles(table, new Map([[place, role]]));
}
