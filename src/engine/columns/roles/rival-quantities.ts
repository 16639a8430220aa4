import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { listed } from '../../text/swedish.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type Roled } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';
import { guessRoles } from './guess-roles.ts';

/** Numbers that are offered. */
const MOST = 4;

/** Where number × price is the amount, and another column is a number too (worked and charged, ordered and sent): which is it? */
export function rivalQuantities(table: Roled, { chosen, reading }: Ask): Roled {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price || hasRole(table, 'revenue') || hasRole(table, 'grossRevenue'))
    return table;
  if (chosen[quantity.index] !== undefined) return table;
  const rivals = table.columns.filter(
    (column, place) =>
      column.type === 'number' &&
      !column.percent &&
      !table.roles[place]?.role &&
      chosen[column.index] === undefined &&
      guessRoles(column, reading)[0]?.role === 'quantity' &&
      differs(column, quantity),
  );
  if (rivals.length === 0) return table;
  const all = [quantity, ...rivals].slice(0, MOST);
  const only = (own: TypedColumn): Record<number, ColumnRole | null> =>
    Object.fromEntries(all.map((column) => [column.index, column === own ? 'quantity' : null]));
  const doubt = {
    id: 'amount',
    text: `Raderna har flera antal: ${listed(all.map(({ name }) => name.trim()))}. Vilket gånger ${price.name.trim()} är försäljningen?`,
    options: all.map((column) => ({
      answer: `column ${column.index}`,
      label: column.name.trim(),
      change: { roles: only(column) },
    })),
    chosen: `column ${quantity.index}`,
    blocks: 'ifSumsDiffer',
  } as const;
  return { ...table, doubts: [...table.doubts, doubt] };
}

const differs = (one: TypedColumn, other: TypedColumn) =>
  one.ids.some((_, row) => (numberAt(one, row) ?? 0) !== (numberAt(other, row) ?? 0));
