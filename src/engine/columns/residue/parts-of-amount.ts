import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isBelowZero } from './other-way.ts';
import { termsOf } from './tied.ts';

/** Columns that may explain another. */
const MOST_OTHERS = 7;

interface Beside {
  amount: TypedColumn;
  /** Columns of numbers that a sum may be made of. */
  others: readonly TypedColumn[];
}

/** A part of the amount: what others with it come to. */
export function isPart(column: TypedColumn, { amount, others: all }: Beside): boolean {
  const lastOf = ({ name }: TypedColumn) => normaliseName(name).split(' ').at(-1);
  const alike = all.filter((other) => other !== amount && lastOf(other) === lastOf(amount));
  // `Nyköping Utfall`, `Motala Utfall` and more are `Totalt Utfall`.
  if (alike.includes(column) && alike.length > 1 && isSumOf(amount, alike.map(plus))) return true;
  const more = all.filter((other) => other !== column && other !== amount).slice(0, MOST_OTHERS);
  return termsOf(more).some(
    (terms) => terms.every(({ sign }) => sign > 0) && isSumOf(amount, [plus(column), ...terms]),
  );
}

/** What is left of a part of the amount when something is taken off it: what is paid out of the wages in a whole cost. */
export function isLeftOfPart(column: TypedColumn, about: Beside): boolean {
  const more = about.others.filter((other) => other !== column && other !== about.amount);
  const isOff = (part: TypedColumn, off: TypedColumn) =>
    isSumOf(part, [plus(column), plus(off)]) ||
    (isBelowZero(off) && isSumOf(column, [plus(part), plus(off)]));
  const near = more.slice(0, MOST_OTHERS);
  return near.some(
    (part) => near.some((off) => off !== part && isOff(part, off)) && isPart(part, about),
  );
}
