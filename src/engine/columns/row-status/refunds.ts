import { absolute, add, type Decimal, decimal, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { State } from '../roled.ts';
import type { RowAmount } from './row-amounts.ts';

interface OrderMoney {
  sum: Decimal;
  hasPlus: boolean;
  hasMinus: boolean;
  /** A row below zero that is not itself cancelled: what is struck out takes nothing back. */
  hasBack: boolean;
  /** A row above zero that is itself cancelled: a payment that does not count is no money back for its invoice. */
  hasCancelled: boolean;
  isAllRefunded: boolean;
}

/**
 * Whether rows with minus already take the money of a cancelled or refunded row away: then both count as they stand. A
 * refund has its row on the same order, or on an order of its own with the same amount.
 */
export function findRefunds(
  states: readonly (State | null)[],
  order: TypedColumn | undefined,
  amountOf: RowAmount,
): (row: number) => boolean {
  if (!states.some((state) => state === 'cancelled' || state === 'refunded')) return () => false;
  const orders = ordersOf(states, order, amountOf);
  const orderOf = (row: number) => orders.get(order?.ids[row] ?? -1);
  const loose = new Set<string>();
  if (states.includes('refunded'))
    states.forEach((state, row) => {
      const value = amountOf(row);
      if (value === null || value.units >= 0n || state === 'cancelled') return;
      if (!orderOf(row)?.hasPlus) loose.add(toText(absolute(value)));
    });
  return (row) => {
    const value = amountOf(row);
    const own = orderOf(row);
    if (states[row] === 'cancelled')
      return own?.hasCancelled === true && own.hasBack && own.sum.units === 0n;
    if (value === null || states[row] !== 'refunded') return false;
    if (own?.hasMinus) return own.sum.units <= 0n || !own.isAllRefunded;
    return value.units < 0n || loose.has(toText(absolute(value)));
  };
}

function ordersOf(
  states: readonly (State | null)[],
  order: TypedColumn | undefined,
  amountOf: RowAmount,
): Map<number, OrderMoney> {
  const orders = new Map<number, OrderMoney>();
  const fresh: OrderMoney = {
    sum: decimal('0'),
    hasPlus: false,
    hasMinus: false,
    hasBack: false,
    hasCancelled: false,
    isAllRefunded: true,
  };
  order?.ids.forEach((id, row) => {
    const value = amountOf(row);
    if (id < 0 || value === null) return;
    const known = orders.get(id) ?? fresh;
    orders.set(id, {
      sum: add(known.sum, value),
      hasPlus: known.hasPlus || value.units > 0n,
      hasMinus: known.hasMinus || value.units < 0n,
      hasBack: known.hasBack || (value.units < 0n && states[row] !== 'cancelled'),
      hasCancelled: known.hasCancelled || (value.units > 0n && states[row] === 'cancelled'),
      isAllRefunded: known.isAllRefunded && states[row] === 'refunded',
    });
  });
  return orders;
}
