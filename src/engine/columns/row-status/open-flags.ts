import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isNo,
  isYes,
  namesChargeable,
  namesCounting,
  namesNotCounting,
  saysYesOrNo,
} from '../../table/vocabulary/row-status.ts';
import type { GuideReading } from '../guide-reading.ts';
import type { Roled } from '../roled.ts';
import { amountColumn, roleMap } from '../roles/role-map.ts';

/**
 * Which values of a column of yes and no leave open whether their rows count: no to `Debiterbar`, yes to `Gratis`. Null of
 * a column whose name says nothing of that: an invoice that is not paid is still a sale.
 */
export function openFlags({ name, type, read }: TypedColumn): boolean[] | null {
  const words = normaliseName(name);
  const isDoubted = namesCounting(words) ? isNo : namesNotCounting(words) ? isYes : null;
  if (isDoubted === null || type !== 'text') return null;
  const written = read.map((text) => normaliseName(text ?? ''));
  return written.every(saysYesOrNo) ? written.map(isDoubted) : null;
}

/**
 * Which values of `Debiterbar` say that nobody was charged for their rows, where what a row sold for is only known as
 * number × price. Null of other columns, and where an amount of its own says what each row came to.
 */
export function notCharged(
  { name, type, read }: TypedColumn,
  table: Pick<Roled, 'columns' | 'roles'>,
  { countsCharged }: Pick<GuideReading, 'countsCharged'>,
): boolean[] | null {
  if (!countsCharged || type !== 'text' || !namesChargeable(normaliseName(name))) return null;
  const written = read.map((text) => normaliseName(text ?? ''));
  if (!written.every(saysYesOrNo) || amountColumn(roleMap(table.columns, table.roles))) return null;
  return written.map(isNo);
}
