import type { TypedColumn } from '../../table/typed-column.ts';
import { columnOf, type Roled } from '../roled.ts';
import { numberAt } from '../types/number-at.ts';

/** Rows with a discount that must tell. */
const FEWEST = 3;
/** Half an öre, in kronor: what an amount may differ by from its price times its number. */
const HALF_ORE = 0.005;

/** In a row with a discount: the price of one, where all of them at it come to the amount; null where they do not. */
function priceOf(
  row: number,
  { quantity, price, amount }: Record<'quantity' | 'price' | 'amount', TypedColumn>,
): number | null {
  const [many, each, all] = [quantity, price, amount].map((column) => numberAt(column, row));
  if (many == null || each == null || all == null) return null;
  return Math.abs(many * each - all) <= HALF_ORE ? each : null;
}

/**
 * Whether the rows show that the amount is before the discount: it is the number times the price, and each thing costs the
 * same with a discount as without one. A price that the discount is in differs by it.
 */
export function isListPriced(table: Roled, amount: TypedColumn, discount: TypedColumn): boolean {
  const [quantity, price, product] = (['quantity', 'unitPrice', 'product'] as const).map((role) =>
    columnOf(table, role),
  );
  if (!quantity || !price || !product) return false;
  const usual = new Map<number, Set<number>>();
  const given: { thing: number; each: number | null }[] = [];
  for (const [row, thing] of product.ids.entries()) {
    if (numberAt(discount, row)) {
      given.push({ thing, each: priceOf(row, { quantity, price, amount }) });
      continue;
    }
    const each = numberAt(price, row);
    if (each != null) usual.set(thing, (usual.get(thing) ?? new Set()).add(each));
  }
  const known = given.filter(({ thing }) => usual.has(thing));
  const isUsual = ({ thing, each }: (typeof given)[number]) =>
    each !== null && usual.get(thing)?.has(each) === true;
  return known.length >= FEWEST && known.every(isUsual);
}
