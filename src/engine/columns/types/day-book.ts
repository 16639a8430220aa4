import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { accountNumberIn, namesNoCostAccount } from '../../table/vocabulary/bookkeeping.ts';
import { namesNotPaid } from '../../table/vocabulary/header-words.ts';
import { namesSales } from '../../table/vocabulary/order-terms.ts';
import { isDerived } from './derived-column.ts';
import { isInOrder } from './in-order.ts';
import { isMoney } from './is-money.ts';
import { numbersAt, valuesOf } from './number-at.ts';

/** Accounts that a book has at the least, rows that must tell, and the share of them that must balance. */
const FEWEST = 4;
const FEWEST_ROWS = 5;
const SHARE = 0.95;
const MOST = 40;
const ROUNDING = 0.006;
/** Of accounts by their first figure: 3 is income, from 4 on what is spent. */
const INCOME = '3';
const SPENT = /^[4-8]/;

/** The columns of a day book with an account each, in which every row comes to nothing; null of any other table. */
export function accountsOf(columns: readonly TypedColumn[]): TypedColumn[] | null {
  const numbers = columns.filter((column) => isMoney(column) && !isDerived(column));
  if (numbers.length < FEWEST || numbers.length > MOST) return null;
  const money = numbers.filter((column) => !isInOrder(column));
  if (money.length < FEWEST) return null;
  const values = money.map(numbersAt);
  let [telling, balanced] = [0, 0];
  for (let row = 0; row < (money[0]?.ids.length ?? 0); row++) {
    const own = values.flatMap((at) => at(row) || []);
    if (own.length === 0) continue;
    telling++;
    // One amount alone balances nothing.
    const sum = own.reduce((all, value) => all + value, 0);
    if (own.length > 1 && Math.abs(sum) <= ROUNDING) balanced++;
    if (telling > FEWEST_ROWS && balanced < telling * SHARE) return null;
  }
  return telling >= FEWEST_ROWS && balanced >= telling * SHARE ? money : null;
}

/** Income, by its number or its name. */
export function isIncomeAccount({ name }: TypedColumn): boolean {
  const words = normaliseName(name);
  const number = accountNumberIn(words);
  return number === null ? namesSales(words) : number.startsWith(INCOME);
}

/** What was spent: by its number, else by its name and since it stands as debit. */
export function isSpentAccount(column: TypedColumn): boolean {
  const words = normaliseName(column.name);
  const number = accountNumberIn(words);
  if (number !== null) return SPENT.test(number);
  if (namesNoCostAccount(words) || namesNotPaid(words) || namesSales(words)) return false;
  return valuesOf(column).reduce((sum, value) => sum + (value || 0), 0) > 0;
}
