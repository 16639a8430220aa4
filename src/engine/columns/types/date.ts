import type { DateOrder, Grain } from '../../table/typed-column.ts';
import { monthNames } from './month-names.ts';
import { MONTHS_OF, severalMonthsOfYear } from './several-months.ts';
import { swedishDay } from './time-zone.ts';

export interface ReadDate {
  /** First day of what is named, YYYY-MM-DD. */
  iso: string;
  grain: Grain;
  /** True where day and month could change places: `03/04/2025`. */
  ambiguous: boolean;
}

/** When a booking ends, after when it begins. */
const until = '(?: ?(?:[-–—]|till) ?\\d{1,2}[:.]\\d{2})?';
const time = `(?:[T ,]+(?:kl\\.? ?)?\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2}(?:[.,]\\d+)?)?(?: ?[AaPp][Mm])?(?: ?(?:Z|UTC|[+-]\\d{2}:?\\d{2}))*${until})?`;
const isoDay = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${time}$`);
const compactDay = /^(\d{4})(\d{2})(\d{2})(?:[T ]?\d{2}:?\d{2}(?::?\d{2})?)?$/;
const numericDay = new RegExp(
  `^(\\d{1,2})([-/. ])(\\d{1,2})(?:\\2| |(?<=/\\d{1,2}) ?-)(\\d{4}|\\d{2})${time}$`,
);
const namedDay = new RegExp(
  `^(?:den )?(\\d{1,2})[. -]*([a-zåäö]+)[. -]*(\\d{4}|\\d{2})${time}$`,
  'i',
);
const namedDayFirst = new RegExp(`^([a-zåäö]+)[. ]+(\\d{1,2}),? +(\\d{4})${time}$`, 'i');
const namedMonth = /^([a-zåäö]+)\.?[ \-/']*(\d{4}|\d{2})$/i;
const yearNamedMonth = /^(\d{4})[ \-/]*([a-zåäö]+)\.?$/i;
const isoMonth = /^(\d{4})(?:[-/.]|\s?M|[ -]?P)(\d{1,2})$/i;
/** Months as periods of a financial system: `P01 2025`. */
const numberedMonth = /^P(\d{2})[ -](\d{4})$/i;
/** A day's name before the day: `lör 6/4`. */
export const weekday =
  /^(?:må(?:n(?:dag)?)?|ti(?:s(?:dag)?)?|on(?:s(?:dag)?)?|to(?:rs?(?:dag)?)?|fr(?:e(?:dag)?)?|lö(?:r(?:dag)?)?|sö(?:n(?:dag)?)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)[.,]* +/i;
const week =
  /^(?:(\d{4})[ -]?(?:W|v\.?|vecka) ?(\d{1,2})|(?:W|v\.?|vecka) ?(\d{1,2})[ ,-]+(\d{4}))$/i;

/** Reads one written date, month, other part of a year or week; null where the text is none. */
export function readDate(text: string, order: DateOrder = 'dmy'): ReadDate | null {
  // Excel's mark for "this is text" is no part of the date.
  const value = text.trim().replace(/^['’]/, '');
  if (value.length < 5 || value.length > 45) return null;
  const first = value.charCodeAt(0);
  const iso = isoDay.exec(value);
  if (iso) {
    const swedish = swedishDay(value);
    if (swedish !== null) return { iso: swedish, grain: 'day', ambiguous: false };
    return day(iso[1], iso[3], iso[4]);
  }
  if (first >= 48 && first <= 57) return startsWithDigit(value, order);
  return startsWithLetter(value, order);
}

function startsWithDigit(value: string, order: DateOrder): ReadDate | null {
  const compact = compactDay.exec(value);
  if (compact) return plausible(day(compact[1], compact[2], compact[3]));
  const numeric = numericDay.exec(value);
  if (numeric) return orderedDay(numeric, order);
  const month = isoMonth.exec(value);
  if (month) return wholeMonth(month[1], month[2]);
  const named = namedDay.exec(value);
  if (named) return day(fullYear(named[3]), monthNumber(named[2]), named[1]);
  const late = yearNamedMonth.exec(value);
  if (late) {
    const number = monthNumber(late[2]);
    if (number !== undefined) return wholeMonth(late[1], number);
  }
  return partOrWeek(value);
}

function startsWithLetter(value: string, order: DateOrder): ReadDate | null {
  const after = value.replace(weekday, '');
  if (after !== value) return readDate(after, order);
  const den = namedDay.exec(value);
  if (den) return day(fullYear(den[3]), monthNumber(den[2]), den[1]);
  const named = namedMonth.exec(value);
  if (named) {
    const number = monthNumber(named[1]);
    if (number !== undefined) return wholeMonth(fullYear(named[2]), number);
  }
  const numbered = numberedMonth.exec(value);
  if (numbered) return wholeMonth(numbered[2], numbered[1]);
  const american = namedDayFirst.exec(value);
  if (american && monthNumber(american[1]))
    return day(american[3], monthNumber(american[1]), american[2]);
  return partOrWeek(value);
}

function orderedDay(match: RegExpExecArray, order: DateOrder): ReadDate | null {
  const [, a = '', separator, b = '', year] = match;
  if (separator === ' ' && year?.length === 2) return null;
  if (order === 'ymd' && year?.length === 2 && a.length === 2) return day(fullYear(a), b, year);
  const dotted = separator === '.';
  const ambiguous = !dotted && Number(a) <= 12 && Number(b) <= 12 && a !== b;
  const [d, m] = order === 'mdy' && !dotted ? [b, a] : [a, b];
  const read = day(fullYear(year), m, d);
  return read ? { ...read, ambiguous } : null;
}

function partOrWeek(value: string): ReadDate | null {
  const part = severalMonthsOfYear(value);
  if (part) return { ...part, ambiguous: false };
  const w = week.exec(value);
  return w ? isoWeek(Number(w[1] ?? w[4]), Number(w[2] ?? w[3])) : null;
}

/** Days as the number of milliseconds that one is. */
const DAY = 86_400_000;

/**
 * The first day of a period that is of the month that most of its days are in: the week of 30 December to 5 January is of
 * January. Of two months with as many the first.
 */
export function firstInMonth(from: string, to: string): string {
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString().slice(0, 7);
  return from.startsWith(middle) ? from : `${middle}-01`;
}

/** An ISO 8601 week, by its first day in its month: the week with 4 January is the first. */
function isoWeek(year: number, number: number): ReadDate | null {
  if (number < 1 || number > 53) return null;
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  const monday = new Date(fourth + ((number - 1) * 7 - weekday) * DAY).toISOString().slice(0, 10);
  return { iso: firstInMonth(monday, sundayOf(monday)), grain: 'week', ambiguous: false };
}

const pad = (value: number) => String(value).padStart(2, '0');

function fullYear(text: string | undefined): string | undefined {
  if (text === undefined || text.length !== 2) return text;
  return Number(text) >= 70 ? `19${text}` : `20${text}`;
}

export function monthNumber(name: string | undefined): number | undefined {
  return name === undefined ? undefined : monthNames[name.toLowerCase().replace(/\.$/, '')];
}

function day(
  y: string | number | undefined,
  m: string | number | undefined,
  d: string | number | undefined,
): ReadDate | null {
  const [year, month, date] = [Number(y), Number(m), Number(d)];
  if (!(month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month))) return null;
  if (year < 1900 || year > 2200) return null;
  return { iso: `${year}-${pad(month)}-${pad(date)}`, grain: 'day', ambiguous: false };
}

function plausible(read: ReadDate | null): ReadDate | null {
  return read && read.iso >= '1970' && read.iso < '2100' ? read : null;
}

function wholeMonth(y: string | undefined, m: string | number | undefined): ReadDate | null {
  const read = day(y, m, 1);
  return read ? { ...read, grain: 'month' } : null;
}

function daysIn(year: number, month: number): number {
  return month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;
}

/** Excel's day number (1900 system) as a date; the time of day is dropped. Null outside 1954–2173. */
export function fromSerial(serial: number): string | null {
  if (!(serial >= 20_000 && serial < 100_000)) return null;
  return new Date((Math.floor(serial + 1e-9) - 25_569) * DAY).toISOString().slice(0, 10);
}

const sundayOf = (iso: string) =>
  new Date(Date.parse(iso) + ((7 - new Date(iso).getUTCDay()) % 7) * DAY)
    .toISOString()
    .slice(0, 10);

/** Monday of the week of a day. */
export const mondayOf = (iso: string): string =>
  new Date(Date.parse(iso) - ((new Date(iso).getUTCDay() + 6) % 7) * DAY)
    .toISOString()
    .slice(0, 10);

/** Last day of what `iso` is the first day of, or of the week that it is in. */
export function lastDay(iso: string, grain: Grain): string {
  if (grain === 'day') return iso;
  const at = new Date(`${iso}T00:00:00Z`);
  if (grain === 'week') return sundayOf(iso);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + MONTHS_OF[grain], 0))
    .toISOString()
    .slice(0, 10);
}
