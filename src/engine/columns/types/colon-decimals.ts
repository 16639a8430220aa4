import { type Cell, cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { DecimalMark } from '../../table/typed-column.ts';
import { namesTime } from '../../table/vocabulary/header-words.ts';

/** Kronor and öre, or hours and minutes: `1 998:50`, `12:30`. */
const written = /^([-+−]?\d{1,3}(?:\s?\d{3})*):(\d{2})(?!\d|:)/u;
const LAST_MINUTE = 59;
const LAST_HOUR = 99;

/**
 * Whether colons in a column part kronor from öre: some value is no time of hours and minutes, or the name is of money and
 * not of time.
 */
export function areColonsDecimals(
  values: readonly Cell[],
  name: string,
  isNamedAmount: boolean,
): boolean {
  const found = values.flatMap((cell) => {
    if (typeof cell !== 'string' || !cell.includes(':')) return [];
    const [, whole = '', rest = ''] = written.exec(cell.trim()) ?? [];
    return rest === '' ? [] : [{ whole: Number(whole.replace(/\D/g, '')), rest: Number(rest) }];
  });
  if (found.length === 0) return false;
  if (namesTime(normaliseName(name))) return found.some(({ rest }) => rest > LAST_MINUTE);
  return isNamedAmount || found.some(({ whole, rest }) => rest > LAST_MINUTE || whole > LAST_HOUR);
}

/** The text with the mark in the place of its colon. */
export const withoutColon = (cell: Cell | undefined, mark: DecimalMark): string =>
  cellText(cell)
    .trim()
    .replace(/(\d):(\d{2})(?!\d|:)/, `$1${mark}$2`);
