import { cellText } from '../read/cell.ts';
import { monthNumber } from './date.ts';
import { derivedColumn } from './derived-column.ts';
import { normaliseName } from './normalise-name.ts';
import type { TypedColumn } from './type-column.ts';

/**
 * A date column made of a year and a month column (`År`, `Månad`), where the file has no other date.
 * Null where it has no such pair.
 */
export function joinYearAndMonth(columns: readonly TypedColumn[]): TypedColumn | null {
  if (columns.some((column) => column.type === 'date')) return null;
  const year = columns.find(
    ({ name, values }) =>
      /^(?:ar|year|forsaljningsar)$/.test(normaliseName(name)) &&
      values.every((cell) => /^(?:19|20)\d\d$/.test(cellText(cell).trim())),
  );
  const month = columns.find(
    ({ name, values }) =>
      /^(?:manad|month|manadsnr|manadsnummer|month number)$/.test(normaliseName(name)) &&
      values.every((cell) => monthOf(cellText(cell)) !== null),
  );
  if (!year || !month) return null;
  const rows = Array.from(year.ids, (y, r) => {
    const m = month.ids[r] ?? -1;
    if (y < 0 || m < 0) return null;
    return `${cellText(year.values[y]).trim()}-${monthOf(cellText(month.values[m]))}-01`;
  });
  const format = rows.find((iso) => iso !== null)?.slice(0, 7) ?? null;
  return derivedColumn(
    { index: columns.length, name: 'Period', type: 'date', grain: 'month', format },
    rows,
  );
}

function monthOf(text: string): string | null {
  const word = text.trim().toLowerCase();
  const number = /^\d{1,2}$/.test(word) ? Number(word) : monthNumber(normaliseName(word));
  return number && number >= 1 && number <= 12 ? String(number).padStart(2, '0') : null;
}
