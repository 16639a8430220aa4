import { normaliseName } from '../../table/normalise-name.ts';
import { wayOf } from '../../table/swedish-rates.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled } from '../roled.ts';
import { lessDiscount } from '../types/less-discount.ts';
import { numbersAt } from '../types/number-at.ts';
import { product } from '../types/product-column.ts';

/** Rows with VAT that must tell, and the share of them that must agree. */
const FEWEST = 3;
const SHARE = 0.95;

/** Whether the VAT of each row is what an amount with VAT has in it, at a Swedish rate. */
function isIncluded(amount: TypedColumn, tax: TypedColumn): boolean {
  const [whole, part] = [numbersAt(amount), numbersAt(tax)];
  let [telling, held] = [0, 0];
  for (let row = 0; row < amount.ids.length; row++) {
    const [all, own] = [Math.abs(whole(row) ?? 0), Math.abs(part(row) ?? 0)];
    if (all === 0 || own === 0) continue;
    telling++;
    if (wayOf(all, own) === 'included') held++;
  }
  return held >= FEWEST && held >= telling * SHARE;
}

/**
 * The table with each row's number × price, less its discount, as the amount with VAT, where the price says that it has VAT in it and the row
 * at what rate, or the row's VAT is what such an amount has in it: what is left without it is then the row's own.
 */
export function pricedWithVat(table: Roled, { reading, chosen }: Ask): Roled {
  const { net, gross } = reading.amount;
  if (hasRole(table, net) || hasRole(table, gross)) return table;
  const [times, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  const rate = columnOf(table, 'vat');
  if (!times || !price || !rate) return table;
  const discount = columnOf(table, 'discount');
  const whole = { ...product(times, price, table.columns.length), currency: price.currency };
  const made = discount ? lessDiscount(whole, discount, table.columns.length) : whole;
  const [own, tax] = [price.name.trim(), rate.name.trim()];
  const isRate = rate.percent || namesShare(rate.name);
  if (isRate ? vatSide(normaliseName(price.name)) !== 'including' : !isIncluded(made, rate))
    return table;
  const reason = isRate
    ? `${own} är med moms, och momssatsen står i ${tax}.`
    : `${tax} är så stor del av ${made.name} som moms som ingår.`;
  const by = isRate ? ('name' as const) : ('rows' as const);
  const role = madeRole(chosen, made.index, { role: gross, confidence: 0.9, reason, by });
  return { ...table, columns: [...table.columns, made], roles: [...table.roles, role] };
}
