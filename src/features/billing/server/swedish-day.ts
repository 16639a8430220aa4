import { closedDays } from '#engine/figures/calendar/holidays.ts';
import { dayNumber, dayOf, weekday } from '#engine/figures/calendar/months.ts';
import { formatInstantDay } from '#engine/text/format.ts';

/** The Swedish day so many days after that of a moment, by the calendar: no day is longer for its clock being moved. */
export const swedishDayAfter = (moment: Date, days: number): string =>
  dayOf(dayNumber(formatInstantDay(moment.toISOString())) + days);

const SATURDAY = 5;

/**
 * The last day of a period that the law counts: a Saturday, a Sunday, a public holiday, midsommarafton, julafton or
 * nyårsafton moves it to the next working day (lag 1930:173, 2 §; regulation 1182/71, article 3.4).
 */
export function lastDayByLaw(day: string): string {
  let number = dayNumber(day);
  while (weekday(number) >= SATURDAY || closedDays(Number(dayOf(number).slice(0, 4))).has(number))
    number++;
  return dayOf(number);
}
