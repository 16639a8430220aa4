import { toNumber } from '../../facts/decimal.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { near } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesPriceOfMeasure } from '../../table/vocabulary/lists.ts';
import { vatSide, withoutVat } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, placeOf, type Roled, unused, withRoles } from '../roled.ts';
import { isMoney } from '../types/is-money.ts';
import { lessDiscount, partOfDiscount } from '../types/less-discount.ts';
import { numberAt } from '../types/number-at.ts';
import { discountDoubt } from './deducted-doubt.ts';
import { freePlaces } from './free-places.ts';

/** Rows with a discount that must tell, share of the rows that must agree, and share that may have nothing paid. */
const FEWEST = 2;
const SHARE = 0.95;
const UNPAID = 0.5;
const LOOKED = 2000;
const ROUNDING = 0.006;

/**
 * A price of what each row sold with a discount beside it, and no number: what was paid, where a column is the price less
 * the discount; else it is asked whether the discount is in the price.
 */
export function discountedPrice(table: Roled, ask: Ask): Roled {
  const { chosen, choices } = ask;
  const [price, discount] = [columnOf(table, 'unitPrice'), columnOf(table, 'discount')];
  if (!price || !discount || chosen[price.index] !== undefined || !hasRole(table, 'date'))
    return table;
  // What a kilo or an hour costs is the price of no row.
  if (namesPriceOfMeasure(withoutVat(normaliseName(price.name)))) return table;
  if (discount.type !== 'number' || chosen[discount.index] !== undefined) return table;
  if ((['quantity', 'revenue', 'grossRevenue'] as const).some((role) => hasRole(table, role)))
    return table;
  if (!discount.read.some((value) => value !== null && value !== '0')) return table;
  const role = vatSide(normaliseName(price.name)) === 'including' ? 'grossRevenue' : 'revenue';
  const [of, less] = [price, discount].map(({ name }) => name.trim());
  const paid = freePlaces(table, ask, 'number').find((place) => {
    const column = table.columns[place];
    return column !== undefined && isMoney(column) && isPaid(column, price, discount);
  });
  if (paid !== undefined) {
    const reason = `Raderna är ${of} med ${less} avdraget.`;
    return withRoles(table, new Map([[paid, { role, confidence: 0.8, reason, by: 'rows' }]]));
  }
  if (choices?.deducted === 'already') return table;
  const made = lessDiscount(price, discount, table.columns.length);
  const reason = `${less} är draget från ${of}.`;
  const doubts = choices?.deducted === undefined ? [discountDoubt(price, discount, 'notYet')] : [];
  return {
    ...table,
    columns: [...table.columns, made],
    roles: [
      ...table.roles.with(placeOf(table, 'unitPrice'), unused(reason)),
      madeRole(chosen, made.index, { role, confidence: 0.6, reason }),
    ],
    doubts: [...table.doubts, ...doubts],
  };
}

/** Whether a column is the price less the discount wherever it has anything, and on rows with a discount too. */
function isPaid(column: TypedColumn, price: TypedColumn, discount: TypedColumn): boolean {
  const counts = { priced: 0, paid: 0, agree: 0, telling: 0 };
  const part = partOfDiscount(discount);
  for (let row = 0; row < Math.min(column.ids.length, LOOKED); row++) {
    const [whole, own] = [numberAt(price, row), numberAt(column, row)];
    const off = numberAt(discount, row) ?? 0;
    if (!whole) continue;
    counts.priced++;
    if (!own) continue;
    counts.paid++;
    const less = part === null ? Math.abs(off) : whole * Math.abs(off) * toNumber(part);
    if (!near(own, whole - less, ROUNDING)) continue;
    counts.agree++;
    if (off !== 0) counts.telling++;
  }
  const { priced, paid, agree, telling } = counts;
  return telling >= FEWEST && agree >= paid * SHARE && paid >= priced * UNPAID;
}
