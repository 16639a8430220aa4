import { type Amount, amountCell, plainAmount, withoutVat } from '../../../figures/view/amount.ts';
import type { NumberColumns } from '../../../figures/view/cells.ts';
import type { RoleColumns } from '../../../figures/view/roles.ts';
import type { CostRole } from '../../../table/roles.ts';

/**
 * Cost of a row, without VAT if the file allows: the amount column, else gross minus VAT, else
 * gross, with a note that VAT is included. Null without any amount.
 */
export function costAmount(
  columns: RoleColumns<CostRole>,
  numbers: NumberColumns<CostRole>,
): Amount | null {
  const amount = amountCell(columns, numbers, 'amount');
  if (amount !== null) return plainAmount(amount);
  const gross = amountCell(columns, numbers, 'grossAmount');
  return gross === null
    ? null
    : withoutVat(gross, amountCell(columns, numbers, 'vat'), 'Kostnaden');
}
