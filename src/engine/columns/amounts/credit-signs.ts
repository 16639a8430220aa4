import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import { madeRole, type Roled, unused } from '../roled.ts';
import { accountsOf, isIncomeAccount } from '../types/day-book.ts';
import { negatedColumn } from '../types/negated-column.ts';
import { valuesOf } from '../types/number-at.ts';

/**
 * Needs: the amount's role. Leaves: the amount with its sign turned, where the user has said that income is written
 * below zero, as it is in the books' credit, or each row of a day book balances.
 */
export function creditSigns(table: Roled, { reading, chosen, choices }: Ask): Roled {
  const { columns, roles } = table;
  const { net, gross } = reading.amount;
  const place = roles.findIndex(({ role }) => role === net || role === gross);
  const [amount, assigned] = [columns[place], roles[place]];
  if (!amount || !assigned) return table;
  const isAnswered = choices?.total === 'turned';
  if (!isAnswered && (choices?.total !== undefined || !isBookedAsCredit(amount, table)))
    return table;
  const column = negatedColumn(amount, columns.length);
  const made = madeRole(chosen, column.index, {
    ...assigned,
    reason: isAnswered
      ? `Du har svarat att intäkter är under noll i ${amount.name.trim()}; de används med omvänt tecken.`
      : `Varje rad balanserar, så intäkterna i ${amount.name.trim()} är kredit; de används med omvänt tecken.`,
    by: isAnswered ? 'answer' : 'rows',
  });
  const freed = roles.with(place, unused('Beloppen används med omvänt tecken.'));
  return { ...table, columns: [...columns, column], roles: [...freed, made] };
}

/** Income below zero, on the account of it in a book whose rows balance. */
const isBookedAsCredit = (amount: TypedColumn, table: Roled): boolean =>
  table.ledger === null &&
  isIncomeAccount(amount) &&
  valuesOf(amount).reduce((sum, value) => sum + (value || 0), 0) < 0 &&
  accountsOf(table.columns)?.includes(amount) === true;
