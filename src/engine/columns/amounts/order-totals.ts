import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesOrderTotal, namesShare } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import {
  type AssignedRole,
  columnOf,
  hasRole,
  placeOf,
  type Roled,
  unused,
  withRoles,
} from '../roled.ts';
import { orderDiscount } from './order-discount.ts';
import { orderHeads } from './order-heads.ts';
import { refunded } from './refunded.ts';
import { repeatedOrders } from './repeated-orders.ts';
import { vatOfLines } from './vat-of-lines.ts';

/**
 * Needs: roles of order, quantity, price and amounts. Leaves: what each order came to on its rows, where the lines prove
 * its total; else the lines' own amounts, where a web shop writes the order's total on its first row or again on each.
 * An order that stands again on each of its rows counts once. What was paid back is taken off where it stands in a column of its own.
 */
export function orderTotals(table: Roled, ask: Ask): Roled {
  const heads = orderHeads(table, ask);
  const sold = heads.table ?? orderDiscount(repeatedOrders(linesOf(table, ask), ask), ask);
  return heads.takesRefunds ? sold : refunded(sold, ask);
}

const linesOf = (table: Roled, ask: Ask): Roled => vatOfLines(table, linesAlone(table, ask), ask);

function linesAlone(table: Roled, { chosen }: Ask): Roled {
  const order = columnOf(table, 'orderId');
  const isPriced = hasRole(table, 'quantity') && hasRole(table, 'unitPrice');
  const hasBoth = hasRole(table, 'revenue') && hasRole(table, 'grossRevenue');
  const isProduct = !hasRole(table, 'revenue') && !hasRole(table, 'grossRevenue');
  if (!order || (!isPriced && !hasBoth) || !order.counts.some((rows) => rows > 1)) return table;
  const changes = new Map<number, AssignedRole>();
  for (const role of ['revenue', 'grossRevenue', 'vat', 'discount'] as const) {
    const place = placeOf(table, role);
    const column = table.columns[place];
    if (!column || chosen[column.index] !== undefined) continue;
    if (role === 'discount' && isProduct) continue;
    // A share may be the same all over an order, and is the row's own.
    if (column.percent || namesShare(column.name)) continue;
    const isNamed = namesOrderTotal(normaliseName(column.name));
    const level = isPriced || isNamed ? orderLevel(order, column, isNamed ? 1 : 2) : null;
    if (level) changes.set(place, ofOrder(level, isPriced));
  }
  return withRoles(table, changes);
}

const ofOrder = (level: 'first' | 'repeated', isPriced: boolean) =>
  unused(
    `Värdet gäller hela ordern och står ${level === 'first' ? 'bara på orderns första rad' : 'upprepat på varje rad i ordern'}. ${isPriced ? 'Radernas antal × pris' : 'Radernas eget belopp'} används i stället.`,
  );

/**
 * `first`: filled once per order; `repeated`: the same value on every row of each order, in at least `fewest` of
 * several rows.
 */
function orderLevel(
  order: TypedColumn,
  column: TypedColumn,
  fewest: number,
): 'first' | 'repeated' | null {
  const filled = new Int32Array(order.values.length);
  const value = new Int32Array(order.values.length).fill(-1);
  const varies = new Uint8Array(order.values.length);
  for (let r = 0; r < order.ids.length; r++) {
    const id = order.ids[r] ?? -1;
    const own = column.ids[r] ?? -1;
    if (id < 0 || own < 0) continue;
    filled[id] = (filled[id] ?? 0) + 1;
    if (value[id] === -1) value[id] = own;
    else if (value[id] !== own) varies[id] = 1;
  }
  const several = order.counts.flatMap((rows, id) => (rows > 1 ? id : []));
  if (several.length === 0) return null;
  const once = several.every((id) => (filled[id] ?? 0) <= 1);
  if (once && several.some((id) => filled[id] === 1)) return 'first';
  const same = several.every((id) => varies[id] === 0 && filled[id] === order.counts[id]);
  return same && several.length >= fewest ? 'repeated' : null;
}
