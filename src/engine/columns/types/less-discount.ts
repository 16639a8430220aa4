import { type Decimal, decimal, multiply, subtract, toText } from '../../facts/decimal.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { derivedColumn } from './derived-column.ts';

const HUNDREDTH = decimal('0.01');
const ONE = decimal('1');

/**
 * What the values of a discount are of an amount, as what each is multiplied by to be a part of it: `10 %` and `0,1` as
 * they are read, `10` under `Rabatt %` a hundredth of that. Null where they are kronor.
 */
export function partOfDiscount({ name, percent, read }: TypedColumn): Decimal | null {
  if (percent) return ONE;
  // No discount in kronor is that small.
  const isSmall = read.every((value) => value === null || Math.abs(Number(value)) <= 1);
  if (isSmall && read.some((value) => value?.includes('.'))) return ONE;
  if (namesShare(name)) return HUNDREDTH;
  return isSmall ? ONE : null;
}

/** An amount less the discount beside it, of whichever sign, row by row. */
export function lessDiscount(
  amount: TypedColumn,
  discount: TypedColumn,
  index: number,
): TypedColumn {
  const part = partOfDiscount(discount);
  const rows = Array.from(amount.ids, (id, row) => {
    const whole = amount.read[id] ?? null;
    if (whole === null) return null;
    const off = decimal((discount.read[discount.ids[row] ?? -1] ?? '0').replace('-', ''));
    const less = part === null ? off : multiply(decimal(whole), multiply(off, part));
    return toText(subtract(decimal(whole), less));
  });
  const name = `${amount.name.trim()} − ${discount.name.trim()}`;
  const { format, currency, mark } = amount;
  const made = derivedColumn({ index, name, type: 'number', grain: 'day', format }, rows);
  return { ...made, currency, mark };
}
