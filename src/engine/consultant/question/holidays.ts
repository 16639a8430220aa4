import { dayNumber, dayOf, weekday } from '../../figures/calendar/months.ts';
import { type Reader, yearBehind } from './calendar.ts';

/** Easter Sunday of a year, by the rule of Gauss as it was put right by Butcher. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  const month = String(Math.floor(day / 31)).padStart(2, '0');
  return dayNumber(`${year}-${month}-${String((day % 31) + 1).padStart(2, '0')}`);
}

/** The first such day of the week on a day of the year or after it; 0 = Monday. */
function firstAfter(year: number, date: string, day: number): number {
  const first = dayNumber(`${year}-${date}`);
  return first + ((day - weekday(first) + 7) % 7);
}

const [THURSDAY, FRIDAY, SUNDAY] = [3, 4, 6];
/** Midsummer's eve: the Friday from the 19th of June. */
const midsummer = (year: number) => firstAfter(year, '06-19', FRIDAY);
/** The day after the fourth Thursday of November. */
const blackFriday = (year: number) => firstAfter(year, '11-22', THURSDAY) + 1;

type Days = (year: number) => readonly [first: number, last: number];
const on =
  (date: string, last = date): Days =>
  (year) => [dayNumber(`${year}-${date}`), dayNumber(`${year}-${last}`)];
const of =
  (first: (year: number) => number, from = 0, to = from): Days =>
  (year) => [first(year) + from, first(year) + to];

/** By the words they are called, one or several; without accents. */
const HOLIDAYS: readonly (readonly [words: readonly RegExp[], days: Days])[] = [
  [[/^(?:pask|pasken|paskas|paskhelgen|paskhelg)$/], of(easter, -2, 1)],
  [[/^skartorsdag(?:en)?$/], of(easter, -3)],
  [[/^langfredag(?:en)?$/], of(easter, -2)],
  [[/^paskafton(?:en)?$/], of(easter, -1)],
  [[/^paskdag(?:en)?$/], of(easter)],
  [[/^annandag$/, /^pask$/], of(easter, 1)],
  [[/^fettisdag(?:en)?$/], of(easter, -47)],
  [[/^kristi$/, /^himmels?fards?(?:dag|dagen)?$/], of(easter, 39)],
  [[/^(?:midsommar|midsommaren|midsomras|midsommarhelgen)$/], of(midsummer, 0, 1)],
  [[/^midsommarafton(?:en)?$/], of(midsummer)],
  [[/^midsommardag(?:en)?$/], of(midsummer, 1)],
  [[/^black$/, /^frida(?:y|yn|g)$/], of(blackFriday)],
  [[/^svart$/, /^fredag(?:en)?$/], of(blackFriday)],
  [[/^black$/, /^week(?:en)?$/], of(blackFriday, -4, 2)],
  [[/^cyber$/, /^monday$/], of(blackFriday, 3)],
  [[/^mors$/, /^dag$/], of((year) => firstAfter(year, '05-25', SUNDAY))],
  [[/^fars$/, /^dag$/], of((year) => firstAfter(year, '11-08', SUNDAY))],
  [[/^alla$/, /^hjartans$/, /^dag$/], on('02-14')],
  [[/^valborg(?:smassoafton)?$/], on('04-30')],
  [[/^nationaldag(?:en)?$/], on('06-06')],
  [[/^kanelbulle?ns$/, /^dag$/], on('10-04')],
  [[/^halloween$/], on('10-31')],
  [[/^singles$/, /^day$/], on('11-11')],
  [[/^lucia(?:dagen)?$/], on('12-13')],
  [[/^(?:julafton|julaftonen)$/], on('12-24')],
  [[/^juldag(?:en)?$/], on('12-25')],
  [[/^annandag$/, /^jul$/], on('12-26')],
  [[/^nyarsafton(?:en)?$/], on('12-31')],
  [[/^nyarsdag(?:en)?$/], on('01-01')],
  [[/^trettondag(?:en|s)?$/], on('01-06')],
];

interface Named {
  days: Days;
  used: number;
}

function namedIn(words: readonly string[], ofNames: ReadonlySet<string>): Named | null {
  const found = HOLIDAYS.find(([each]) =>
    each.every((word, place) => word.test(words[place] ?? '')),
  );
  if (found === undefined) return null;
  const [{ length }, days] = found;
  // A day that goods or customers are called by is read as them.
  const isOwn = words.slice(0, length).every((word) => ofNames.has(word));
  return isOwn ? null : { days, used: length };
}

/** `Dagen före julafton`: so many days from it, and the words that say it. */
function besideIn([day = '', side = '']: readonly string[]): number {
  if (!/^(?:dag|dagen|dan)$/.test(day)) return 0;
  if (/^(?:fore|innan)$/.test(side)) return -1;
  return side === 'efter' ? 1 : 0;
}

/** `i påskas`, `påsken 2025`, `på black friday`: Easter from Good Friday to its Monday, Midsummer its eve and its day. */
export const holiday: Reader = (words, calendar) => {
  const start = /^(?:i|under|over)$/.test(words[0] ?? '') ? 1 : 0;
  const by = besideIn(words.slice(start));
  const at = start + (by === 0 ? 0 : 2);
  const found = namedIn(words.slice(at), calendar.ofNames ?? new Set());
  if (found === null) return null;
  const used = at + found.used;
  const yearSaid = yearBehind(words.slice(used), calendar);
  const last = calendar.covered?.to ?? calendar.today;
  const newest = Number(last.slice(0, 4));
  const daysOf = (year: number) => {
    const [from, to] = found.days(year);
    if (by === 0) return { from: dayOf(from), to: dayOf(to) };
    const day = dayOf(by < 0 ? from - 1 : to + 1);
    return { from: day, to: day };
  };
  const isAhead = daysOf(newest).from > last;
  return {
    period: daysOf(yearSaid?.year ?? calendar.year ?? (isAhead ? newest - 1 : newest)),
    words: used + (yearSaid?.words ?? 0),
    isRange: true,
    ...(yearSaid === null && calendar.year === null && { isUndated: true }),
  };
};
