import { fromSerial, lastDay } from '../../columns/types/date.ts';
import { startOf } from '../../columns/types/part-of-year.ts';
import { monthIn, yearIn } from '../../columns/types/years-near.ts';
import { type Cell, cellText, isBlank } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import type { Grain, TypedColumn } from '../../table/typed-column.ts';
import { namesWeek } from '../../table/vocabulary/header-words.ts';

interface NumberedPeriod {
  place: number;
  iso: string;
  grain: Grain;
}

/** Fewest numbers, each one more than the one before, that a row of amounts never has by chance. */
const FEWEST = 5;
/** Fewest Excel numbers of days that are the first days of months, or days in a row. */
const FEWEST_DAYS = 3;

/** True for a row that names its columns by numbers: days 1, 2, 3 and on, days as Excel counts them, or months as `2401` or `202401`. */
export function areNumberedHeaders(cells: readonly Cell[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell)).map((cell) => cellText(cell).trim());
  const numbers = filled.filter((text) => /^\d{1,6}$/.test(text)).map(Number);
  if (numbers.length < filled.length - 6 || /^\d/.test(cellText(cells[0]).trim())) return false;
  return countsUp(numbers) || daysInExcel(numbers) !== null || monthsInShort(numbers) !== null;
}

const countsUp = (numbers: readonly number[]) =>
  numbers.length >= FEWEST && numbers.every((number, n) => number === n + 1);

/** Years that `ÅÅMM` is read in; `2001` to `2012` are years themselves, and `3001` and on are accounts. */
const SHORT_YEARS = /^(?:20\d\d|1[5-8]|2[1-9])(?:0[1-9]|1[0-2])$/;

/** Months after each other as `2411`, `2412`, `2501`, or with all of the year. */
function monthsInShort(numbers: readonly number[]): string[] | null {
  if (numbers.length < FEWEST || !numbers.every((number) => SHORT_YEARS.test(String(number))))
    return null;
  const isos = numbers.map(
    (number) => `20${pad(Math.floor(number / 100) % 100)}-${pad(number % 100)}-01`,
  );
  const isNext = (iso: string, n: number) =>
    n === 0 || iso === dayAfter(lastDay(isos[n - 1] ?? '', 'month'));
  return isos.every(isNext) ? isos : null;
}

/** First days of months after each other, or days after each other. */
function daysInExcel(numbers: readonly number[]): { isos: string[]; grain: Grain } | null {
  const isos = numbers.flatMap((number) => fromSerial(number) ?? []);
  if (isos.length < FEWEST_DAYS || isos.length < numbers.length) return null;
  const isEach = (next: (iso: string) => string) =>
    isos.every((iso, n) => n === 0 || iso === next(isos[n - 1] ?? ''));
  if (isos.every((iso) => iso.endsWith('-01')) && isEach((iso) => dayAfter(lastDay(iso, 'month'))))
    return { isos, grain: 'month' };
  return isEach(dayAfter) ? { isos, grain: 'day' } : null;
}

const DAY = 86_400_000;
const dayAfter = (iso: string) => new Date(Date.parse(iso) + DAY).toISOString().slice(0, 10);

/** Fewest columns that are days without a word that says so: five may be marks of a scale. */
const FEWEST_BARE = 10;

/**
 * Columns named by numbers as periods: days of the month near the table, weeks or twelve months of a year, or Excel's days.
 * Months come without their year.
 */
export function numberedPeriods(
  columns: readonly TypedColumn[],
  nearby: readonly string[],
): NumberedPeriod[] {
  const named = columns.flatMap(({ name, type }, place) =>
    /^\d{1,5}$/.test(name.trim()) && (type === 'number' || type === 'empty')
      ? [{ place, number: Number(name) }]
      : [],
  );
  const numbers = named.map(({ number }) => number);
  const excel = daysInExcel(numbers);
  if (excel)
    return named.map(({ place }, n) => ({ place, iso: excel.isos[n] ?? '', grain: excel.grain }));
  const short = monthsInShort(numbers);
  if (short) return named.map(({ place }, n) => ({ place, iso: short[n] ?? '', grain: 'month' }));
  if (!countsUp(numbers)) return [];
  const corner = normaliseName(columns[0]?.name ?? '');
  if (namesWeek(corner)) return inWeeks(named, nearby);
  const month = monthIn(nearby);
  const areDays =
    numbers.length >= FEWEST_BARE || nearby.some((text) => /dag|dygn|daily/i.test(text));
  if (month !== null) return areDays ? inDays(named, month, columns) : [];
  return numbers.length === 12
    ? named.map(({ place, number }) => ({ place, iso: pad(number), grain: 'month' }))
    : [];
}

const pad = (number: number) => String(number).padStart(2, '0');

interface Named {
  place: number;
  number: number;
}

function inDays(
  named: readonly Named[],
  month: string,
  columns: readonly TypedColumn[],
): NumberedPeriod[] {
  const last = Number(lastDay(`${month}-01`, 'month').slice(8));
  const beyond = named.filter(({ number }) => number > last);
  if (beyond.some(({ place }) => (columns[place]?.filled ?? 0) > 0)) return [];
  return named
    .filter(({ number }) => number <= last)
    .map(({ place, number }) => ({ place, iso: `${month}-${pad(number)}`, grain: 'day' }));
}

function inWeeks(named: readonly Named[], nearby: readonly string[]): NumberedPeriod[] {
  const year = Number(yearIn(nearby) ?? Number.NaN);
  const weeks = named.flatMap(({ place, number }) => {
    const iso = startOf({ grain: 'week', number }, year);
    return iso === null ? [] : [{ place, iso, grain: 'week' as const }];
  });
  return weeks.length === named.length ? weeks : [];
}
