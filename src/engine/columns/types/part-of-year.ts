import { normaliseName } from '../../table/normalise-name.ts';
import { monthNumber, readDate } from './date.ts';
import { type SeveralMonths, severalMonths, startMonth } from './several-months.ts';

/** A period as it is written without its year: `Januari`, `vecka 5`, `Kvartal 2`, `1:a halvåret`. */
export interface PartOfYear {
  grain: 'month' | 'week' | SeveralMonths;
  number: number;
}

/** How many of them a year has at most. */
export const MOST = { month: 12, quarter: 4, tertial: 3, half: 2, week: 53 } as const;

const written: readonly [PartOfYear['grain'], RegExp][] = [
  ['week', /^(?:vecka|veckonr|v|week|w)[. ]*(\d{1,2})$/i],
  ['month', /^(?:p|period|månad|mån)[. ]*(\d{1,2})$/i],
];

/** The part of a year that a text names in words; null where it names none. */
export function partOfYear(text: string): PartOfYear | null {
  const value = text.trim();
  const month = monthNumber(normaliseName(value));
  if (month !== undefined) return { grain: 'month', number: month };
  const several = severalMonths(value);
  if (several !== null) return several;
  for (const [grain, pattern] of written) {
    const [, digits] = pattern.exec(value) ?? [];
    if (digits !== undefined) return numbered(grain, digits);
  }
  return null;
}

/** A bare number as the part of a year that its column is of. */
export function numbered(grain: PartOfYear['grain'], digits: string): PartOfYear | null {
  const number = /^\d{1,2}$/.test(digits.trim()) ? Number(digits) : 0;
  return number >= 1 && number <= MOST[grain] ? { grain, number } : null;
}

/** First day of the part in a year; null for a week that the year lacks. */
export function startOf({ grain, number }: PartOfYear, year: number): string | null {
  if (grain === 'week') return readDate(`${year} v ${number}`)?.iso ?? null;
  const month = grain === 'month' ? String(number).padStart(2, '0') : startMonth({ grain, number });
  return `${year}-${month}-01`;
}
