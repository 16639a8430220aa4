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

/** Midsummer's eve: the Friday from the 19th of June. */
function midsummer(year: number): number {
  const first = dayNumber(`${year}-06-19`);
  return first + ((4 - weekday(first) + 7) % 7);
}

const HOLIDAYS: readonly (readonly [words: RegExp, days: (year: number) => [number, number]])[] = [
  [/^(?:pask|pasken|paskas|paskhelgen|paskhelg)$/, (year) => [easter(year) - 2, easter(year) + 1]],
  [
    /^(?:midsommar|midsommaren|midsomras|midsommarhelgen)$/,
    (year) => [midsummer(year), midsummer(year) + 1],
  ],
];

/** `i påskas`, `påsken 2025`: Good Friday to Easter Monday; Midsummer is its eve and its day. */
export const holiday: Reader = (words, calendar) => {
  const isIn = /^(?:i|under|over)$/.test(words[0] ?? '');
  const word = words[isIn ? 1 : 0] ?? '';
  const found = HOLIDAYS.find(([pattern]) => pattern.test(word));
  if (found === undefined) return null;
  const used = isIn ? 2 : 1;
  const [, days] = found;
  const yearSaid = yearBehind(words.slice(used), calendar);
  const last = calendar.covered?.to ?? calendar.today;
  const newest = Number(last.slice(0, 4));
  const isAhead = dayOf(days(newest)[0]) > last;
  const [from, to] = days(yearSaid?.year ?? calendar.year ?? (isAhead ? newest - 1 : newest));
  return {
    period: { from: dayOf(from), to: dayOf(to) },
    words: used + (yearSaid?.words ?? 0),
    isRange: true,
    ...(yearSaid === null && calendar.year === null && { isUndated: true }),
  };
};
