import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesNoCost } from '../../table/vocabulary/beside-amounts.ts';
import { namesDeposit, termKind } from '../../table/vocabulary/order-terms.ts';
import { chosenOf } from '../types/chosen-of.ts';
import { mostlyNegative } from '../types/negated-column.ts';
import { isSumOf, minus, plus } from '../types/sums-of-columns.ts';

/** A column that the VAT on the rows is of, and whether it is in it. */
export interface Found {
  column: TypedColumn;
  way: 'included' | 'onTop';
}

/** Columns that may be the rest of a purchase, how many at once, and rows that must tell. */
const MOST_PARTS = 8;
const MOST_AT_ONCE = 4;
const FEWEST = 3;

/** What the VAT is of, where that is the amount with freight, fees and discounts: all of it was spent. */
export function wholeOfPurchase(
  amounts: readonly TypedColumn[],
  found: readonly Found[],
  tax: TypedColumn,
  others: readonly TypedColumn[],
): Found | null {
  const [only, ...more] = found;
  const [amount, ...rest] = amounts;
  if (!only || !amount || more.length > 0 || rest.length > 0) return null;
  const isSpent = ({ name }: TypedColumn) =>
    ![namesNoCost, namesDeposit].some((isSaid) => isSaid(normaliseName(name)));
  const lowers = ({ name }: TypedColumn) =>
    ['discount', 'refund'].includes(termKind(normaliseName(name)));
  const parts = others.filter((column) => column !== only.column && isSpent(column));
  const signed = (column: TypedColumn) =>
    lowers(column) && !mostlyNegative(column) ? minus(column) : plus(column);
  const taxes = only.way === 'included' ? [plus(tax)] : [];
  return chosenOf(parts.slice(0, MOST_PARTS), MOST_AT_ONCE).some((some) =>
    isSumOf(only.column, [plus(amount), ...taxes, ...some.map(signed)], FEWEST),
  )
    ? only
    : null;
}
