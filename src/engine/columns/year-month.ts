import { cellText } from '../read/cell.ts';
import { monthNumber } from './date.ts';
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
  const ids = new Int32Array(year.ids.length).fill(-1);
  const values: string[] = [];
  const counts: number[] = [];
  const firsts: number[] = [];
  const places = new Map<string, number>();
  for (let r = 0; r < ids.length; r++) {
    const [y, m] = [year.ids[r] ?? -1, month.ids[r] ?? -1];
    if (y < 0 || m < 0) continue;
    const iso = `${cellText(year.values[y]).trim()}-${monthOf(cellText(month.values[m]))}-01`;
    const place = places.get(iso) ?? values.push(iso) - 1;
    if (!places.has(iso)) {
      places.set(iso, place);
      counts.push(0);
      firsts.push(r);
    }
    counts[place] = (counts[place] ?? 0) + 1;
    ids[r] = place;
  }
  const filled = counts.reduce((sum, count) => sum + count, 0);
  return {
    index: columns.length,
    name: 'Period',
    ids,
    values,
    counts,
    firsts,
    filled,
    type: 'date',
    format: values[0]?.slice(0, 7) ?? null,
    read: values,
    unreadable: [],
    mark: null,
    markBy: 'none',
    order: 'dmy',
    orderBy: 'none',
    grain: 'month',
    percent: false,
    currency: null,
  };
}

function monthOf(text: string): string | null {
  const word = text.trim().toLowerCase();
  const number = /^\d{1,2}$/.test(word) ? Number(word) : monthNumber(normaliseName(word));
  return number && number >= 1 && number <= 12 ? String(number).padStart(2, '0') : null;
}
