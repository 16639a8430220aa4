import type { Period } from '../../table/period.ts';

const DAY_IN_MS = 86_400_000;

/** So many months back the figures of a comparison are given by month: two years can be laid on each other. */
export const TWO_YEARS = 24;

/** Days since 1970-01-01 of a day YYYY-MM-DD. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_IN_MS;
}

/** The day YYYY-MM-DD of a day number. */
export function dayOf(number: number): string {
  return new Date(number * DAY_IN_MS).toISOString().slice(0, 10);
}

/** 0 = Monday … 6 = Sunday. */
export function weekday(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** Months since year 0 of a day or month: consecutive months differ by one. */
export function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The month of a month number: `2025-03`. */
export function monthOf(number: number): string {
  const year = Math.floor(number / 12);
  return `${String(year).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** 1–12. */
export function calendarMonth(number: number): number {
  return (number % 12) + 1;
}

export function firstDay(month: number): string {
  return `${monthOf(month)}-01`;
}

export function lastDay(month: number): string {
  return dayOf(dayNumber(firstDay(month + 1)) - 1);
}

/** From the first day of the first month to the last day of the last. */
export function monthsPeriod(first: number, last: number): Period {
  return { from: firstDay(first), to: lastDay(last) };
}

/** The day that periods are over by: today, or before that the day to which a file says that its last year has come. */
export const overBy = (today: string, reachedTo: string | undefined): string =>
  reachedTo !== undefined && reachedTo < today ? reachedTo : today;

/** Cuts a period that contains `today` at today; other periods are unchanged. */
export function untilToday(period: Period, today: string): Period {
  return period.from <= today && today < period.to ? { ...period, to: today } : period;
}
