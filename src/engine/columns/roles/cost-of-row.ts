import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';
import { freePlaces } from './free-places.ts';

const FEWEST = 3;
const MOSTLY = 0.95;
const ROUNDING = 0.011;

/** Beside the cost of one, the column that it comes to times the number is what the row cost. */
export function costOfRow(table: Roled, ask: Ask): Roled {
  const place = placeOf(table, 'cost');
  const each = table.columns[place];
  const times = table.columns[placeOf(table, 'quantity')];
  if (!each || !times || ask.chosen[each.index] !== undefined) return table;
  const whole = freePlaces(table, ask, 'number').find((free) =>
    isProduct(table.columns[free], each, times),
  );
  if (whole === undefined) return table;
  const reason = `Kolumnen är ${times.name.trim()} gånger ${each.name.trim()}.`;
  const cost = { role: 'cost' as const, confidence: 0.9, reason };
  const one = unused('Kostnaden för en står också multiplicerad med antalet.');
  return withRoles(
    table,
    new Map([
      [place, one],
      [whole, cost],
    ]),
  );
}

function isProduct(whole: TypedColumn | undefined, each: TypedColumn, times: TypedColumn): boolean {
  if (!whole) return false;
  let telling = 0;
  let hits = 0;
  for (let row = 0; row < each.ids.length; row++) {
    const [cost, number] = [numberAt(each, row), numberAt(times, row)];
    const own = numberAt(whole, row);
    if (!cost || !number || own === null || number === 1) continue;
    telling++;
    if (Math.abs(cost * number - own) <= ROUNDING) hits++;
  }
  return telling >= FEWEST && hits >= telling * MOSTLY;
}
