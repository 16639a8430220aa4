import { toNumber } from '../facts/decimal.ts';
import { type Expression, exactValue, less, over, sum, times } from '../facts/expression.ts';
import {
  addAmounts,
  addRows,
  addSum,
  addWorked,
  type EventContext,
  type Window,
} from './event-context.ts';
import type { Finding } from './finding.ts';

/** What is known of the pieces. */
export type Pieces<Key extends string> = NonNullable<EventContext<Key>['pieces']>;

/** From so much on a price is told without öre. */
const WITHOUT_ORE = 1000;

/** How two amounts that stand against each other are shown: both without öre where one is, or where neither has any. */
function alike(...both: Expression[]): { precision?: number } {
  const sizes = both.map((each) => {
    const value = exactValue(each, 2);
    return value === null ? 0 : Math.abs(toNumber(value));
  });
  return Math.max(...sizes) >= WITHOUT_ORE || sizes.every(Number.isInteger) ? { precision: 0 } : {};
}

/** What a product's new price has meant, at the pieces sold, and what is left of it now. */
export function addPrice<Key extends string>(
  given: EventContext<Key>,
  { keys, quantity, cost, discount }: Pieces<Key>,
  finding: Finding,
): void {
  const { now, before, current, previous } = addAmounts(given, finding);
  if (cost !== null && now.sums.costRows === now.sums.rows) {
    const paid = addSum(given, keys.costCurrent, now, now.sums.cost, cost);
    addWorked(given, keys.marginCurrent, now, over(less(current, paid), current), {
      percent: true,
    });
  }
  const units = { columns: quantity === null ? [] : [quantity], formula: quantity ?? '' };
  const [u1, u0] =
    quantity === null
      ? [addRows(given, keys.rowsCurrent, now), addRows(given, keys.rowsPrevious, before)]
      : [
          addSum(given, keys.unitsCurrent, now, now.sums.units, units),
          addSum(given, keys.unitsPrevious, before, before.sums.units, units),
        ];
  const off = (key: Key, window: Window) =>
    discount === null ? null : addSum(given, key, window, window.sums.discount, discount);
  const [d1, d0] = [off(keys.discountCurrent, now), off(keys.discountPrevious, before)];
  const listed = d1 === null ? sum(current) : sum(current, d1);
  const then = d0 === null ? sum(previous) : sum(previous, d0);
  const shown = alike(over(listed, u1), over(then, u0));
  addWorked(given, keys.priceCurrent, now, over(listed, u1), shown);
  addWorked(given, keys.pricePrevious, before, over(then, u0), shown);
  addWorked(given, keys.price, now, less(listed, times(over(then, u0), u1)));
}

/** What a product's dearer or cheaper purchase has meant, at the pieces sold. */
export function addUnitCost<Key extends string>(
  given: EventContext<Key>,
  { keys, quantity, cost }: Pieces<Key>,
  finding: Finding,
): void {
  if (cost === null) return;
  const { now, before, current, previous } = addAmounts(given, finding);
  const units = { columns: quantity === null ? [] : [quantity], formula: quantity ?? '' };
  const u1 = addSum(given, keys.unitsCurrent, now, now.sums.units, units);
  const u0 = addSum(given, keys.unitsPrevious, before, before.sums.units, units);
  const c1 = addSum(given, keys.costCurrent, now, now.sums.cost, cost);
  const c0 = addSum(given, keys.costPrevious, before, before.sums.cost, cost);
  const shown = alike(over(c1, u1), over(c0, u0));
  addWorked(given, keys.unitCostCurrent, now, over(c1, u1), shown);
  addWorked(given, keys.unitCostPrevious, before, over(c0, u0), shown);
  addWorked(given, keys.marginCurrent, now, over(less(current, c1), current), { percent: true });
  addWorked(given, keys.marginPrevious, before, over(less(previous, c0), previous), {
    percent: true,
  });
  addWorked(given, keys.unitCost, now, less(times(over(c0, u0), u1), c1));
}

/** What the larger or smaller discounts have meant, at what was sold before discount. */
export function addDiscount<Key extends string>(
  given: EventContext<Key>,
  { keys, discount }: Pieces<Key>,
  finding: Finding,
): void {
  if (discount === null) return;
  const { now, before, current, previous } = addAmounts(given, finding);
  const d1 = addSum(given, keys.discountCurrent, now, now.sums.discount, discount);
  const d0 = addSum(given, keys.discountPrevious, before, before.sums.discount, discount);
  const [s1, s0] = [over(d1, sum(current, d1)), over(d0, sum(previous, d0))];
  addWorked(given, keys.discountShareCurrent, now, s1, { percent: true });
  addWorked(given, keys.discountSharePrevious, before, s0, { percent: true });
  addWorked(given, keys.discount, now, less(times(s0, sum(current, d1)), d1));
}
