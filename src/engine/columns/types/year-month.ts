import { cellText } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesMonth, namesWeek, namesYear } from '../../table/vocabulary/header-words.ts';
import { monthNumber, readDate } from './date.ts';
import { derivedColumn } from './derived-column.ts';

/**
 * A date column made of a year and a month or week column (`År`, `Månad`), where the file has no other date.
 * Null where it has no such pair.
 */
export function joinYearAndMonth(columns: readonly TypedColumn[]): TypedColumn | null {
  if (columns.some((column) => column.type === 'date')) return null;
  const year = columns.find(
    ({ name, values }) =>
      namesYear(normaliseName(name)) &&
      values.every((cell) => /^(?:19|20)\d\d$/.test(cellText(cell).trim())),
  );
  const month = columns.find(
    ({ name, values }) =>
      namesMonth(normaliseName(name)) && values.every((cell) => monthOf(cellText(cell)) !== null),
  );
  const week = columns.find(
    ({ name, values }) =>
      namesWeek(normaliseName(name)) &&
      values.every((cell) => /^(?:v\.? ?)?[0-5]?\d$/i.test(cellText(cell).trim())),
  );
  const part = month ?? week;
  if (!year || !part) return null;
  const grain = month ? 'month' : 'week';
  const rows = Array.from(year.ids, (y, r) => {
    const p = part.ids[r] ?? -1;
    if (y < 0 || p < 0) return null;
    const [own, named] = [cellText(year.values[y]).trim(), cellText(part.values[p]).trim()];
    if (month) return `${own}-${monthOf(named)}-01`;
    return readDate(`${own} v ${named.replace(/\D/g, '')}`)?.iso ?? null;
  });
  const format = rows.find((iso) => iso !== null)?.slice(0, month ? 7 : 10) ?? null;
  return derivedColumn(
    { index: columns.length, name: 'Period', type: 'date', grain, format },
    rows,
  );
}

function monthOf(text: string): string | null {
  const word = text.trim().toLowerCase();
  const number = /^\d{1,2}$/.test(word) ? Number(word) : monthNumber(normaliseName(word));
  return number && number >= 1 && number <= 12 ? String(number).padStart(2, '0') : null;
}
