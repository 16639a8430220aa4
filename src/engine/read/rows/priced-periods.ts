import { numbersAt } from '../../columns/types/number-at.ts';
import { product } from '../../columns/types/product-column.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesBought, namesPrice } from '../../table/vocabulary/not-sold.ts';
import type { WideTable } from './wide-table.ts';

/** The only price of what is sold among columns; null where there is none, or more. */
export function priceBeside(columns: readonly TypedColumn[]): TypedColumn | null {
  const prices = columns.filter(({ name, type }) => {
    const plain = normaliseName(name);
    return type === 'number' && namesPrice(plain) && !namesBought(plain);
  });
  return prices.length === 1 ? (prices[0] ?? null) : null;
}

/** Whether all of the periods' numbers are what some whole number of things cost at the price beside them. */
export function comeToPrices(
  columns: readonly TypedColumn[],
  { periods }: WideTable,
  price: TypedColumn,
): boolean {
  const costs = numbersAt(price);
  return periods.every(({ place }) => {
    const column = columns[place];
    const amounts = column ? numbersAt(column) : () => null;
    return Array.from(price.ids.keys()).every((row) => {
      const [amount, each] = [amounts(row) ?? 0, costs(row) ?? 0];
      return amount === 0 || (each > 0 && Number.isInteger(amount / each));
    });
  });
}

/** The columns with what each period's numbers come to at the price beside them, where they are counts. */
export function pricedPeriods(columns: readonly TypedColumn[], wide: WideTable): TypedColumn[] {
  const price = priceBeside(columns);
  if (price === null) return [...columns];
  const periods = new Set(wide.periods.map(({ place }) => place));
  return columns.map((column, place) =>
    periods.has(place)
      ? { ...product(column, price, column.index), name: column.name, currency: price.currency }
      : column,
  );
}
