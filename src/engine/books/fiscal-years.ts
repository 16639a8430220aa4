import { monthNumber, monthsPeriod } from '../figures/calendar/months.ts';
import type { BookYear } from '../table/books.ts';

const YEAR = 12;
const DAY = /(\d{4})[-.]?(\d{2})[-.]?(\d{2})/g;

/**
 * The financial years of a ledger, newest first: the one its title names, else by its entries.
 * Entries within twelve months that span a new year form one year; otherwise calendar years, the
 * first from the month of the first entry.
 */
export function fiscalYears(first: string, last: string, title: readonly string[]): BookYear[] {
  const named = yearInTitle(title);
  if (named && named.from <= first && last <= named.to) return [{ number: 0, ...named }];
  const [from, to] = [monthNumber(first), monthNumber(last)];
  const isBroken = first.slice(0, 4) !== last.slice(0, 4) && to - from < YEAR;
  if (isBroken) return [{ number: 0, ...monthsPeriod(from, from + YEAR - 1) }];
  const latest = Number(last.slice(0, 4));
  const years: BookYear[] = [];
  for (let year = latest; year >= Number(first.slice(0, 4)); year--) {
    const begins = Math.max(from, year * YEAR);
    years.push({ number: year - latest, ...monthsPeriod(begins, year * YEAR + YEAR - 1) });
  }
  return years;
}

/** The year in a line above the table: `Räkenskapsår 2025-01-01 - 2025-12-31`. */
function yearInTitle(title: readonly string[]): { from: string; to: string } | null {
  const line = title.find((text) => /räkenskapsår|fiscal year/i.test(text));
  const days = [...(line ?? '').matchAll(DAY)].map(([, ...parts]) => parts.slice(0, 3).join('-'));
  const [from, to] = days;
  if (from === undefined || to === undefined || !isDay(from) || !isDay(to)) return null;
  return monthNumber(to) - monthNumber(from) < 2 * YEAR && from < to ? { from, to } : null;
}

const isDay = (text: string) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
