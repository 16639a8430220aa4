import type { ColumnStore } from '../../table/column-store.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { RATES } from '../../table/swedish-rates.ts';
import { namesShare } from '../../table/vocabulary/header-words.ts';
import { termKind } from '../../table/vocabulary/order-terms.ts';
import { normalise, shift } from './number.ts';

const rates: ReadonlySet<number> = new Set([0, ...RATES.map((rate) => rate * 100)]);

/**
 * Whether a column is of shares, by the cells written with %. Where its name says so, or VAT and the others are its rates,
 * numbers without the sign are per cent too and become shares in `read`: `12` beside `25 %`.
 */
export function readPercents(
  { name, counts }: Pick<ColumnStore, 'name' | 'counts'>,
  read: (string | null)[],
  percents: ReadonlySet<number>,
): boolean {
  if (percents.size === 0) return false;
  const bare = read.flatMap((value, id) => (value === null || percents.has(id) ? [] : id));
  const isOfVat = termKind(normaliseName(name)) === 'vat';
  const isOfShares =
    namesShare(name) || (isOfVat && bare.every((id) => rates.has(Number(read[id]))));
  if (isOfShares) for (const id of bare) read[id] = asShare(read[id] ?? '0');
  const rows = (ids: Iterable<number>) => [...ids].reduce((sum, id) => sum + (counts[id] ?? 0), 0);
  return isOfShares || rows(percents) > rows(bare);
}

/** `0.12` is how a workbook holds 12 %. */
function asShare(value: string): string {
  if (Math.abs(Number(value)) < 1) return value;
  const isNegative = value.startsWith('-');
  return normalise(shift(isNegative ? value.slice(1) : value, -2), isNegative);
}
