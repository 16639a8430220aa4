import type { Ask, GuideReading, Step } from '#engine/columns/guide-reading.ts';
import { type ChosenRoles, type Roled, unroled } from '#engine/columns/roled.ts';
import { typeColumn } from '#engine/columns/types/type-column.ts';
import { toColumns } from '#engine/table/column-store.ts';
import type { ColumnRole } from '#engine/table/roles.ts';

/**
 * A table on its way through the steps: columns as `Belopp` or, with a role, `Belopp: amount`, each with its cells;
 * '' is an empty cell.
 */
export function roledTable(cells: Readonly<Record<string, readonly string[]>>): Roled {
  const named = Object.entries(cells).map(([name, values]) => {
    const [, column = name, role = null] = /^(.+): (\w+)$/.exec(name) ?? [];
    return { column, role: role as ColumnRole | null, values };
  });
  const rows = (named[0]?.values ?? []).map((_, row) => ({
    cells: named.map(({ values }) => values[row] ?? ''),
  }));
  const stores = toColumns(
    rows,
    named.map(({ column }) => column),
  );
  const roles = named.map(({ role }) => ({
    role,
    confidence: role === null ? 0 : 0.9,
    reason: '',
  }));
  return { ...unroled(stores.map((store) => typeColumn(store))), roles };
}

/** What a step leaves of a table: `Belopp: amount` for each column. */
export function leaves(
  step: Step,
  table: Roled,
  reading: GuideReading,
  more: { chosen?: ChosenRoles; known?: Ask['known'] } = {},
): string[] {
  const { columns, roles } = step(table, { reading, chosen: {}, ...more });
  return columns.map(({ name }, place) => {
    const role = roles[place]?.role ?? null;
    return role === null ? name : `${name}: ${role}`;
  });
}

/** The values of the last column, as they are read, row by row. */
export function lastColumn({ columns }: Roled): (string | null)[] {
  const last = columns.at(-1);
  return Array.from(last?.ids ?? [], (id) => last?.read[id] ?? null);
}
