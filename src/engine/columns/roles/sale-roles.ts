import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesNoGoods, namesPerson } from '../../table/vocabulary/header-words.ts';
import { saysYesOrNo } from '../../table/vocabulary/row-status.ts';
import { wordsOf } from '../../table/vocabulary/words.ts';
import type { Ask } from '../guide-reading.ts';
import { type AssignedRole, hasRole, placeOf, type Roled, withRoles } from '../roled.ts';
import { nameTells } from '../types/name-hints.ts';
import { partOfYear } from '../types/part-of-year.ts';
import { amountOfRow } from './amount-of-row.ts';
import { datesOfOneMonth } from './dates-of-one-month.ts';
import { discountedPrice } from './discounted-price.ts';
import { freePlaces } from './free-places.ts';
import { orderOfRows } from './order-of-rows.ts';
import { priceOfSale } from './price-of-sale.ts';
import { pricePairs } from './price-pairs.ts';
import { rivalQuantities } from './rival-quantities.ts';
import { rowPrices } from './row-prices.ts';

/**
 * Needs: roles by name. Leaves: what each row is a sale of, where no name says it (a price for an amount, a name for
 * a product, the only words, number × price for an amount, rows of one number for an order).
 */
export const saleRoles = (table: Roled, ask: Ask): Roled =>
  [
    datesOfOneMonth,
    ...[amountOfRow, pricePairs, rowPrices, rivalQuantities],
    ...[discountedPrice, priceOfSale, nameOfProduct, onlyWords, orderOfRows],
  ].reduce((sales, step) => step(sales, ask), table);

const changed = (table: Roled, place: number, role: AssignedRole) =>
  withRoles(table, new Map([[place, role]]));

const hasAny = (table: Roled, ...roles: ColumnRole[]) => roles.some((role) => hasRole(table, role));

/** `Namn` in a report of articles is the article's, not a customer's: the rows have no order. */
function nameOfProduct(table: Roled, { chosen }: Ask): Roled {
  const place = placeOf(table, 'customer');
  const person = table.columns[place];
  if (!person || chosen[person.index] !== undefined || !namesPerson(normaliseName(person.name)))
    return table;
  if (hasAny(table, 'product', 'orderId') || !hasAny(table, 'productId', 'quantity')) return table;
  return changed(table, place, {
    role: 'product',
    confidence: 0.7,
    reason: `Kolumnen heter ”${person.name.trim()}” och står bland uppgifter om artiklar.`,
  });
}

function onlyWords(table: Roled, ask: Ask): Roled {
  const never = wordsOf(ask.reading.words, 'product')?.never ?? [];
  const texts = freePlaces(table, ask, 'text').filter((place) =>
    isWordy(table.columns[place], never),
  );
  const [only] = texts;
  if (texts.length !== 1 || only === undefined) return table;
  if (hasAny(table, 'product', 'productId') || !hasRole(table, 'revenue')) return table;
  return changed(table, only, {
    role: 'product',
    confidence: 0.5,
    reason: 'Det är filens enda kolumn med text, och den har flera olika värden.',
  });
}

function isWordy(column: TypedColumn | undefined, never: readonly string[]): boolean {
  if (!column || namesNoProduct(column, never)) return false;
  // Whether something is so is not what was sold.
  if (column.values.every((cell) => saysYesOrNo(normaliseName(cellText(cell))))) return false;
  // Nor is the month or the year that a row is of.
  const texts = column.values.map((cell) => cellText(cell).trim());
  if (texts.every((text) => partOfYear(text) !== null || /^(?:19|20)\d\d$/.test(text)))
    return false;
  const worded = column.values.filter((cell) => /\p{L}/u.test(cellText(cell))).length;
  if (worded < column.values.length * 0.5) return false;
  return column.values.length > 1 && column.filled > column.ids.length * 0.8;
}

/** `Vara2` as `Vara`. */
function withoutNumber(name: string): string {
  let end = name.length;
  while (/\d/.test(name[end - 1] ?? '')) end--;
  return name.slice(0, end);
}

/** True where a name says what products never are: a number, a day, a state, who sold it. */
function namesNoProduct(column: TypedColumn, never: readonly string[]): boolean {
  const name = normaliseName(column.name);
  const words = name.split(' ');
  const hint = nameTells(withoutNumber(column.name));
  return hint.code || hint.date || namesNoGoods(name) || words.some((word) => never.includes(word));
}
