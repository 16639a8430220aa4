import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isNo,
  isYes,
  namesBillable,
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
 * Which values of `Debiterbar` say that nobody was charged for their rows: what such a row is worth is no sale, also where
 * an amount stands beside it, as long as most rows are charged for. Null of other columns, and of `Faktureras` beside an
 * amount.
 */
export function notCharged(
  column: TypedColumn,
  table: Pick<Roled, 'columns' | 'roles'>,
  { countsCharged }: Pick<GuideReading, 'countsCharged'>,
): boolean[] | null {
  const { type, read } = column;
  const name = normaliseName(column.name);
  if (!countsCharged || type !== 'text' || !namesChargeable(name)) return null;
  const written = read.map((text) => normaliseName(text ?? ''));
  if (!written.every(saysYesOrNo)) return null;
  const isFree = written.map(isNo);
  const hasAmount = amountColumn(roleMap(table.columns, table.roles)) !== undefined;
  return hasAmount && !(namesBillable(name) && isOfFew(column, isFree)) ? null : isFree;
}

/** Whether less than half of the rows are so. */
const isOfFew = ({ counts, filled }: TypedColumn, isSo: readonly boolean[]): boolean =>
  counts.reduce((rows, count, id) => rows + (isSo[id] ? count : 0), 0) * 2 < filled;
