import { lastDay, monthNumber, monthsPeriod } from '../../figures/calendar/months.ts';
import type { Period } from '../../table/period.ts';
import { editDistance } from './words.ts';

/** The days that a question can be about. */
export interface Calendar {
  /** The day it is asked, YYYY-MM-DD. */
  today: string;
  /** The days of the file; null where it has none. */
  covered: Period | null;
  /** The period of the question before it, which `året innan` is counted from. */
  before: Period | null;
  /** The year that months without one are of; null for the latest there is of each. */
  year: number | null;
  /** The financial years that the books tell of. */
  years: readonly Period[];
  /** Words of the company's own names, which no day is called by. */
  ofNames?: ReadonlySet<string>;
  /** A month to another are the two ends of a change, not what is between them. */
  isChange: boolean;
  /** But a month to another before `än samma månader`, which is what they are held against. */
  isHeld?: boolean;
}

const MONTHS: readonly RegExp[] = [
  /^jan(?:uari)?(?:s|manad)?$/,
  /^feb(?:r|ruari)?s?$/,
  /^mar(?:s)?$/,
  /^apr(?:il)?s?$/,
  /^maj(?:s)?$/,
  /^jun(?:i)?s?$/,
  // `Jul` alone is Christmas.
  /^julis?$/,
  /^aug(?:usti)?s?$/,
  /^sep(?:t|tember)?s?$/,
  /^o[kc]t(?:ober)?s?$/,
  /^nov(?:ember)?s?$/,
  /^dec(?:ember)?s?$/,
];

export const isWholeYear = ({ from, to }: Period): boolean =>
  from.endsWith('-01-01') && to.endsWith('-12-31') && from.slice(0, 4) === to.slice(0, 4);

/** The same days of other years. */
export function inYears(period: Period, by: number): Period {
  const shift = (date: string) => `${Number(date.slice(0, 4)) + by}${date.slice(4)}`;
  const to = shift(period.to);
  const end = lastDay(monthNumber(to));
  const isMonthEnd = lastDay(monthNumber(period.to)) === period.to;
  return { from: shift(period.from), to: isMonthEnd || to > end ? end : to };
}

/** The same months a year before. */
export const yearBefore = (period: Period): Period => inYears(period, -1);

/** As many whole months right before; as many days for other periods. */
export function justBefore(period: Period): Period {
  const [from, to] = [monthNumber(period.from), monthNumber(period.to)];
  const length = to - from + 1;
  return monthsPeriod(from - length, from - 1);
}

const MONTH_NAMES =
  'januari februari mars april maj juni juli augusti september oktober november december'.split(
    ' ',
  );

/** A letter wrong, or two in a long word: no two months are so near each other. */
const isNear = (word: string, name: string): boolean => {
  const limit = word.length >= 8 ? 2 : 1;
  return editDistance(word, name, limit) <= limit;
};

/** 0–11, of a long name with a letter wrong too; null where the word is no month. */
export function monthAt(word: string): number | null {
  const at = MONTHS.findIndex((month) => month.test(word));
  if (at >= 0) return at;
  const near = MONTH_NAMES.findIndex(
    (name) => word.length >= 6 && name.length >= 7 && isNear(word, name),
  );
  return near < 0 ? null : near;
}

export function yearAt(word: string): number | null {
  const match = /^(?:ar)?((?:19|20)\d\d)(?:ars)?$/.exec(word);
  return match === null ? null : Number(match[1]);
}

const BACK = /^(?:innan|fore|dessforinnan|tidigare)$/;
const AGO = /^(?:forra|forgangna|foregaende|forrforra)$/;

/** A year told from the day of the question: `i år`, `i fjol`, `förra året`; how many words it takes. */
export function toldYear(
  [first = '', second = '', third = '']: readonly string[],
  today: string,
): YearFound | null {
  const year = Number(today.slice(0, 4));
  if (/^de[nt]$/.test(first) && /^(?:har|innevarande)$/.test(second) && /^aret?s?$/.test(third))
    return { year, words: 3 };
  // `Årets resultat` is one figure of the books, whatever year they are of.
  if (first === 'arets' && !/^resultat/.test(second) && yearAt(second) === null)
    return { year, words: 1 };
  if (/^(?:ifjol|ijol|ifjor|fjolarets?)$/.test(first)) return { year: year - 1, words: 1 };
  if (first === 'i' && /^fjo[lr]$/.test(second)) return { year: year - 1, words: 2 };
  if (/^(?:i|detta|innevarande)$/.test(first) && second === 'ar') return { year, words: 2 };
  if (AGO.test(first) && /^aret?s?$/.test(second))
    return { year: year - (first === 'forrforra' ? 2 : 1), words: 2 };
  return null;
}

