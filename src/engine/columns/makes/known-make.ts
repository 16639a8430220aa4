import type { Purpose } from '../../table/purpose.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { holds } from './checks.ts';
import { keyOf, type Make } from './make.ts';

/** A make that a table seems to be of, and the roles that it proposes, by index of column. */
export interface KnownMake {
  title: string;
  roles: Readonly<Record<number, ColumnRole | null>>;
  isOre: boolean;
}

/** The make whose header the table has and whose checks its rows pass; null where none. */
export function knownMake(
  columns: readonly TypedColumn[],
  { purpose, makes }: { purpose: Purpose; makes: readonly Make[] },
): KnownMake | null {
  const keys = columns.map(({ name }) => keyOf(name));
  const own = new Set(keys);
  const has = ({ names, share }: Make) =>
    names.filter((name) => own.has(name)).length >= names.length * share;
  const fits = makes.filter((make) => make.roles[purpose] !== undefined && has(make));
  // The longest header is the surest: an invoice list is a part of one with rows.
  const [make] = fits.sort((a, b) => b.names.length - a.names.length);
  const roles = make?.roles[purpose];
  if (!make || !roles || make.checks.some((check) => holds(columns, check) === false)) return null;
  const proposed = columns.flatMap(({ index }, place): [number, ColumnRole | null][] => {
    const role = roles[keys[place] ?? ''];
    // Two columns of one name: nothing tells which is meant.
    return role === undefined || keys.indexOf(keys[place] ?? '') !== place ? [] : [[index, role]];
  });
  return { title: make.title, roles: Object.fromEntries(proposed), isOre: make.isOre };
}
