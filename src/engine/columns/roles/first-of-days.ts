import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesDayDone, namesLastUse } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { hasRole, type Roled, withRoles } from '../roled.ts';
import { numbersAt } from '../types/number-at.ts';
import { freePlaces } from './free-places.ts';

/** Rows looked at, those that must tell, and the share of them that must agree. */
const LOOKED = 2000;
const FEWEST = 5;
const SHARE = 0.98;
const DAY = 86_400_000;

/**
 * Where no name says it: of several days the only one that differs from row to row, since one that is the same on all is of
 * the report; the day when the work was done; or the first of two that are as many days apart as a column of numbers says,
 * as a stay's are.
 */
export function firstOfDays(table: Roled, ask: Ask): Roled {
  const dates = freePlaces(table, ask, 'date');
  if (hasRole(table, 'date') || dates.length < 2) return table;
  const columnAt = (place: number) => table.columns[place];
  const varying = dates.filter((place) => (columnAt(place)?.values.length ?? 0) > 1);
  const own = varying.filter((place) => {
    const name = normaliseName(columnAt(place)?.name ?? '');
    return !namesLastUse(name);
  });
  const rest = own.length === 1 ? own : varying.length > 0 ? varying : dates;
  const [first, last] = rest;
  const given = (place: number, reason: string) =>
    withRoles(table, new Map([[place, { role: 'date' as const, confidence: 0.6, reason }]]));
  const isReported = dates.length > rest.length && rest.length === 1;
  if (first !== undefined && isReported)
    return given(first, 'De andra dagarna är samma på alla rader, eller senare än raden.');
  const done = rest.find((place) => namesDayDone(normaliseName(columnAt(place)?.name ?? '')));
  if (done !== undefined && rest.every((place) => isOnAllOf(columnAt(done), columnAt(place))))
    return given(done, 'Dagen då arbetet var klart avgör vilken månad raden hör till.');
  const [from, to] = [columnAt(first ?? -1), columnAt(last ?? -1)];
  if (rest.length !== 2 || first === undefined || !from || !to) return table;
  const length = table.columns.find(
    (column) => column.type === 'number' && !column.percent && areApart(from, to, column),
  );
  if (!length) return table;
  const [one, other, days] = [from, to, length].map(({ name }) => name.trim());
  return given(first, `${other} är ${one} och så många dagar till som ${days} säger.`);
}

/** Whether each row that has one day has the other too: what is not done yet has no sale. */
const isOnAllOf = (day: TypedColumn | undefined, other: TypedColumn | undefined): boolean =>
  !!day && !!other && other.ids.every((id, row) => id < 0 || (day.ids[row] ?? -1) >= 0);

function areApart(from: TypedColumn, to: TypedColumn, length: TypedColumn): boolean {
  const daysAt = numbersAt(length);
  let [rows, held] = [0, 0];
  for (let row = 0; row < Math.min(from.ids.length, LOOKED); row++) {
    const [start, end] = [from, to].map(({ ids, read }) =>
      Date.parse((read[ids[row] ?? -1] ?? '').slice(0, 10)),
    );
    const days = daysAt(row);
    if (start === undefined || end === undefined || Number.isNaN(end - start) || days === null)
      continue;
    rows++;
    if (Math.round((end - start) / DAY) === days) held++;
  }
  return rows >= FEWEST && held >= rows * SHARE;
}
