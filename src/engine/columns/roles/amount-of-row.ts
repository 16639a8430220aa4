import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCode, namesNoMoney, namesShare } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, columnOf, hasRole, type Roled, withRoles } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';
import { freePlaces } from './free-places.ts';

/** Rows looked at, and the fewest that must tell. */
const SAMPLE = 2_000;
const FEWEST = 3;
/** Share of the rows that are number × price as it is; of the others something may be taken off, not added. */
const MOST = 0.5;
const NEARLY_ALL = 0.95;
const ROUNDING = 0.011;

/**
 * The column that number × price comes to on most rows, and less on the others: what was charged, where its name does
 * not say it. A price list beside what was sold would be on no row so.
 */
export function amountOfRow(table: Roled, ask: Ask): Roled {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  if (!quantity || !price || hasRole(table, 'revenue') || hasRole(table, 'grossRevenue'))
    return table;
  const place = freePlaces(table, ask, 'number').find((each) => {
    const column = table.columns[each];
    return column !== undefined && isMoney(column) && isCharged(column, quantity, price);
  });
  if (place === undefined) return table;
  const isGross = vatSide(normaliseName(price.name)) === 'including';
  const own: AssignedRole = {
    role: isGross ? 'grossRevenue' : 'revenue',
    confidence: 0.6,
    reason: `Raderna är ${quantity.name.trim()} × ${price.name.trim()}, eller mindre där något är avdraget.`,
    by: 'rows',
  };
  return withRoles(table, new Map([[place, own]]));
}

function isMoney({ name, percent }: TypedColumn): boolean {
  const words = normaliseName(name);
  return !percent && !namesShare(name) && !namesCode(words) && !namesNoMoney(words);
}

function isCharged(column: TypedColumn, quantity: TypedColumn, price: TypedColumn): boolean {
  const length = column.ids.length;
  const count = Math.min(length, SAMPLE);
  let [rows, same, less] = [0, 0, 0];
  for (let n = 0; n < count; n++) {
    const row = Math.floor((n * length) / count);
    const [amount, q, p] = [column, quantity, price].map((each) => numberAt(each, row));
    if (amount == null || q == null || p == null || q * p === 0) continue;
    rows++;
    const slack = ROUNDING + Math.abs(q) * 0.005;
    if (Math.abs(amount - q * p) <= slack) same++;
    else if (amount * q * p >= 0 && Math.abs(amount) < Math.abs(q * p)) less++;
  }
  return rows >= FEWEST && same >= rows * MOST && same + less >= rows * NEARLY_ALL;
}
