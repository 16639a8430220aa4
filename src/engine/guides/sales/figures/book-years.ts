import { type StatedYear, statedYears } from '../../../books/year.ts';
import type { Understanding } from '../../../table/understanding.ts';

/** The financial year of a file of yearly balances, and the whole year before it. */
export interface BookYears {
  current: StatedYear;
  previous: StatedYear | null;
}

/** The years of books without dated rows; null for dated rows and files without books. */
export function bookYears(
  { books, period, columns }: Understanding,
  today: string,
): BookYears | null {
  if (books === null || period === null || columns.some(({ role }) => role === 'date')) return null;
  const years = statedYears(books, today);
  const current = years.find(({ period: { from } }) => from === period.from);
  if (current === undefined) return null;
  const before = years.find(({ year }) => year.number === current.year.number - 1);
  return { current, previous: current.whole && before?.whole ? before : null };
}
