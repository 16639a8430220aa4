import type { ColumnRole } from '../../table/roles.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { provedAmount } from '../proved-amount.ts';
import { type AssignedRole, type Roled, unused } from '../roled.ts';

/** Whether the user has said which column is the amount. */
export const isAmountChosen = ({ columns }: Roled, { chosen, reading }: Ask): boolean =>
  columns.some(({ index }) => {
    const { net, gross } = reading.amount;
    return chosen[index] === net || chosen[index] === gross;
  });

/** The table with one amount: the column that the numbers prove to be it. Others that had the role have none. */
export function withAmount(
  table: Roled,
  {
    column,
    reason,
    by,
    others,
  }: { column: TypedColumn; reason: string; by?: 'rows'; others: string },
  { reading }: Ask,
): Roled {
  const { net, gross } = reading.amount;
  const amounts: readonly (ColumnRole | null)[] = [net, gross];
  const roles = table.roles.map((assigned, place): AssignedRole => {
    if (table.columns[place] === column) {
      const role = assigned.role === gross ? gross : provedAmount(table, column, reading, net);
      return { role, confidence: 0.95, reason, ...(by && { by }) };
    }
    return amounts.includes(assigned.role) ? unused(others) : assigned;
  });
  return { ...table, roles };
}