export interface YearFound {
  year: number;
  words: number;
}

/** The year behind a month or a quarter: `2025`, `26`, `i fjol`, `förra året`, `året innan`. */
export function yearBehind(words: readonly string[], calendar: Calendar): YearFound | null {
  const [first = '', second = ''] = words;
  if (/^(?:under|for|ar)$/.test(first)) {
    const year = yearAt(second);
    if (year !== null) return { year, words: 2 };
  }
  const written = yearAt(first) ?? shortYear(first, calendar);
  if (written !== null) return { year: written, words: 1 };
  if (first === 'aret' && BACK.test(second) && calendar.before !== null)
    return { year: Number(calendar.before.from.slice(0, 4)) - 1, words: 2 };
  return toldYear(words, calendar.today);
}

/** `okt 26`: two figures are a year where the file has it, or one beside it. */
function shortYear(word: string, { covered, today }: Calendar): number | null {
  if (!/^\d\d$/.test(word)) return null;
  const year = 2000 + Number(word);
  const [first, last] = [covered?.from ?? today, covered?.to ?? today].map((date) =>
    Number(date.slice(0, 4)),
  );
  return year >= (first ?? year) - 1 && year <= (last ?? year) + 1 ? year : null;
}

/** So many months from the start of a year. */
export const ofYear = (year: number, from: number, to: number) =>
  monthsPeriod(year * 12 + from, year * 12 + to);

/** The file's last day, else the day of the question. */
const lastKnown = ({ covered, today }: Calendar) => covered?.to ?? today;

/** The latest year in which the month is not after the file's last day. */
export function latestYear(month: number, calendar: Calendar): number {
  if (calendar.year !== null) return calendar.year;
  const last = lastKnown(calendar);
  const year = Number(last.slice(0, 4));
  return year * 12 + month > monthNumber(last) ? year - 1 : year;
}

/** The last month of the file that has all its days. */
export function lastWhole(calendar: Calendar): number {
  const last = lastKnown(calendar);
  const month = monthNumber(last);
  return lastDay(month) === last ? month : month - 1;
}

/** A period found in the words: how many of them it took. */
export interface Found {
  period: Period;
  words: number;
  /** Its year is not said, and is the latest that fits. */
  isUndated?: boolean;
  /** Both its ends are said. */
  isRange?: boolean;
  /** A change is asked for from it, or until it. */
  isOpen?: boolean;
}

export type Reader = (words: readonly string[], calendar: Calendar) => Found | null;

/** Which of a year's or a month's parts a word says. */
export const ORDINALS: Record<string, number> = {
  ...{ forsta: 1, andra: 2, tredje: 3, fjarde: 4, sista: 4 },
  ...{ '1': 1, '2': 2, '3': 3, '4': 4, '1a': 1, '2a': 2, '3e': 3, '4e': 4 },
};

/** Months of a year that is said behind them, else of the latest that has them. */
export function monthsOf(
  [from, to]: readonly [number, number],
  behind: readonly string[],
  used: number,
  calendar: Calendar,
): Found {
  const yearSaid = yearBehind(behind, calendar);
  const year = yearSaid?.year ?? latestYear(to, calendar);
  const start = from > to ? (year - 1) * 12 + from : year * 12 + from;
  return {
    period: monthsPeriod(start, year * 12 + to),
    words: used + (yearSaid?.words ?? 0),
    ...(yearSaid === null && calendar.year === null && { isUndated: true }),
    ...(used > 2 && { isRange: true }),
  };
}

const YEAR = 12;

/** What `året innan` of a whole file is before: the year that it ends in, or all its months where they are no more than one. */
export function latestIn(covered: Period | null): Period | null {
  if (covered === null) return null;
  const [first, last] = [monthNumber(covered.from), monthNumber(covered.to)];
  return last - first < YEAR
    ? monthsPeriod(first, last)
    : ofYear(Number(covered.to.slice(0, 4)), 0, YEAR - 1);
}
