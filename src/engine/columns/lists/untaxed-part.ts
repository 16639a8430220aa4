import { near, RATES } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { numberAt } from '../types/number-at.ts';

/** Rows that must tell, and share of them that must agree. */
const FEWEST = 3;
const SHARE = 0.95;
const LOOKED = 2000;

/** Whether it holds on nearly all of the rows that tell. */
export function holdsOn({ ids }: TypedColumn, isSo: (row: number) => boolean | null): boolean {
  const answers = Array.from(ids.subarray(0, LOOKED), (_, row) => isSo(row)).filter(
    (so) => so !== null,
  );
  return answers.length >= FEWEST && answers.filter(Boolean).length >= answers.length * SHARE;
}

/**
 * What VAT is at a rate of on nearly all rows that have a part: the amount with the part taken off (`rest`), the amount as it
 * stands (`whole`); null where neither, or where either would do.
 */
export function taxedOf(
  vat: TypedColumn | undefined,
  amount: TypedColumn,
  part: TypedColumn,
): 'rest' | 'whole' | null {
  if (!vat || vat === part) return null;
  const isTaxed = (less: (own: number) => number) =>
    RATES.some((rate) =>
      holdsOn(vat, (row) => {
        const [tax, whole, own] = [vat, amount, part].map((column) => numberAt(column, row));
        if (!tax || !whole || !own) return null;
        const rest = whole - less(Math.abs(own));
        return near(tax, rest * (rate / (1 + rate)), 0.011) || near(tax, rest * rate, 0.011);
      }),
    );
  const [isOfRest, isOfWhole] = [isTaxed((own) => own), isTaxed(() => 0)];
  if (isOfRest === isOfWhole) return null;
  return isOfRest ? 'rest' : 'whole';
}
