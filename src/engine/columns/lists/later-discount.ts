import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesTaxReduction } from '../../table/vocabulary/order-terms.ts';
import { addition, difference } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, madeRole, type Roled, unused } from '../roled.ts';
import { numberAt, numbersOf } from '../types/number-at.ts';
import { moneyColumns } from '../types/sums-of-columns.ts';
import { isTakenBefore, isTakenLater } from './taken-later.ts';

/** Rows with a discount that must tell. */
const FEWEST = 3;

/**
 * The table with its own discount taken off the amount, where the rows prove that the amount is before it: what is paid out
 * is the amount less the discount and the fees, as in the orders of a delivery service.
 */
export function withoutLaterDiscount(table: Roled, ask: Ask): Roled {
  const role = (['grossRevenue', 'revenue'] as const).find((each) => columnOf(table, each));
  const amount = role && columnOf(table, role);
  const discount = columnOf(table, 'discount');
  if (!amount || !discount || discount.type !== 'number' || discount.percent) return table;
  // What the tax authority pays of it is sold.
  if (namesTaxReduction(normaliseName(discount.name))) return table;
  if ([amount, discount].some(({ index }) => ask.chosen[index] !== undefined)) return table;
  const signs = new Set(numbersOf(discount).map(Math.sign));
  const isNegative = signs.has(-1);
  if (isNegative === signs.has(1) || discountedRows(discount) < FEWEST) return table;
  const money = moneyColumns(table.columns, ask.chosen).filter((column) => column !== amount);
  const deduction = { amount, part: discount, money };
  if (isTakenBefore(deduction) || !isTakenLater(deduction)) return table;
  const index = table.columns.length;
  const made = (isNegative ? addition : difference)(amount, discount, index);
  const reason = `${discount.name.trim()} är inte draget från ${amount.name.trim()}, men från det som betalas ut.`;
  return {
    ...table,
    columns: [...table.columns, made],
    roles: [
      ...table.roles.with(table.columns.indexOf(amount), unused(reason)),
      madeRole(ask.chosen, index, { role, confidence: 0.9, reason, by: 'rows' }),
    ],
  };
}

const discountedRows = (discount: TypedColumn): number =>
  discount.ids.reduce((count, _, row) => count + (numberAt(discount, row) ? 1 : 0), 0);
