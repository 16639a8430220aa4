import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  namesCode,
  namesNoMoney,
  namesOrderTotal,
  namesParty,
} from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type Roled, withRoles } from '../roled.ts';
import { freePlaces } from './free-places.ts';

/** Orders of several rows that must show it; one, where a column is called an order's total. */
const FEWEST = 2;
const FEWEST_BESIDE_TOTAL = 1;

/**
 * `Nr` or `Id` is the number of the order where rows of one number follow on each other, on one day and of one customer:
 * articles and customers come back further down, and rows have a number each.
 */
export function orderOfRows(table: Roled, ask: Ask): Roled {
  if (hasRole(table, 'orderId')) return table;
  const places = [...freePlaces(table, ask, 'number'), ...freePlaces(table, ask, 'text')];
  const alike = [columnOf(table, 'date'), columnOf(table, 'customer')].filter((each) => !!each);
  const saysOrders = table.columns.some(({ name }) => namesOrderTotal(normaliseName(name)));
  const fewest = saysOrders ? FEWEST_BESIDE_TOTAL : FEWEST;
  const place = places.find((each) => {
    const column = table.columns[each];
    return column !== undefined && isNumber(column) && isOfOrders(column, alike, fewest);
  });
  const column = table.columns[place ?? -1];
  if (place === undefined || !column) return table;
  const reason = `Rader med samma ${column.name.trim()} följer på varandra: det är ordernumret.`;
  return withRoles(table, new Map([[place, { role: 'orderId', confidence: 0.6, reason }]]));
}

function isNumber({ name, read }: TypedColumn): boolean {
  const words = normaliseName(name);
  if (!(namesCode(words) || words === 'no' || name.trim() === '#')) return false;
  if (namesParty(words) || namesNoMoney(words)) return false;
  return read.every((value) => value === null || /^\D{0,6}\d+$/.test(value));
}

function isOfOrders(
  { ids, counts }: TypedColumn,
  alike: readonly TypedColumn[],
  fewest: number,
): boolean {
  const last = new Int32Array(counts.length).fill(-1);
  for (let row = 0; row < ids.length; row++) {
    const id = ids[row] ?? -1;
    if (id < 0) return false;
    const before = last[id] ?? -1;
    if (before >= 0 && before !== row - 1) return false;
    if (before >= 0 && alike.some((other) => other.ids[row] !== other.ids[before])) return false;
    last[id] = row;
  }
  return counts.filter((count) => count > 1).length >= fewest;
}
