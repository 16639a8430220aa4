import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersOf } from '../types/number-at.ts';
import { isSumOf, minus, plus } from '../types/sums-of-columns.ts';
import { chosenOf } from './chosen-of.ts';

/** Further amounts that may stand beside a deduction, and how many of them at once. */
export const MOST_PARTS = 8;
export const MOST_AT_ONCE = 3;
/** Rows that must tell. */
const FEWEST = 3;

interface Deduction {
  amount: TypedColumn;
  /** What is taken off, with plus or with minus. */
  part: TypedColumn;
  /** The other columns of money. */
  money: readonly TypedColumn[];
}

/** Whether another column is what is left of the amount when the part is taken off, with or without further amounts. */
export function isTakenLater({ amount, part, money }: Deduction): boolean {
  const others = money.filter((column) => column !== part).slice(0, MOST_PARTS);
  const taken = numbersOf(part).some((value) => value > 0) ? minus(part) : plus(part);
  return others.some((left) => {
    const more = others.filter((column) => column !== left);
    return [[], ...chosenOf(more, MOST_AT_ONCE)].some((terms) =>
      isSumOf(left, [plus(amount), ...terms.map(plus), taken], FEWEST),
    );
  });
}
