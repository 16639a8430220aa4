import { lastDay, monthNumber, readDate } from './date.ts';
import { MOST, type PartOfYear, startOf } from './part-of-year.ts';

/** First and last day of what a text says that the table is of. */
interface Span {
  from: string;
  to: string;
}

/** Longer spans are not one financial year. */
const LONGEST_DAYS = 550;

/** The one year that a text near the table names. */
export function yearIn(nearby: readonly string[]): string | null {
  for (const text of nearby) {
    const years = [...text.matchAll(/(?<!\d)(20[0-4]\d|199\d)(?!\d)/g)].map(
      (match) => match[1] ?? '',
    );
    if (new Set(years).size === 1) return years[0] ?? null;
  }
  return null;
}

/**
 * The year of each part of a year by what stands near the table, the nearest first: `2025`, `2024/2025`, `2024-05-01 –
 * 2025-04-30`. `parts` are in the file's own order: months from May to April are of two years. Null where nothing tells.
 */
export function yearsOf(
  parts: readonly PartOfYear[],
  nearby: readonly string[],
): ((part: PartOfYear) => number) | null {
  const first = firstOfBroken(parts);
  for (const text of nearby) {
    const span = spanIn(text);
    const bySpan = span && (span.isYears ? brokenYear(span, first) : within(span, parts));
    if (bySpan) return bySpan;
    const year = span === null && first === null ? yearIn([text]) : null;
    if (year !== null) return () => Number(year);
  }
  return null;
}

/**
 * The two years that the first of parts without one may be in: those of `2024/2025`, or that before and that which is named
 * alone where the parts pass a new year. None where nothing near names a year.
 */
export function openYears(parts: readonly PartOfYear[], nearby: readonly string[]): number[] {
  if (parts.length < 2 || yearsOf(parts, nearby) !== null) return [];
  for (const text of nearby) {
    const span = spanIn(text);
    if (span) return [Number(span.from.slice(0, 4)), Number(span.to.slice(0, 4))];
    const year = Number(yearIn([text]) ?? 0);
    if (year > 0) return [year - 1, year];
  }
  return [];
}

/** Months from May on to April: the number that the broken year begins with; null where the parts do not pass a new year. */
export function firstOfBroken(parts: readonly PartOfYear[]): number | null {
  const numbers = parts.map(({ number }) => number).filter((n, at, all) => all.indexOf(n) === at);
  const grain = parts[0]?.grain;
  if (grain === undefined || numbers.length < 2) return null;
  const ahead = broken(numbers, MOST[grain]);
  // Two that rise, as two half years, are no year told backwards.
  return ahead ?? (numbers.length > 2 ? broken(numbers.toReversed(), MOST[grain]) : null);
}

function broken(numbers: readonly number[], most: number): number | null {
  const falls = numbers.flatMap((n, at) => (at > 0 && n < (numbers[at - 1] ?? 0) ? [at] : []));
  const [fall] = falls;
  if (falls.length !== 1 || fall === undefined) return null;
  const passes = (numbers[fall - 1] ?? 0) >= Math.min(most, 52) && numbers[fall] === 1;
  return passes && (numbers[0] ?? 0) > (numbers.at(-1) ?? 0) ? (numbers[0] ?? null) : null;
}

const brokenYear = ({ from }: Span, first: number | null) =>
  first === null
    ? null
    : ({ number }: PartOfYear) => Number(from.slice(0, 4)) + (number < first ? 1 : 0);

/** Each part in the year in which it is of the span; null where one is of no year of it. */
function within({ from, to }: Span, parts: readonly PartOfYear[]) {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  if (first === last) return () => first;
  const yearOf = (part: PartOfYear) =>
    [first, last].find((year) => {
      const start = startOf(part, year);
      return start !== null && start <= to && lastDay(start, part.grain) >= from;
    });
  return parts.every((part) => yearOf(part) !== undefined)
    ? (part: PartOfYear) => yearOf(part) ?? last
    : null;
}

const pair = /(?<!\d)(20\d\d|\d\d) ?[/–-] ?(20\d\d|\d\d)(?![\d/-])/g;
const fullDay = /(?<!\d)(?:20\d\d-\d\d-\d\d|20\d\d[01]\d[0-3]\d)(?!\d)/g;
const monthOfYear = /(?<![\d-])20\d\d-[01]\d(?![\d-])|[a-zåäö]{3,9}\.? 20\d\d(?!\d)/gi;

/** What a text says that the table is of by a first and a last day, or by two years that follow each other. */
function spanIn(text: string): (Span & { isYears: boolean }) | null {
  const days = text.match(fullDay) ?? [];
  const months = days.length > 0 ? [] : (text.match(monthOfYear) ?? []);
  const read = [...days, ...months].flatMap((each) => readDate(each) ?? []);
  const [a, b, more] = read;
  if (a && b && !more && a.iso < b.iso) {
    const to = lastDay(b.iso, b.grain);
    const length = (Date.parse(to) - Date.parse(a.iso)) / 86_400_000;
    return length < LONGEST_DAYS ? { from: a.iso, to, isYears: false } : null;
  }
  const pairs = [...text.matchAll(pair)].flatMap(([, one = '', two = '']) =>
    (Number(one.slice(-2)) + 1) % 100 === Number(two.slice(-2)) && one.length >= two.length
      ? [Number(one.length === 2 ? `20${one}` : one)]
      : [],
  );
  const [year] = pairs;
  return year === undefined || pairs.length > 1
    ? null
    : { from: `${year}-01-01`, to: `${year + 1}-12-31`, isYears: true };
}

/** Whether a text near says that the table is of a part of one of the years: `2025-01-01 – 2025-06-30`. */
export const areParts = (years: ReadonlySet<string>, nearby: readonly string[]): boolean =>
  nearby.some((text) => {
    const span = spanIn(text);
    if (!span || span.isYears) return false;
    const [from, to] = [span.from.slice(0, 7), span.to.slice(0, 7)];
    const isOfOne = from.slice(0, 4) === to.slice(0, 4) && years.has(from.slice(0, 4));
    return isOfOne && !(from.endsWith('-01') && to.endsWith('-12'));
  });

/** The one month of a year that a text near the table names: `mars 2025`, or `Mars` on the sheet and `2025` in the file's name. */
export function monthIn(nearby: readonly string[]): string | null {
  for (const text of nearby) {
    const words = text.split(/[^\p{L}]+/u).flatMap((word) => monthNumber(word) ?? []);
    if (words.length > 1) continue;
    const months = text.match(monthOfYear) ?? [];
    const [only] = months.flatMap((each) => readDate(each) ?? []);
    if (only && months.length === 1) return only.iso.slice(0, 7);
    const year = words.length === 1 ? yearIn(nearby) : null;
    if (year !== null) return `${year}-${String(words[0]).padStart(2, '0')}`;
  }
  return null;
}
