import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesFee, namesServiceFee } from '../../table/vocabulary/header-words.ts';
import { chosenOf } from './chosen-of.ts';
import { numbersAt, numbersOf } from './number-at.ts';
import { isSumOf, minus, plus, type Term } from './sums-of-columns.ts';

/** Further amounts that may stand beside a deduction, and how many of them at once. */
const MOST_PARTS = 8;
const MOST_AT_ONCE = 3;
/** Rows that must tell. */
const FEWEST = 3;

interface Deduction {
  amount: TypedColumn;
  /** What is taken off, with plus or with minus. */
  part: TypedColumn;
  /** The other columns of money. */
  money: readonly TypedColumn[];
}

/** Whether the rows prove that the part is taken off the amount already: that it is other amounts less the part. */
export function isTakenBefore({ amount, part, money }: Deduction): boolean {
  return chosenOf(othersThan(part, money), MOST_AT_ONCE).some((terms) =>
    isSumOf(amount, [...terms.map(plus), taken(part)], FEWEST),
  );
}

/**
 * Whether another column is what is left of the amount when the part is taken off, with or without further amounts. Rows of
 * which nothing is left tell nothing: an order that was called off is paid out with nothing, whatever it was of.
 */
export function isTakenLater(
  { amount, part, money }: Deduction,
  isLeft: (column: TypedColumn) => boolean = () => true,
): boolean {
  const others = money.filter((column) => column !== part && isLeft(column)).slice(0, MOST_PARTS);
  const terms = othersThan(part, money);
  return others.some((left) => {
    const more = terms.filter((column) => column !== left);
    const rows = rowsWith(left);
    return [[], ...chosenOf(more, MOST_AT_ONCE)].some((some) =>
      waysOf(some).some((terms) =>
        isSumOf(left, [plus(amount), ...terms, taken(part)], FEWEST, rows),
      ),
    );
  });
}

/** Further amounts as they stand; or with the fees among them taken off, which some write without a minus. */
function waysOf(some: readonly TypedColumn[]): Term[][] {
  const isFee = (column: TypedColumn) =>
    [namesFee, namesServiceFee].some((isSaid) => isSaid(normaliseName(column.name))) &&
    !numbersOf(column).some((value) => value < 0);
  const added = some.map(plus);
  return some.some(isFee)
    ? [added, some.map((column) => (isFee(column) ? minus(column) : plus(column)))]
    : [added];
}

/** Whether another column is what is left of the whole amount after further amounts, of which the part is none. */
export function isPaidWhole({ amount, part, money }: Deduction): boolean {
  const others = othersThan(part, money);
  return others.some((left) => {
    const more = others.filter((column) => column !== left);
    const rows = rowsWith(left);
    return chosenOf(more, MOST_AT_ONCE).some((some) =>
      isSumOf(left, [plus(amount), ...some.map(plus)], FEWEST, rows),
    );
  });
}

function rowsWith(column: TypedColumn): Int32Array {
  const valueAt = numbersAt(column);
  return Int32Array.from(column.ids.keys()).filter((row) => valueAt(row));
}

const taken = (part: TypedColumn): Term =>
  numbersOf(part).some((value) => value > 0) ? minus(part) : plus(part);

/**
 * The further amounts without those that repeat the part, such as what is asked of the tax authority: with plus beside its
 * minus they would come to nothing, and prove of any sum that it was taken off.
 */
const othersThan = (part: TypedColumn, money: readonly TypedColumn[]): TypedColumn[] =>
  money
    .filter(
      (column) => column !== part && ![plus, minus].some((way) => isSumOf(column, [way(part)])),
    )
    .slice(0, MOST_PARTS);
