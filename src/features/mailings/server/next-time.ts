import { dayNumber, weekday } from '#engine/figures/calendar/months.ts';
import { swedishDayAfter } from '#features/billing/server/swedish-day.ts';
import { swedishOffset } from '#features/guides/server/month.ts';
import type { Rhythm } from '../contract.ts';

/** When mailings leave, by Swedish clocks. */
const HOUR = 7;
/** More days than there are between two of a month. */
const LOOKED_AHEAD = 63;

/** The moment at which it is seven in the morning in Sweden, of a day as YYYY-MM-DD. */
function morningOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const asUtc = Date.UTC(year, month - 1, date, HOUR);
  // Clocks are moved at one UTC, so both moments have the same offset.
  return new Date(asUtc - swedishOffset(new Date(asUtc)));
}

const lastDateOf = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
};

/** Whether a mailing leaves on a day; in a month without its date, on the last. */
function isDay({ rhythm, day: chosen }: Rhythm, day: string): boolean {
  if (rhythm === 'weekly') return weekday(dayNumber(day)) === chosen - 1;
  return Number(day.slice(8)) === Math.min(chosen, lastDateOf(day));
}

/** The first time of a rhythm after a moment: at seven in the morning, Swedish time. */
export function nextTime(rhythm: Rhythm, after: Date): Date {
  for (let ahead = 0; ahead < LOOKED_AHEAD; ahead++) {
    const day = swedishDayAfter(after, ahead);
    const moment = morningOf(day);
    if (isDay(rhythm, day) && moment > after) return moment;
  }
  throw new Error(`No day of the rhythm ${rhythm.rhythm} ${rhythm.day}`);
}
