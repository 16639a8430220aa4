import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, type Roled, withRoles } from '../roled.ts';
import { freePlaces } from './free-places.ts';

/** Share of the rows on which several days must be of one month. */
const ONE_MONTH = 0.98;

/** Where no name says it: the first of several days that are of one month on each row, as start and end are. */
export function datesOfOneMonth(table: Roled, ask: Ask): Roled {
  const dates = freePlaces(table, ask, 'date');
  const [place] = dates;
  if (hasRole(table, 'date') || place === undefined) return table;
  const [first, ...others] = dates.flatMap((each) => table.columns[each] ?? []);
  if (!first || others.length === 0 || !others.every((other) => areOfOneMonth(first, other)))
    return table;
  const reason = 'Det är filens första kolumn med datum, och de andra är av samma månad.';
  return withRoles(table, new Map([[place, { role: 'date', confidence: 0.6, reason }]]));
}

function areOfOneMonth(one: TypedColumn, other: TypedColumn): boolean {
  const monthOf = ({ ids, read }: TypedColumn, row: number) => read[ids[row] ?? -1]?.slice(0, 7);
  const rows = Array.from(one.ids, (_, row) => row).filter((row) => monthOf(one, row));
  const alike = rows.filter((row) => monthOf(one, row) === monthOf(other, row));
  return rows.length > 0 && alike.length >= rows.length * ONE_MONTH;
}
