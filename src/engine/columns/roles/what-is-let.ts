import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesKindLet, namesLet, namesRent } from '../../table/vocabulary/rented.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, hasRole, type Roled, withRoles } from '../roled.ts';
import { holdsCodes, namesNothing } from '../types/no-name.ts';

const isNamed = (is: (name: string) => boolean) => (column: TypedColumn) =>
  is(normaliseName(column.name));

/** Most rows say it, and not all the same. */
const tellsApart = (column: TypedColumn) =>
  column.values.length > 1 && column.filled > column.ids.length * 0.8;

/** Whole numbers or codes: `1003`, `L-1003`. */
const isNumbered = (column: TypedColumn) => column.type === 'number' || holdsCodes(column);

/**
 * What a landlord lets, where nothing else is what was sold: `Objekt` of a list with tenants or rents. Elsewhere an
 * object may be a cost unit or where the work was done.
 */
export function whatIsLet(table: Roled, { chosen }: Ask): Roled {
  const { columns, roles } = table;
  // Of a ledger the account is what was sold.
  if ((['product', 'productId'] as const).some((role) => hasRole(table, role))) return table;
  if (!columns.some(isNamed(namesRent))) return table;
  const free = columns.flatMap((column, place) => {
    const isFree = !roles[place]?.role && chosen[column.index] === undefined;
    const isName = column.type === 'text' || column.type === 'number';
    return isFree && isName && tellsApart(column) && !namesNothing(column) ? [place] : [];
  });
  const find = (...tests: readonly ((column: TypedColumn) => boolean)[]) =>
    free.find((place) => {
      const column = columns[place];
      return column !== undefined && tests.every((test) => test(column));
    });
  const named = find(isNamed(namesLet), (column) => !isNumbered(column));
  const numbered = find(isNamed(namesLet), isNumbered);
  const kind = find(isNamed(namesKindLet), (column) => !isNumbered(column));
  const product = named ?? kind;
  const given: [number | undefined, AssignedRole['role'] & string][] = [
    [product, 'product'],
    [product === kind ? undefined : kind, 'category'],
    [numbered, 'productId'],
  ];
  const reason = 'Kolumnen säger vad som hyrs ut, bredvid hyran eller hyresgästen.';
  return withRoles(
    table,
    new Map(
      given.flatMap(([place, role]) =>
        place === undefined || hasRole(table, role)
          ? []
          : [[place, { role, confidence: 0.8, reason }] as const],
      ),
    ),
  );
}
