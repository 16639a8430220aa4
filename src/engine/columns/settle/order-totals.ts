import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesOrderTotal } from '../../table/vocabulary/header-words.ts';
import type { AssignedRole } from '../roles/assign-roles.ts';

/**
 * Web shop exports have one row per line item, with the order's total on the first row only or again
 * on every row. Neither may be summed beside quantity and price of each line: the lines are used.
 */
export function settleLineItems(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  chosen: Readonly<Record<number, ColumnRole | null>>,
): AssignedRole[] {
  const place = (role: ColumnRole) => roles.findIndex((given) => given.role === role);
  const order = columns[place('orderId')];
  const priced = place('quantity') >= 0 && place('unitPrice') >= 0;
  if (!order || (!priced && (place('revenue') < 0 || place('grossRevenue') < 0))) return [...roles];
  const settled = [...roles];
  for (const role of ['revenue', 'grossRevenue', 'vat', 'discount'] as const) {
    const at = place(role);
    const column = columns[at];
    if (!column || chosen[column.index] !== undefined) continue;
    const own = namesOrderTotal(normaliseName(column.name));
    const how = priced || own ? orderLevel(order, column, own ? 1 : 2) : null;
    if (!how) continue;
    settled[at] = {
      role: null,
      confidence: 0,
      reason: `Värdet gäller hela ordern och står ${how === 'first' ? 'bara på orderns första rad' : 'upprepat på varje rad i ordern'}. ${priced ? 'Radernas antal × pris' : 'Radernas eget belopp'} används i stället.`,
    };
  }
  return settled;
}

/**
 * `first`: filled once per order; `repeated`: the same value on every row of each order, in at least `fewest` of
 * several rows.
 */
function orderLevel(
  order: TypedColumn,
  column: TypedColumn,
  fewest: number,
): 'first' | 'repeated' | null {
  const rows = new Int32Array(order.values.length);
  const filled = new Int32Array(order.values.length);
  const value = new Int32Array(order.values.length).fill(-1);
  const varies = new Uint8Array(order.values.length);
  for (let r = 0; r < order.ids.length; r++) {
    const id = order.ids[r] ?? -1;
    if (id < 0) continue;
    rows[id] = (rows[id] ?? 0) + 1;
    const own = column.ids[r] ?? -1;
    if (own < 0) continue;
    filled[id] = (filled[id] ?? 0) + 1;
    if (value[id] === -1) value[id] = own;
    else if (value[id] !== own) varies[id] = 1;
  }
  const several = Array.from(rows.keys()).filter((id) => (rows[id] ?? 0) > 1);
  if (several.length === 0) return null;
  const once = several.every((id) => (filled[id] ?? 0) <= 1);
  if (once && several.some((id) => filled[id] === 1)) return 'first';
  const same = several.every((id) => varies[id] === 0 && filled[id] === rows[id]);
  return same && several.length >= fewest ? 'repeated' : null;
}
