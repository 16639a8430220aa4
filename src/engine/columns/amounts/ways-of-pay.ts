import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMeasure } from '../../table/vocabulary/beside-amounts.ts';
import { namesSum } from '../../table/vocabulary/header-words.ts';
import { namesWayOfPay } from '../../table/vocabulary/row-kinds.ts';
import type { GuideReading } from '../guide-reading.ts';
import type { AmountGroup } from '../roled.ts';
import { guessRoles } from '../roles/guess-roles.ts';
import { isMoney } from '../types/is-money.ts';

/**
 * `Kontant`, `Swish` and `Kort` beside each other, and no other money: what was sold is all of them together. Null where
 * another column may be money too.
 */
export function waysOfPay(
  columns: readonly TypedColumn[],
  reading: GuideReading,
): AmountGroup | null {
  if (!reading.sumsWhatCameIn) return null;
  const parts = columns.filter(
    (column) => isMoney(column) && namesWayOfPay(normaliseName(column.name)),
  );
  const others = columns.filter((column) => column.type === 'number' && !parts.includes(column));
  const isOther = (column: TypedColumn) =>
    column.percent ||
    (namesMeasure(normaliseName(column.name)) && !namesSum(normaliseName(column.name))) ||
    guessRoles(column, reading)[0]?.role === 'quantity';
  if (parts.length < 2 || !others.every(isOther)) return null;
  const reason = 'Kolumnerna är olika sätt att betala, och försäljningen är alla tillsammans.';
  return { role: reading.amount.net, parts, sign: '+', reason, net: false };
}
