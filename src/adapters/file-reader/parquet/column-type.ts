import type { TableColumn } from '#engine/table/table.ts';

/** DuckDB's exact decimals have so many digits, and ours so many decimals. */
const MOST_DIGITS = 38;
const MOST_DECIMALS = 18;
/** Decimals of so many digits fit eight bytes. */
const EIGHT_BYTES = 18;

/** How the values of a column are stored. */
export type ColumnType =
  | { kind: 'text' }
  | { kind: 'date' }
  | { kind: 'decimal'; digits: number; decimals: number; bytes: 8 | 16 };

/** A column's type: exact decimals wide enough for its longest value. */
export function columnType({ kind, values }: Pick<TableColumn, 'kind' | 'values'>): ColumnType {
  if (kind !== 'number') return { kind };
  let whole = 1;
  let scale = 0;
  for (const value of values) {
    if (!value) continue;
    const sign = value.startsWith('-') ? 1 : 0;
    const point = value.indexOf('.');
    whole = Math.max(whole, (point < 0 ? value.length : point) - sign);
    if (point >= 0) scale = Math.max(scale, value.length - point - 1);
  }
  if (whole > MOST_DIGITS) return { kind: 'text' };
  // Decimals are cut before whole digits.
  const decimals = Math.max(0, Math.min(scale, MOST_DIGITS - whole, MOST_DECIMALS));
  // Rounding what is cut may take one digit more.
  const carried = scale > decimals && whole + decimals < MOST_DIGITS ? 1 : 0;
  const digits = Math.max(EIGHT_BYTES, whole + decimals + carried);
  return { kind: 'decimal', digits, decimals, bytes: digits > EIGHT_BYTES ? 16 : 8 };
}
