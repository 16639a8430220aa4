import { normaliseName } from '../../table/normalise-name.ts';
import { amountRoles } from '../../table/purpose.ts';
import type { Doubt } from '../../table/question.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesCode } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, type OtherReason, type Roled, unused, withRoles } from '../roled.ts';
import { sheetKinds } from '../sheet-kinds.ts';
import { numberAt, valuesOf } from '../types/number-at.ts';
import { type Orders, ordersIn } from './order-groups.ts';
import { sumsByOrder } from './shared-out.ts';

/** Orders that must show it where their rows name different things: two of one price are no proof. */
const FEWEST = 2;
/** Words for how far a bill has come are few, and more than two bills come by them. */
const MOST_STEPS = 12;
const FEWEST_WITH_STEPS = 3;
/** Share of the orders whose parts must come to the whole. */
const SHARE = 0.95;
/** What is paid may have the highest rate of VAT on it. */
const MOST_VAT = 1.25;
const ROUNDING = 0.011;
/** Whose an order or a bill is: that of one is of one. */
const whose = ['supplier', 'customer'] as const;

/**
 * An order or invoice that stands again on each of its rows, amount and all, as where it was paid in parts: it counts
 * once. The rows prove it where another column's parts come to it; else the user is asked.
 */
export function repeatedOrders(whole: Roled, ask: Ask): Roled {
  const { reading, choices } = ask;
  const amount = columnOf(whole, reading.amount.net) ?? columnOf(whole, reading.amount.gross);
  const isPriced = hasRole(whole, 'quantity') || hasRole(whole, 'unitPrice');
  // What was taken back stands again on a sheet of its own.
  const isTakenBack = whole.columns.some((column) => sheetKinds(column)?.includes('returned'));
  if (!amount || isPriced || isTakenBack || choices?.repeats === 'rows') return whole;
  const table = withNumber(whole, amount, ask);
  const order = columnOf(table, 'orderId') ?? columnOf(table, 'invoiceNumber');
  if (!order) return table;
  const orders = ordersIn(order, amount.ids.length);
  const repeated = orders.hasLines ? repeatedIn(amount, orders) : null;
  if (repeated === null) return table;
  if (whose.some((role) => differs(columnOf(table, role), orders, repeated))) return table;
  const things = columnOf(table, 'product') ?? columnOf(table, 'productId');
  const isProved = table.columns.some(
    (column) => column.type === 'number' && arePartsOf(column, amount, orders, repeated),
  );
  const isOneThing = things !== undefined && isSameOn(things, orders, repeated);
  if (things && repeated.size < FEWEST && !(isProved && isOneThing)) return table;
  // Bills of the same number and amount may be as many: only their parts prove that they are one.
  const isOrder = columnOf(table, 'orderId') !== undefined;
  if (!isProved && !isOrder && !hasSteps(table, orders, repeated)) return table;
  const others = new Map<number, OtherReason>(table.others);
  orders.of.forEach((own, row) => {
    if (repeated.has(own) && orders.first[own] !== row) others.set(row, 'detail');
  });
  const once = { ...table, others };
  if (isProved || choices?.repeats === 'once') return withoutThings(once);
  const doubt = doubtOf(order, amount, repeated.size);
  return { ...withoutThings(once), doubts: [...table.doubts, doubt] };
}

/** The table with a number of its orders: what is only called `Nr` is one where parts prove it. */
function withNumber(table: Roled, amount: TypedColumn, { chosen, reading }: Ask): Roled {
  // Pay is the same each month, and what is left of it may come to one: of costs only a named number tells.
  if (hasRole(table, 'orderId') || reading.amount.net !== amountRoles.sales.net) return table;
  const place = table.columns.findIndex((column, at) => {
    const isFree = table.roles[at]?.role === null && chosen[at] === undefined;
    if (!isFree || (column.type !== 'text' && column.type !== 'number')) return false;
    if (!namesCode(normaliseName(column.name))) return false;
    const orders = ordersIn(column, amount.ids.length);
    if (!orders.hasLines || orders.count < amount.ids.length / 2) return false;
    const repeated = repeatedIn(amount, orders);
    return (
      repeated !== null &&
      table.columns.some(
        (parts) =>
          parts !== column &&
          parts.type === 'number' &&
          arePartsOf(parts, amount, orders, repeated),
      )
    );
  });
  const column = table.columns[place];
  if (column === undefined) return table;
  const reason = `Rader med samma ${column.name.trim()} har samma ${amount.name.trim()}, som är summan av deras delar.`;
  return withRoles(table, new Map([[place, { role: 'orderId', confidence: 0.8, reason }]]));
}

