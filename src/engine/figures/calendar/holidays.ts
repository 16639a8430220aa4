import { dayNumber, weekday } from './months.ts';

/**
 * Easter Sunday as a day number (Gregorian; the anonymous algorithm, Meeus, Astronomical
 * Algorithms, chapter 8).
 */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return dayNumber(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

function firstWeekdayFrom(day: number, wanted: number): number {
  return day + ((wanted - weekday(day) + 7) % 7);
}

const FRIDAY = 4;
const FIXED = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];

/**
 * Days when most Swedish businesses are closed, as day numbers: public holidays, midsommarafton,
 * julafton and nyårsafton.
 */
export function closedDays(year: number): Set<number> {
  const fixed = FIXED.map((monthDay) => dayNumber(`${year}-${monthDay}`));
  const sunday = easter(year);
  const moving = [sunday - 2, sunday - 1, sunday, sunday + 1, sunday + 39];
  const midsummerEve = firstWeekdayFrom(dayNumber(`${year}-06-19`), FRIDAY);
  return new Set([...fixed, ...moving, midsummerEve, midsummerEve + 1]);
}
