import { groupBy } from '../../table/group-by.ts';
import { closedDays } from './holidays.ts';
import { dayNumber, dayOf, firstDay, lastDay, monthNumber, weekday } from './months.ts';

/** How often a file has dates, which decides whether missing days at the edge of a month matter. */
export type Rhythm =
  | { kind: 'daily'; weekdays: Set<number> }
  /** One date per week, all on the same weekday, 0 = Monday. */
  | { kind: 'weekly'; weekday: number }
  /** One date per month, quarter, other part of a year, or year (`step` months). */
  | { kind: 'monthly'; step: Step; ends: boolean }
  | { kind: 'irregular'; gap: number };

/** Months in each of the file's own periods. */
export type Step = 1 | 3 | 4 | 6 | 12;

/** Usual sale days that may be missing at a month's edge: a bridge day and a day off. */
const DAILY_TOLERANCE = 2;
const WEEK = 7;
const LONGEST_IRREGULAR_GAP = 15;
/** A weekday is a usual sale day when at least half of its occurrences have sales. */
const USUAL = 0.5;

function usualWeekdays(days: number[]): Set<number> {
  const first = days[0] ?? 0;
  const weeks = Math.max(1, ((days.at(-1) ?? first) - first + 1) / WEEK);
  const hits = new Array<number>(WEEK).fill(0);
  for (const day of days) hits[weekday(day)] = (hits[weekday(day)] ?? 0) + 1;
  return new Set(hits.flatMap((hit, index) => (hit / weeks >= USUAL ? [index] : [])));
}

function medianGap(days: number[]): number {
  const gaps = days.slice(1).map((day, index) => day - (days[index] ?? day));
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** All dates on the same day of the month, or all on the last of their month. */
function isRegular(days: readonly string[]): boolean {
  const dayOfMonth = new Set(days.map((day) => day.slice(8)));
  return dayOfMonth.size === 1 || days.every((day) => day === lastDay(monthNumber(day)));
}

function isMonthly(days: readonly string[]): boolean {
  const months = new Set(days.map(monthNumber));
  return months.size > 1 && (isRegular(days) || months.size === days.length);
}

/** Regular dates that are all a quarter or a year apart stand for quarters or years. */
function stepOf(days: readonly string[], months: readonly number[]): Step {
  const first = months[0] ?? 0;
  const apart = (step: number) => months.every((month) => (month - first) % step === 0);
  if (!isRegular(days)) return 1;
  if (apart(12)) return 12;
  return days.length > 2 && apart(3) ? 3 : 1;
}

/** Determines the rhythm from the distinct days with sales, ascending. */
export function rhythmOf(days: readonly string[]): Rhythm {
  if (isMonthly(days)) {
    const months = days.map(monthNumber);
    const step = stepOf(days, months);
    return { kind: 'monthly', step, ends: months.every((month) => (month + 1) % step === 0) };
  }
  const numbers = days.map(dayNumber);
  const [own = 0, ...others] = new Set(numbers.map(weekday));
  if (numbers.length >= 4 && others.length === 0) return { kind: 'weekly', weekday: own };
  const weekdays = usualWeekdays(numbers);
  if (numbers.length >= WEEK && weekdays.size >= 2) return { kind: 'daily', weekdays };
  return { kind: 'irregular', gap: medianGap(numbers) };
}

function missingSaleDays(from: number, to: number, weekdays: Set<number>): number {
  let missing = 0;
  for (let day = from; day <= to; day += 1) {
    const closed = closedDays(Number(dayOf(day).slice(0, 4))).has(day);
    if (!closed && weekdays.has(weekday(day))) missing += 1;
  }
  return missing;
}

/** Whether all days from `from` to `to`, inclusive, may lack sales in a complete month. */
function mayBeClosed(rhythm: Rhythm, from: number, to: number): boolean {
  if (to < from || rhythm.kind === 'monthly') return true;
  if (rhythm.kind === 'weekly') return to - from + 1 < WEEK;
  if (rhythm.kind === 'irregular')
    return to - from + 1 <= Math.min(LONGEST_IRREGULAR_GAP, 2 * rhythm.gap);
  return missingSaleDays(from, to, rhythm.weekdays) <= DAILY_TOLERANCE;
}

/** Days before a month's first row that most months have, and after its last one that many have, and the most that any has. */
export interface Edges {
  before: number;
  after: number;
  mostAfter: number;
}

/** Fewer months between the first and the last show no habit. */
const FEWEST_MONTHS = 6;
/** So large a part of the months begin as late, or end as early, where that is no sign of a file that is cut. */
const BEGIN = 0.5;
const END = 0.2;
/** The months of the last year show how a file ends now: its first years may have had few rows. */
const LATEST = 12;
/** So many days earlier than every other month ends no whole month. */
const EARLIER = 1;

const daysBefore = (day: string) => dayNumber(day) - dayNumber(firstDay(monthNumber(day)));
const daysAfter = (day: string) => dayNumber(lastDay(monthNumber(day))) - dayNumber(day);

/** The edges of the months between the first and the last, of days that ascend; null where they are few. */
export function edgesOf(days: readonly string[]): Edges | null {
  const inner = [...groupBy(days, monthNumber).values()].slice(1, -1);
  if (inner.length < FEWEST_MONTHS) return null;
  const most = (part: number, of: (month: readonly string[]) => number, months = inner) =>
    months.map(of).sort((a, b) => b - a)[Math.max(0, Math.ceil(part * months.length) - 1)] ?? 0;
  const after = (month: readonly string[]) => daysAfter(month.at(-1) ?? '');
  return {
    before: most(BEGIN, (month) => daysBefore(month[0] ?? '')),
    after: most(END, after, inner.slice(-LATEST)),
    mostAfter: most(0, after),
  };
}

/**
 * Whether the file's first month is complete: the rhythm allows the days missing before `first`, or most months begin as
 * late, as where all is invoiced at their end.
 */
export function startsWhole(rhythm: Rhythm, first: string, edges: Edges | null = null): boolean {
  if (edges !== null && daysBefore(first) <= edges.before) return true;
  const start = dayNumber(firstDay(monthNumber(first)));
  return mayBeClosed(rhythm, start, dayNumber(first) - 1);
}

/**
 * Whether the file's last month is complete: many months end as early, or the rhythm allows the days missing after `last`
 * and some month ended about as early.
 */
export function endsWhole(rhythm: Rhythm, last: string, edges: Edges | null = null): boolean {
  if (edges !== null && daysAfter(last) <= edges.after) return true;
  if (edges !== null && daysAfter(last) > edges.mostAfter + EARLIER) return false;
  return mayBeClosed(rhythm, dayNumber(last) + 1, dayNumber(lastDay(monthNumber(last))));
}

/**
 * Whether the month was over on `today`, its last day included; with weekly dates also the last
 * week begun in it.
 */
function isOver(rhythm: Rhythm, month: number, today: string): boolean {
  if (today < lastDay(month)) return false;
  if (rhythm.kind !== 'weekly') return true;
  const end = dayNumber(lastDay(month));
  const lastWeek = end - ((weekday(end) - rhythm.weekday + WEEK) % WEEK);
  return lastWeek + WEEK - 1 <= dayNumber(today);
}

/**
 * The first month not over on `today`: neither it nor any later one is complete. See `monthNumber`.
 */
export function firstUnfinished(rhythm: Rhythm, today: string): number {
  const month = monthNumber(today);
  const candidates = [month - 1, month];
  return candidates.find((candidate) => !isOver(rhythm, candidate, today)) ?? month + 1;
}
