import type { Ask } from '../guide-reading.ts';
import { madeRole, type Roled, unused } from '../roled.ts';
import { mostlyNegative, negatedColumn } from '../types/negated-column.ts';

/**
 * Needs: the amount's role, of a list that is neither ledger nor statement. Leaves: the amount with its sign turned,
 * where payments are negative: most amounts and their sum are.
 */
export function paymentSigns(table: Roled, { reading, chosen }: Ask): Roled {
  const { columns, roles, ledger, isStatement } = table;
  if (ledger || isStatement) return table;
  const { net, gross } = reading.amount;
  const place = roles.findIndex(({ role }) => role === net || role === gross);
  const [amount, assigned] = [columns[place], roles[place]];
  if (!amount || !assigned || chosen[amount.index] !== undefined) return table;
  if (!mostlyNegative(amount)) return table;
  const column = negatedColumn(amount, columns.length);
  const freed = roles.map((role, at) =>
    at === place ? unused('Beloppen är negativa; de används med omvänt tecken.') : role,
  );
  const made = madeRole(chosen, column.index, {
    ...assigned,
    reason: `Utbetalningar är negativa i ${amount.name.trim()}, så kostnaden är beloppet med omvänt tecken.`,
  });
  return { ...table, columns: [...columns, column], roles: [...freed, made] };
}
