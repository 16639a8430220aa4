import type { Ask } from '../guide-reading.ts';
import { madeRole, type Roled, unused } from '../roled.ts';
import { negatedColumn } from '../types/negated-column.ts';

/**
 * Needs: the amount's role. Leaves: the amount with its sign turned, where the user has said that income is written
 * below zero, as it is in the books' credit.
 */
export function creditSigns(table: Roled, { reading, chosen, choices }: Ask): Roled {
  const { columns, roles } = table;
  const { net, gross } = reading.amount;
  const place = roles.findIndex(({ role }) => role === net || role === gross);
  const [amount, assigned] = [columns[place], roles[place]];
  if (choices?.total !== 'turned' || !amount || !assigned) return table;
  const column = negatedColumn(amount, columns.length);
  const made = madeRole(chosen, column.index, {
    ...assigned,
    reason: `Du har svarat att intäkter är under noll i ${amount.name.trim()}; de används med omvänt tecken.`,
    by: 'answer',
  });
  const freed = roles.with(place, unused('Beloppen används med omvänt tecken.'));
  return { ...table, columns: [...columns, column], roles: [...freed, made] };
}
