import { dayNumber, dayOf } from '#engine/figures/calendar/months.ts';
import { formatInstantDay } from '#engine/text/format.ts';

/** The Swedish day so many days after that of a moment, by the calendar: no day is longer for its clock being moved. */
export const swedishDayAfter = (moment: Date, days: number): string =>
  dayOf(dayNumber(formatInstantDay(moment.toISOString())) + days);
