import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMoneyIn, namesMoneyOut } from '../../table/vocabulary/bookkeeping.ts';
import { numberAt, numbersOf } from '../types/number-at.ts';

/** Money the other way, by its name and by every row: each has one of the two, and nothing or a zero in the other. */
export function isOtherWay(column: TypedColumn, amount: TypedColumn, used: Int32Array): boolean {
  const [own = '', counted = ''] = [column, amount].map(({ name }) => normaliseName(name));
  const isPair =
    (namesMoneyOut(own) && namesMoneyIn(counted)) || (namesMoneyIn(own) && namesMoneyOut(counted));
  return isPair && used.every((row) => !numberAt(column, row) || !numberAt(amount, row));
}

/** What was taken off stands with a minus: what it adds up to has it taken off. */
export const isBelowZero = (column: TypedColumn): boolean =>
  numbersOf(column).every((value) => Number.isNaN(value) || value <= 0);
