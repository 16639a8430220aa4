import type { TypedColumn } from '../../table/typed-column.ts';
import { type AssignedRole, type ChosenRoles, type Roled, withRoles } from '../roled.ts';
import { isSumOf, minus, moneyColumns, plus } from '../types/sums-of-columns.ts';

interface Amounts {
  net: TypedColumn | undefined;
  gross: TypedColumn | undefined;
  vat: TypedColumn | undefined;
}

/**
 * The table with the amount that a column of its own has after what was paid back: what was sold less refunds and VAT
 * (`Netto`), where the VAT is of what was left. Null where none has it, and what was paid back is to be taken off.
 */
export function besideRefund(
  table: Roled,
  back: TypedColumn,
  { net, gross, vat }: Amounts,
  chosen: ChosenRoles,
): Roled | null {
  if (!gross || !vat || vat.percent) return null;
  const others = new Set<TypedColumn>([back, gross, vat]);
  const columns = net ? [net] : moneyColumns(table.columns, chosen);
  const after = columns.find(
    (each) => !others.has(each) && isSumOf(each, [plus(gross), minus(back), minus(vat)]),
  );
  if (!after) return null;
  const name = after.name.trim();
  const reason = `${name} är ${gross.name.trim()} − ${back.name.trim()} − ${vat.name.trim()}.`;
  const role: AssignedRole = { role: 'revenue', confidence: 0.95, reason, by: 'rows' };
  return withRoles(table, new Map([[table.columns.indexOf(after), role]]));
}
