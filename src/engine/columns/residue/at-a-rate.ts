import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesNumberOf } from '../../table/vocabulary/beside-amounts.ts';
import { numbersAt } from '../types/number-at.ts';
import { isSumOf, plus } from '../types/sums-of-columns.ts';
import { isForeign } from './in-other-terms.ts';
import { isTimes } from './tied.ts';

/** The amount, the table that it stands in, and the columns of numbers beside it. */
interface Beside extends Readonly<Parameters<typeof isForeign>[1]> {
  others: readonly TypedColumn[];
}

/** Rows looked at, those with something taken off that must tell, and the share of them that must agree. */
const LOOKED = 2000;
const FEWEST = 3;
const SHARE = 0.95;
const ROUNDING = 0.51;
/** Columns that a product is looked for in. */
const MOST_OTHERS = 7;

/** What the amount was before a discount in per cent beside it: `Ordinarie`, `Rabatt %`, `Betalt`. */
export function isBeforeDiscount(column: TypedColumn, { amount, table }: Beside): boolean {
  return table.columns.some(
    (rate) => rate !== column && rate !== amount && isLessBy(amount, column, rate),
  );
}

function isLessBy(amount: TypedColumn, whole: TypedColumn, rate: TypedColumn): boolean {
  if (rate.type !== 'number') return false;
  const per = rate.percent ? 1 : 100;
  const [paidAt, wholeAt, rateAt] = [amount, whole, rate].map(numbersAt);
  let [rows, held, less] = [0, 0, 0];
  for (let row = 0; row < Math.min(amount.ids.length, LOOKED); row++) {
    const [paid, all, off] = [paidAt?.(row), wholeAt?.(row), rateAt?.(row) ?? 0];
    if (!paid || !all) continue;
    rows++;
    if (Math.abs(all * (1 - Math.abs(off) / per) - paid) > ROUNDING) continue;
    held++;
    if (off !== 0) less++;
  }
  return less >= FEWEST && held >= rows * SHARE;
}

/** How many of something whose price abroad makes the same amount in another currency: `Usage`, `Unit price (USD)`, `Cost USD`. */
export function makesForeign(column: TypedColumn, about: Beside): boolean {
  const numbers = about.table.columns
    .filter((other) => other.type === 'number' && other !== column && other !== about.amount)
    .slice(0, MOST_OTHERS);
  return numbers.some(
    (foreign) =>
      isForeign(foreign, about) &&
      numbers.some((price) => price !== foreign && isTimes(foreign, column, price)),
  );
}

/** What a counter stood at before or after: the two are as far apart as another column counts. */
export function isReading(column: TypedColumn, { amount, table }: Beside): boolean {
  const numbers = table.columns
    .filter((other) => other.type === 'number' && other !== column && other !== amount)
    .slice(0, MOST_OTHERS);
  return numbers.some((other) =>
    numbers.some(
      (count) =>
        count !== other &&
        count.read.every((value) => value === null || /^\d+$/.test(value)) &&
        (isSumOf(column, [plus(other), plus(count)], FEWEST) ||
          isSumOf(other, [plus(column), plus(count)], FEWEST)) &&
        namesNumberOf(normaliseName(count.name)),
    ),
  );
}
