import type { SalesRole } from '../read/understanding.ts';
import type { AssignedRole } from './assign-roles.ts';
import type { TypedColumn } from './type-column.ts';

/**
 * Web shop exports have one row per line item, with the order's total on the first row only or again
 * on every row. Neither may be summed beside quantity and price of each line: the lines are used.
 */
export function settleLineItems(
  columns: readonly TypedColumn[],
  roles: readonly AssignedRole[],
  chosen: Readonly<Record<number, SalesRole | null>>,
): AssignedRole[] {
  const place = (role: SalesRole) => roles.findIndex((given) => given.role === role);
  const order = columns[place('orderId')];
  const fees = columns.some(({ name }) =>
    /^(?:fees?|avgift(?:er)?|transaktionsavgift)$/i.test(name.trim()),
  );
  const net = place('revenue');
  if (fees && /^net(?:to)?$/i.test(columns[net]?.name.trim() ?? '') && place('grossRevenue') >= 0) {
    return roles.map((given, at) => (at === net ? afterFees : given));
  }
  if (!order || place('quantity') < 0 || place('unitPrice') < 0) return [...roles];
  const settled = [...roles];
  for (const role of ['revenue', 'grossRevenue', 'vat', 'discount'] as const) {
    const at = place(role);
    const column = columns[at];
    if (!column || chosen[column.index] !== undefined) continue;
    const how = orderLevel(order, column);
    if (!how) continue;
    settled[at] = {
      role: null,
      confidence: 0,
      reason: `Värdet gäller hela ordern och står ${how === 'first' ? 'bara på orderns första rad' : 'upprepat på varje rad i ordern'}. Radernas antal × pris används i stället.`,
    };
  }
  return settled;
}

const afterFees: AssignedRole = {
  role: null,
  confidence: 0,
  reason: 'Beloppet är efter betaltjänstens avgift och därför inte försäljningen.',
};

/** `first`: filled once per order; `repeated`: the same value on every row of each order. */
function orderLevel(order: TypedColumn, column: TypedColumn): 'first' | 'repeated' | null {
  const orders = new Map<number, { rows: number; filled: number; values: Set<number> }>();
  for (let r = 0; r < order.ids.length; r++) {
    const id = order.ids[r] ?? -1;
    if (id < 0) continue;
    const seen = orders.get(id) ?? { rows: 0, filled: 0, values: new Set<number>() };
    seen.rows++;
    const value = column.ids[r] ?? -1;
    if (value >= 0) {
      seen.filled++;
      seen.values.add(value);
    }
    orders.set(id, seen);
  }
  const several = [...orders.values()].filter(({ rows }) => rows > 1);
  if (several.length === 0) return null;
  if (several.every(({ filled }) => filled <= 1) && several.some(({ filled }) => filled === 1))
    return 'first';
  const same = several.every(({ values, filled, rows }) => values.size === 1 && filled === rows);
  return same && several.length > 1 ? 'repeated' : null;
}
