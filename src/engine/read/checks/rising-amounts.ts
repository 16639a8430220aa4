import { amountColumn } from '../../columns/roles/role-map.ts';
import { numbersAt } from '../../columns/types/number-at.ts';
import type { ColumnRole } from '../../table/roles.ts';
import type { Interpreted } from '../interpret.ts';

/** Rows that do not by chance stand in the order of their amounts as well as of their days. */
const FEWEST = 9;
/** What is summed from nothing begins near what it rises by. */
const STEPS_AT_FIRST = 3;

/** What says whose or which sale or cost a row is: the row has an amount of its own. */
const ofOneSale: readonly ColumnRole[] = [
  ...(['customer', 'supplier', 'orderId', 'invoiceNumber', 'voucher'] as const),
];

/**
 * Whether the amounts rise from each day to the next through the whole list, from nearly nothing, as a sum so far does
 * beside no amounts of its own.
 */
export function onlyRises({ byRole }: Interpreted): boolean {
  const [amount, date] = [amountColumn(byRole), byRole.get('date')];
  if (!amount || !date || amount.ids.length !== date.ids.length) return false;
  if (amount.ids.length < FEWEST || ofOneSale.some((role) => byRole.has(role))) return false;
  const amountAt = numbersAt(amount);
  const rows: { day: string; sum: number }[] = [];
  for (let row = 0; row < amount.ids.length; row++) {
    const [day, sum] = [date.read[date.ids[row] ?? -1] ?? null, amountAt(row)];
    if (day === null || sum === null || sum <= 0) return false;
    rows.push({ day, sum });
    if (rows.length === 3 && !isSteady(rows)) return false;
  }
  if (!isSteady(rows)) return false;
  const ends = [rows[0]?.sum ?? 0, rows.at(-1)?.sum ?? 0];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  return least <= (STEPS_AT_FIRST * (most - least)) / (rows.length - 1);
}

/** All up, or all down, in days and amounts alike. */
function isSteady(rows: readonly { day: string; sum: number }[]): boolean {
  const way = (rows.at(-1)?.sum ?? 0) > (rows[0]?.sum ?? 0) ? 1 : -1;
  return rows.every(({ day, sum }, place) => {
    const before = rows[place - 1];
    if (!before) return true;
    const isOfDays = way > 0 ? day >= before.day : day <= before.day;
    return isOfDays && (sum - before.sum) * way > 0;
  });
}
