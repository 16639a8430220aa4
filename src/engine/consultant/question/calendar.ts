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
  /** A month to another are the two ends of a change, not what is between them. */
  isChange: boolean;
}

const MONTHS: readonly RegExp[] = [
  /^jan(?:uari)?(?:s|manad)?$/,
  /^feb(?:r|ruari)?s?$/,
  /^mar(?:s)?$/,
  /^apr(?:il)?s?$/,
  /^maj(?:s)?$/,
  /^jun(?:i)?s?$/,
  /^jul(?:i)?s?$/,
  /^aug(?:usti)?s?$/,
  /^sep(?:t|tember)?s?$/,
  /^o[kc]t(?:ober)?s?$/,
  /^nov(?:ember)?s?$/,
  /^dec(?:ember)?s?$/,
];

const MONTH_NAMES =
  'januari februari mars april maj juni juli augusti september oktober november december'.split(
    ' ',
  );

/** 0–11, of a long name with a letter wrong too; null where the word is no month. */
export function monthAt(word: string): number | null {
  const at = MONTHS.findIndex((month) => month.test(word));
  if (at >= 0) return at;
  const near = MONTH_NAMES.findIndex(
    (name) => word.length >= 6 && name.length >= 7 && editDistance(word, name, 1) <= 1,
  );
  return near < 0 ? null : near;
}

export function yearAt(word: string): number | null {
  const match = /^(?:ar)?((?:19|20)\d\d)(?:ars)?$/.exec(word);
  return match === null ? null : Number(match[1]);
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
}

export type Reader = (words: readonly string[], calendar: Calendar) => Found | null;
