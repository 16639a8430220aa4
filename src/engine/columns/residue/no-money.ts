import type { TypedColumn } from '../../table/typed-column.ts';
import { areBareAccounts } from '../roles/guess-roles.ts';
import { isInOrder } from '../types/in-order.ts';
import { isCode } from '../types/is-code.ts';
import { numbersOf } from '../types/number-at.ts';

/** Whole numbers no larger than this are how many of something there were. */
const MOST_COUNTED = 400;
const USUALLY_COUNTED = 31;
/** Numbers from here on are of telephones, documents and moments. */
const LONG = 1e9;
/** Whether numbers are small and whole enough to count something, but some are more than there usually are of it. */
export const isBeyondCounting = (column: TypedColumn): boolean => {
  const sizes = numbersOf(column)
    .filter((value) => !Number.isNaN(value))
    .map(Math.abs);
  const most = Math.max(0, ...sizes);
  return most > USUALLY_COUNTED && most <= MOST_COUNTED && !isInOrder(column);
};

/** Years, numbers in order, one number for all rows, and small whole numbers, which count something. */
export function isNoMoney(column: TypedColumn): boolean {
  const values = numbersOf(column).filter((value) => !Number.isNaN(value));
  const distinct = new Set(values.filter((value) => value !== 0));
  if (distinct.size <= 1 && column.filled >= column.ids.length) return true;
  if (!values.every(Number.isInteger)) return false;
  const areYears = values.every((value) => value >= 1990 && value <= 2040);
  if (areYears || values.every((value) => Math.abs(value) >= LONG || value === 0)) return true;
  if (isInOrder(column) || isCode(column) || areBareAccounts(column)) return true;
  const sizes = values.map(Math.abs).sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return middle <= USUALLY_COUNTED && (sizes.at(-1) ?? 0) <= MOST_COUNTED;
}
