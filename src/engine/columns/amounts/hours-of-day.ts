import { isHour } from '../../table/hours.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import type { Ask } from '../guide-reading.ts';
import type { AmountGroup } from '../roled.ts';
import { isMoneyToTheOre, namesWhatIsSummed } from './titled-groups.ts';

/** Hours that there must be beside each other. */
const FEWEST = 3;

/**
 * `10:00`, `11:00` and more beside each other, and no other numbers: what was sold is all of them together. Null where
 * they may count something else, as visitors.
 */
export function hoursOfDay(
  columns: readonly TypedColumn[],
  { near = [], reading }: Ask,
): AmountGroup | null {
  const numbers = columns.filter(({ type }) => type === 'number');
  if (!reading.sumsWhatCameIn || numbers.length < FEWEST) return null;
  if (!numbers.every(({ name }) => isHour(name.trim()))) return null;
  const isNamed = near.some((line) => namesWhatIsSummed(line, reading.purpose));
  if (!isNamed && !numbers.every(isMoneyToTheOre)) return null;
  const reason = 'Kolumnerna är timmar på dagen, och försäljningen är alla tillsammans.';
  return { role: reading.amount.net, parts: numbers, sign: '+', reason, net: false };
}
