import { normaliseName } from '../../table/normalise-name.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { vatSide } from '../../table/vocabulary/vat.ts';
import type { Ask } from '../guide-reading.ts';
import { columnOf, hasRole, madeRole, type Roled } from '../roled.ts';
import { product } from '../types/product-column.ts';

/**
 * The table with each row's number × price as the amount with VAT, where the price says that it has VAT in it and the row
 * at what rate: what is left without it is then the row's own.
 */
export function pricedWithVat(table: Roled, { reading, chosen }: Ask): Roled {
  const { net, gross } = reading.amount;
  if (hasRole(table, net) || hasRole(table, gross) || hasRole(table, 'discount')) return table;
  const [times, price] = [columnOf(table, 'quantity'), columnOf(table, 'unitPrice')];
  const rate = columnOf(table, 'vat');
  if (!times || !price || !rate || !(rate.percent || namesShare(rate.name))) return table;
  if (vatSide(normaliseName(price.name)) !== 'including') return table;
  const made = { ...product(times, price, table.columns.length), currency: price.currency };
  const reason = `${price.name.trim()} är med moms, och momssatsen står i ${rate.name.trim()}.`;
  const role = madeRole(chosen, made.index, { role: gross, confidence: 0.9, reason, by: 'name' });
  return { ...table, columns: [...table.columns, made], roles: [...table.roles, role] };
}
