import { add, type Decimal, decimal } from '../../facts/decimal.ts';
import type { Period } from '../../table/period.ts';
import { firstDay, lastDay, monthNumber, monthsPeriod, untilToday } from './months.ts';
import {
  type Edges,
  edgesOf,
  endsWhole,
  firstUnfinished,
  type Rhythm,
  rhythmOf,
  type Step,
  startsWhole,
} from './rhythm.ts';

/** The sum of one day or month. */
export interface DaySum {
  date: string;
  amount: Decimal;
  rows: number;
}

export interface MonthSum {
  /** See `monthNumber`. */
  month: number;
  amount: Decimal;
  rows: number;
}

/** The file's amounts over time. */
export interface Timeline {
  /** From the first day with a row to the last. */
  period: Period;
  /** What the file covers: `period`, extended to whole months where its dates stand for them. */
  covered: Period;
  rhythm: Rhythm;
  /** Months in each of the file's own periods: 3 for one amount a quarter, 6 for one a half year, 12 for one a year. */
  step: Step;
  /** The first month that was not over on the day of the analysis; see `monthNumber`. */
  unfinishedFrom: number;
  days: DaySum[];
  /** Every month from first to last, including those without rows. */
  months: MonthSum[];
  /** The complete months after the last long gap, used for comparisons and trends. */
  whole: MonthSum[];
}

/** So many empty months in a row split a file; only the part after them is used over time. */
const LONG_GAP = 12;
const NOTHING: Decimal = { units: 0n, scale: 0 };

function monthsOf(days: DaySum[], first: number, last: number): MonthSum[] {
  const months = Array.from({ length: last - first + 1 }, (_, index) => ({
    month: first + index,
    amount: NOTHING,
    rows: 0,
  }));
  for (const day of days) {
    const month = months[monthNumber(day.date) - first];
    if (month === undefined) continue;
    month.amount = add(month.amount, day.amount);
    month.rows += day.rows;
  }
  return months;
}

function afterLongGap(months: MonthSum[]): MonthSum[] {
  let start = 0;
  let empty = 0;
  months.forEach((month, index) => {
    if (month.rows > 0) {
      if (empty >= LONG_GAP) start = index;
      empty = 0;
    } else empty += 1;
  });
  return months.slice(start);
}

/** The file's last day up to `today`, and the first month that was not over. */
interface Reached {
  last: string;
  unfinishedFrom: number;
}

/**
 * The complete months of those that are over: the last is complete if later rows or the rhythm show
 * it.
 */
function wholeMonths(
  months: MonthSum[],
  first: string,
  rhythm: Rhythm,
  edges: Edges | null,
  { last, unfinishedFrom }: Reached,
): MonthSum[] {
  const reached = months.filter(({ month }) => month <= monthNumber(last));
  const connected = afterLongGap(reached);
  const from = connected.length < reached.length || startsWhole(rhythm, first, edges) ? 0 : 1;
  const isCut = monthNumber(last) < unfinishedFrom && !endsWhole(rhythm, last, edges);
  const to = isCut ? monthNumber(last) : unfinishedFrom;
  return connected.slice(from).filter(({ month }) => month < to);
}

/** The months of the quarters or years that are over. */
function wholePeriods(
  days: DaySum[],
  firstDate: string,
  { step, ends }: Rhythm & { kind: 'monthly' },
  { last, unfinishedFrom }: Reached,
): MonthSum[] {
  const back = ends ? step - 1 : 0;
  const first = monthNumber(firstDate) - back;
  const reached = monthsOf(days, first, monthNumber(last) - back + step - 1);
  const over = reached.filter(({ month }) => month < unfinishedFrom).length;
  const to = first + Math.floor(over / step) * step;
  return afterLongGap(reached).filter(({ month }) => month < to);
}

/** A quarter or year is represented by one of its days, and covers all its days up to today. */
function coveredBy(
  { from, to }: Period,
  { step, ends }: Rhythm & { kind: 'monthly' },
  today: string,
): Period {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  if (ends) return { from: monthsPeriod(first - step + 1, first).from, to };
  if (today < to) return { from, to };
  return untilToday({ from, to: monthsPeriod(last, last + step - 1).to }, today);
}

/** Dates all on the first, or all on the last of their month stand for whole months. */
function monthsCovered(days: DaySum[], period: Period): Period {
  const [from, to] = [monthNumber(period.from), monthNumber(period.to)];
  const all = (edge: (month: number) => string) =>
    days.every(({ date }) => date === edge(monthNumber(date)));
  return all(firstDay) || all(lastDay) ? monthsPeriod(from, to) : period;
}

/**
 * The rhythm of the days before the month of `today`, since an interim figure may have any date. If
 * those days are within one month or stand for quarters or years, all days are used.
 */
function rhythmUntil(days: readonly string[], today: string): Rhythm {
  const all = rhythmOf(days);
  if (all.kind === 'monthly' && all.step > 1) return all;
  const current = monthNumber(today);
  const before = days.filter((day) => monthNumber(day) < current);
  return new Set(before.map(monthNumber)).size > 1 ? rhythmOf(before) : all;
}

/**
 * Builds the timeline from the days with rows, ascending; null without dates. Months not over on
 * `today` (YYYY-MM-DD) are in the sums but never complete. `standsFor` is how many months a single date, or each, is written as.
 */
export function timelineOf(
  days: DaySum[],
  today: string,
  standsFor: Step | null = null,
): Timeline | null {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  const period = { from: first, to: last };
  const isWritten = standsFor !== null && (first === last || standsFor > 1);
  const rhythm: Rhythm = isWritten
    ? { kind: 'monthly', step: standsFor, ends: false }
    : rhythmUntil(
        days.map((day) => day.date),
        today,
      );
  const unfinishedFrom = firstUnfinished(rhythm, today);
  const lastReached = days.findLast(({ date }) => date <= today)?.date ?? null;
  const reached = lastReached === null ? null : { last: lastReached, unfinishedFrom };
  const months = monthsOf(days, monthNumber(first), monthNumber(last));
  if (rhythm.kind === 'monthly' && rhythm.step > 1) {
    const covered = coveredBy(period, rhythm, today);
    const whole = reached === null ? [] : wholePeriods(days, first, rhythm, reached);
    const { step } = rhythm;
    return { period: covered, covered, rhythm, step, unfinishedFrom, days, months, whole };
  }
  const isComplete = rhythm.kind === 'monthly' && monthNumber(last) < unfinishedFrom;
  return {
    period,
    covered: isComplete ? monthsCovered(days, period) : period,
    rhythm,
    step: 1,
    unfinishedFrom,
    days,
    months,
    whole:
      reached === null
        ? []
        : wholeMonths(months, first, rhythm, edgesOf(days.map(({ date }) => date)), reached),
  };
}

export function monthsTotal(months: readonly MonthSum[]): { amount: Decimal; rows: number } {
  return months.reduce(
    (sum, month) => ({ amount: add(sum.amount, month.amount), rows: sum.rows + month.rows }),
    { amount: decimal('0'), rows: 0 },
  );
}

/** The days the months cover, first to last. */
export function periodOf(months: readonly MonthSum[]): Period {
  return monthsPeriod(months[0]?.month ?? 0, months.at(-1)?.month ?? 0);
}
