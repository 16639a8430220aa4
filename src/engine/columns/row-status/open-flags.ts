import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import {
  isNo,
  isYes,
  namesCounting,
  namesNotCounting,
  saysYesOrNo,
} from '../../table/vocabulary/row-status.ts';

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
