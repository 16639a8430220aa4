import type { Books } from '../table/books.ts';
import type { Period } from '../table/period.ts';
import { type StatedYear, statedYears } from './year.ts';

/** A whole financial year, and the whole one before it. */
export interface ComparedYears {
  current: StatedYear;
  previous: StatedYear;
}

/**
 * The financial year that a file's dated rows are of, and the one before, where the books state the
 * results of both whole; null where they do not. Halves of a year are then not held against each other.
 */
export function comparedYears(
  books: Books | null,
  covered: Period | null,
  today: string,
): ComparedYears | null {
  if (books === null || covered === null) return null;
  const years = statedYears(books, today).filter(({ whole, hasResults }) => whole && hasResults);
  const current = years.find(
    ({ period }) => period.from <= covered.from && covered.to <= period.to,
  );
  const previous = years.find(({ year }) => year.number === (current?.year.number ?? 0) - 1);
  return current === undefined || previous === undefined ? null : { current, previous };
}