/** Orders of several rows, if each of them has one amount on all of its rows; null where not. */
function repeatedIn(amount: TypedColumn, orders: Orders): Set<number> | null {
  const repeated = new Set<number>();
  for (let row = 0; row < orders.of.length; row++) {
    const order = orders.of[row] ?? -1;
    if (order < 0 || (orders.rows[order] ?? 0) < 2) continue;
    const [own, first] = [numberAt(amount, row), numberAt(amount, orders.first[order] ?? row)];
    if (own === null || own === 0 || own !== first) return null;
    repeated.add(order);
  }
  return repeated.size === 0 ? null : repeated;
}

/** Whether the rows of each of the orders name one and the same thing. */
const isSameOn = ({ ids }: TypedColumn, { of, first }: Orders, some: ReadonlySet<number>) =>
  of.every((order, row) => !some.has(order) || ids[row] === ids[first[order] ?? -1]);

/** Whether a column of few words has another on each row of an order: `Attesterad`, `Bokförd`, `Betald`. */
function hasSteps({ columns }: Roled, { of }: Orders, repeated: ReadonlySet<number>): boolean {
  if (repeated.size < FEWEST_WITH_STEPS) return false;
  return columns.some(({ type, values, ids }) => {
    if (type !== 'text' || values.length > MOST_STEPS) return false;
    const met = new Set<number>();
    return of.every((order, row) => {
      const step = ids[row] ?? -1;
      if (!repeated.has(order)) return true;
      const key = order * (MOST_STEPS + 1) + step;
      const isNew = step >= 0 && !met.has(key);
      met.add(key);
      return isNew;
    });
  });
}

const differs = (
  column: TypedColumn | undefined,
  orders: Orders,
  repeated: ReadonlySet<number>,
): boolean => column !== undefined && !isSameOn(column, orders, repeated);

/** Whether a column's values are parts of the amount of each order, with VAT or without, and come to it. */
function arePartsOf(
  parts: TypedColumn,
  amount: TypedColumn,
  orders: Orders,
  repeated: ReadonlySet<number>,
): boolean {
  const values = valuesOf(parts);
  const sums = sumsByOrder(orders, values);
  let [telling, hits, smaller] = [0, 0, 0];
  sums.forEach((sum, order) => {
    const first = orders.first[order] ?? -1;
    const whole = numberAt(amount, first) ?? Number.NaN;
    if (first < 0 || Number.isNaN(sum + whole)) return;
    telling++;
    const [least, most] = [Math.min(whole, whole * MOST_VAT), Math.max(whole, whole * MOST_VAT)];
    if (sum >= least - ROUNDING && sum <= most + ROUNDING) hits++;
    if (repeated.has(order) && Math.abs(values[first] ?? 0) < Math.abs(whole)) smaller++;
  });
  return telling >= FEWEST && hits >= telling * SHARE && smaller >= repeated.size * SHARE;
}

/** The amount is of the whole order: it says nothing of the things on its rows. */
const withoutThings = (table: Roled): Roled => ({
  ...table,
  roles: table.roles.map((assigned) =>
    assigned.role === 'product' || assigned.role === 'productId' || assigned.role === 'category'
      ? unused('Beloppet gäller hela ordern och inte det som står på raden.')
      : assigned,
  ),
});

function doubtOf(order: TypedColumn, amount: TypedColumn, howMany: number): Doubt {
  const [number, name] = [order.name.trim(), amount.name.trim()];
  const which = howMany === 1 ? 'Ett' : 'Samma';
  return {
    id: 'repeats',
    text: `${which} ${number} står på flera rader, med samma ${name} på varje. Är det en och samma summa?`,
    options: [
      {
        answer: 'once',
        label: 'Ja, räkna den en gång',
        change: { choices: { repeats: 'once' } },
      },
      {
        answer: 'rows',
        label: 'Nej, räkna varje rad',
        change: { choices: { repeats: 'rows' } },
      },
    ],
    chosen: 'once',
    blocks: 'ifSumsDiffer',
  };
}
