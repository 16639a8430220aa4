import { near } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { numbersAt } from '../types/number-at.ts';

/** Rows that must tell, the share of them that must agree, and how many are looked at. */
const FEWEST = 5;
const SHARE = 0.95;
const LOOKED = 2000;
/** The VAT of each part may be rounded by itself. */
const ROUNDING = 0.011;

/** True where a column is one of `shares` (0–1) of what some columns come to together, row by row. */
export function isTaxOf(
  tax: TypedColumn,
  parts: readonly TypedColumn[],
  shares: readonly number[],
): boolean {
  const values = parts.map(numbersAt);
  return holdsOnRows(tax, (own, row) => {
    const sum = values.reduce((all, at) => all + (at(row) ?? 0), 0);
    return shares.some((share) => near(own, sum * share, ROUNDING * parts.length));
  });
}

/** True where a column is a share of its own of each of some columns, added, row by row. */
export function isTaxOfEach(
  tax: TypedColumn,
  parts: readonly { column: TypedColumn; share: number }[],
): boolean {
  const values = parts.map(({ column, share }) => ({ at: numbersAt(column), share }));
  return holdsOnRows(tax, (own, row) => {
    const sum = values.reduce((all, { at, share }) => all + (at(row) ?? 0) * share, 0);
    return near(own, sum, ROUNDING * parts.length);
  });
}

function holdsOnRows(tax: TypedColumn, isSo: (own: number, row: number) => boolean): boolean {
  const taxAt = numbersAt(tax);
  let [telling, hits] = [0, 0];
  for (let row = 0; row < Math.min(tax.ids.length, LOOKED); row++) {
    const own = taxAt(row);
    if (!own) continue;
    telling++;
    if (isSo(own, row)) hits++;
  }
  return telling >= FEWEST && hits >= telling * SHARE;
}
