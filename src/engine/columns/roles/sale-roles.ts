import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import { namesCustomer, namesPerson } from '../../table/vocabulary/header-words.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, hasRole, placeOf, type Roled, withRoles } from '../roled.ts';
import { amountOfRow } from './amount-of-row.ts';
import { costOfRow } from './cost-of-row.ts';
import { datesOfOneMonth } from './dates-of-one-month.ts';
import { discountedPrice } from './discounted-price.ts';
import { firstOfDays } from './first-of-days.ts';
import { onlyWords } from './only-words.ts';
import { orderOfRows } from './order-of-rows.ts';
import { paidOfSale } from './paid-of-sale.ts';
import { priceOfSale } from './price-of-sale.ts';
import { pricePairs } from './price-pairs.ts';
import { quantityOfAmount } from './quantity-of-amount.ts';
import { rivalPrices } from './rival-prices.ts';
import { rivalQuantities } from './rival-quantities.ts';
import { rowPrices } from './row-prices.ts';
import { timesMonths } from './times-months.ts';
import { whatIsLet } from './what-is-let.ts';

/**
 * Needs: roles by name. Leaves: what each row is a sale of, where no name says it (a price for an amount, a name for
 * a product, the only words, number × price for an amount, rows of one number for an order).
 */
export const saleRoles = (table: Roled, ask: Ask): Roled =>
  [
    ...[paidOfSale, datesOfOneMonth, firstOfDays],
    ...[amountOfRow, pricePairs, rivalPrices, rowPrices, quantityOfAmount, rivalQuantities],
    costOfRow,
    ...[
      discountedPrice,
      priceOfSale,
      nameOfProduct,
      whatIsLet,
      onlyWords,
      orderOfRows,
      timesMonths,
    ],
  ].reduce((sales, step) => step(sales, ask), table);

const changed = (table: Roled, place: number, role: AssignedRole) =>
  withRoles(table, new Map([[place, role]]));

const hasAny = (table: Roled, ...roles: ColumnRole[]) => roles.some((role) => hasRole(table, role));

/** `Namn` in a report of articles is the article's, not a customer's: the rows have no order, and no `Kundkod` stands beside it. */
function nameOfProduct(table: Roled, { chosen }: Ask): Roled {
  const place = placeOf(table, 'customer');
  const person = table.columns[place];
  if (!person || chosen[person.index] !== undefined || !namesPerson(normaliseName(person.name)))
    return table;
  if (hasAny(table, 'product', 'orderId') || !hasAny(table, 'productId', 'quantity')) return table;
  const beside = [table.columns[place - 1], table.columns[place + 1]];
  if (beside.some((column) => column && namesCustomer(normaliseName(column.name)))) return table;
  return changed(table, place, {
    role: 'product',
    confidence: 0.7,
    reason: `Kolumnen heter ”${person.name.trim()}” och står bland uppgifter om artiklar.`,
  });
}
