import { toNumber } from '../../facts/decimal.ts';
import { near, ROUNDING } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { partOfDiscount } from '../types/less-discount.ts';
import { numberAt } from '../types/number-at.ts';
import { freePlaces } from './free-places.ts';

/** Rows looked at, and the fewest on which the two numbers must differ. */
const LOOKED = 2_000;
const FEWEST = 2;

/**
 * Where number × price is not the amount on each row, and is with another number beside it, that is what was sold: what
 * was delivered, where the first is what was ordered.
 */
export function quantityOfAmount(table: Roled, ask: Ask): Roled {
  const [quantity, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  const amount = columnOf(table, 'revenue') ?? columnOf(table, 'grossRevenue');
  if (!quantity || !price || !amount || ask.chosen[quantity.index] !== undefined) return table;
  const isAmount = productIs({ price, amount, discount: columnOf(table, 'discount') });
  const rows = Array.from(amount.ids.subarray(0, LOOKED).keys());
  if (rows.every((row) => isAmount(quantity, row))) return table;
  const place = freePlaces(table, ask, 'number').find((each) => {
    const other = table.columns[each];
    if (!other || other.percent) return false;
    const apart = rows.filter((row) => numberAt(other, row) !== numberAt(quantity, row));
    return apart.length >= FEWEST && rows.every((row) => isAmount(other, row));
  });
  const sold = place === undefined ? undefined : table.columns[place];
  if (place === undefined || !sold) return table;
  const reason = `${sold.name.trim()} × ${price.name.trim()} är ${amount.name.trim()}, vilket ${quantity.name.trim()} inte är.`;
  return withRoles(
    table,
    new Map([
      [placeOf(table, 'quantity'), unused(reason)],
      [place, { role: 'quantity', confidence: 0.95, reason, by: 'rows' }],
    ]),
  );
}

interface Priced {
  price: TypedColumn;
  amount: TypedColumn;
  discount: TypedColumn | undefined;
}

/** Whether a number × the price, with or without the discount, is the amount of a row. */
function productIs({ price, amount, discount }: Priced) {
  const part = discount && partOfDiscount(discount);
  return (number: TypedColumn, row: number): boolean => {
    const [whole, each, times] = [amount, price, number].map((column) => numberAt(column, row));
    if (whole == null) return true;
    if (each == null || times == null) return false;
    const full = times * each;
    const off = Math.abs((discount && numberAt(discount, row)) || 0);
    const less = part ? full * off * toNumber(part) : Math.sign(times) * off;
    const slack = ROUNDING + 0.005 * (1 + Math.abs(times));
    return near(whole, full, slack) || near(whole, full - less, slack);
  };
}
