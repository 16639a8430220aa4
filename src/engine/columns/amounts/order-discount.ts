import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, placeOf, type Roled, unused } from '../roled.ts';
import { derivedColumn } from '../types/derived-column.ts';
import { valuesOf } from '../types/number-at.ts';
import { ordersIn, valuesByOrder } from './order-groups.ts';
import { kronorText, sharedOut, sumsByOrder } from './shared-out.ts';

/**
 * What was taken off whole orders, on their rows by what each comes to, where quantity × price is all that the file says
 * of its amounts: it stands on the first row of an order or again on each.
 */
export function orderDiscount(table: Roled, { chosen }: Ask): Roled {
  const [quantity, price, discount] = (['quantity', 'unitPrice', 'discount'] as const).map((role) =>
    columnOf(table, role),
  );
  if (!quantity || !price || !discount || chosen[discount.index] !== undefined) return table;
  if (hasRole(table, 'revenue') || hasRole(table, 'grossRevenue') || discount.percent) return table;
  const orders = ordersIn(columnOf(table, 'orderId'), quantity.ids.length);
  const whole = orders.hasLines ? valuesByOrder(discount, orders, 2) : null;
  if (whole === null) return table;
  const each = valuesOf(price);
  const lines = valuesOf(quantity).map((times, row) => times * (each[row] ?? Number.NaN));
  const sums = sumsByOrder(orders, lines);
  const rows = sharedOut(
    orders,
    lines,
    sums,
    whole.map((value) => value || 0),
  );
  return withShared(table, discount, Array.from(rows, kronorText), chosen);
}

function withShared(
  table: Roled,
  discount: TypedColumn,
  rows: (string | null)[],
  chosen: Ask['chosen'],
): Roled {
  const { format, currency, mark } = discount;
  const index = table.columns.length;
  const name = `${discount.name.trim()} per rad`;
  const about = { index, name, type: 'number', grain: 'day', format } as const;
  const reason = 'Rabatten gäller hela ordern och är fördelad på dess rader.';
  const from = placeOf(table, 'discount');
  return {
    ...table,
    columns: [...table.columns, { ...derivedColumn(about, rows), currency, mark }],
    roles: [
      ...table.roles.map((assigned, place) => (place === from ? unused(reason) : assigned)),
      madeRole(chosen, index, { role: 'discount', confidence: 0.9, reason }),
    ],
  };
}
