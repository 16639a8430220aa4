import type { SalesRole, Understanding } from '../../read/understanding.ts';

/** The column of the stored table that has a role. */
export interface RoleColumn {
  role: SalesRole;
  /** `c3` of the stored table. */
  sql: string;
  /** As it stands in the file. */
  name: string;
  /** How values are written, as the reader understood it. */
  format: string;
}

export type RoleColumns = Partial<Record<SalesRole, RoleColumn>>;

/** One column for each role; where two claim the same, the surer one, then the leftmost. */
export function roleColumns(understanding: Understanding): RoleColumns {
  const chosen: RoleColumns = {};
  const sure = [...understanding.columns].sort(
    (a, b) => b.confidence - a.confidence || a.index - b.index,
  );
  for (const column of sure) {
    if (column.role === null || chosen[column.role] !== undefined) continue;
    chosen[column.role] = {
      role: column.role,
      sql: `c${column.index}`,
      name: column.name.trim(),
      format: column.format ?? '',
    };
  }
  return chosen;
}

/** The file's own names of the columns with these roles; roles the file lacks are passed over. */
export function namesOf(columns: RoleColumns, ...roles: SalesRole[]): string[] {
  return roles.flatMap((role) => columns[role]?.name ?? []);
}
