import type { Understanding } from '../../table/understanding.ts';

/** The column of the stored table with a role. */
export interface RoleColumn<Role extends string = string> {
  role: Role;
  /** `c3` of the stored table. */
  sql: string;
  /** Its name in the file. */
  name: string;
  /** How values are written, as the reader understood it. */
  format: string;
}

export type RoleColumns<Role extends string> = Partial<Record<Role, RoleColumn<Role>>>;

/** One column per role; of two with the same role the surer one, then the leftmost. */
export function roleColumns<Role extends string>(understanding: Understanding): RoleColumns<Role> {
  const chosen: RoleColumns<Role> = {};
  const sure = [...understanding.columns].sort(
    (a, b) => b.confidence - a.confidence || a.index - b.index,
  );
  for (const column of sure) {
    // A file read for one guide has only that guide's roles.
    const role = column.role as Role | null;
    if (role === null || chosen[role] !== undefined) continue;
    chosen[role] = {
      role,
      sql: `c${column.index}`,
      name: column.name.trim(),
      format: column.format ?? '',
    };
  }
  return chosen;
}

/** The file's names of the columns with these roles; missing roles are skipped. */
export function namesOf<Role extends string>(
  columns: Partial<Record<Role, RoleColumn>>,
  ...roles: Role[]
): string[] {
  return roles.flatMap((role) => columns[role]?.name ?? []);
}
