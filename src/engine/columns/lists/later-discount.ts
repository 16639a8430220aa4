import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesTaxReduction } from '../../table/vocabulary/order-terms.ts';
import { hasTotal } from '../../table/vocabulary/totals.ts';
import { addition, difference } from '../amounts/debit-credit.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled, unused } from '../roled.ts';
import { deductedDoubt } from '../roles/deducted-doubt.ts';
import { isDerived } from '../types/derived-column.ts';
import { numberAt, numbersOf } from '../types/number-at.ts';
import { moneyColumns } from '../types/sums-of-columns.ts';
import { isPaidWhole, isTakenBefore, isTakenLater } from '../types/taken-later.ts';

/** Rows with a discount that must tell. */
const FEWEST = 3;

/**
 * The table with its own discount taken off the amount, where the rows prove that the amount is before it: what is paid out
 * is the amount less the discount and the fees, as in the orders of a delivery service. One with minus, as a part of how
 * something was made up, of which no row proves anything, is asked about.
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
  if (isTakenBefore(deduction)) return table;
  if (!isTakenLater(deduction)) {
    // What an order came to in all is after its discount, and so is what was priced or what VAT is of.
    const isSettled = hasTotal(normaliseName(amount.name)) || hasRole(table, 'quantity');
    const isOpen = isNegative && !isSettled && !isDerived(amount) && !table.proofs.has(amount);
    if (!isOpen || isPaidWhole(deduction) || ask.choices?.deducted === 'already') return table;
    if (ask.choices?.deducted === undefined)
      return { ...table, doubts: [...table.doubts, doubtOf(amount, discount)] };
  }
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

const doubtOf = (amount: TypedColumn, discount: TypedColumn) => {
  const [of, less] = [amount, discount].map(({ name }) => name.trim());
  return deductedDoubt(amount, discount, {
    notYet: `Nej: ${of} minus ${less} är sålt`,
    already: `Ja: ${of} är vad kunden betalade`,
    chosen: 'already',
  });
};

const discountedRows = (discount: TypedColumn): number =>
  discount.ids.reduce((count, _, row) => count + (numberAt(discount, row) ? 1 : 0), 0);
