import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesPayout } from '../../table/vocabulary/header-words.ts';
import { isUnpaid } from '../../table/vocabulary/row-status.ts';
import type { Roled } from '../roled.ts';
import { numbersAt } from '../types/number-at.ts';
import { stateWord } from './open-words.ts';
import { MOST_WORDS } from './status-columns.ts';

/**
 * Which words of a column say that nothing was paid, where a market place paid out nothing on any of their rows and
 * something on others: an invoice that is not paid is a sale, what a bidder never paid may be none.
 */
export function unpaidWords({ read, ids }: TypedColumn, { columns }: Roled): boolean[] | null {
  if (read.length > MOST_WORDS) return null;
  const payout = columns.find(
    ({ name, type }) => type === 'number' && namesPayout(normaliseName(name)),
  );
  if (!payout) return null;
  const isSaid = read.map((text) => isUnpaid(stateWord(text ?? '')));
  if (!isSaid.includes(true)) return null;
  const paidAt = numbersAt(payout);
  const rows = Array.from(ids.keys());
  const unpaid = rows.filter((row) => isSaid[ids[row] ?? -1]);
  const isNothing = (row: number) => (paidAt(row) ?? 0) === 0;
  return unpaid.every(isNothing) && rows.some((row) => !isNothing(row)) ? isSaid : null;
}
