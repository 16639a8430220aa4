import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { AssignedRole } from '../roled.ts';

export type RoleMap = ReadonlyMap<ColumnRole, TypedColumn>;

export function roleMap(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
): Map<ColumnRole, TypedColumn> {
  const map = new Map<ColumnRole, TypedColumn>();
  columns.forEach((column, place) => {
    const role = roles[place]?.role;
    if (role && !map.has(role)) map.set(role, column);
  });
  return map;
}

/** The column rows are summed by in either guide: net before gross. */
export const amountColumn = (roles: RoleMap): TypedColumn | undefined =>
  roles.get('revenue') ??
  roles.get('grossRevenue') ??
  roles.get('amount') ??
  roles.get('grossAmount');
