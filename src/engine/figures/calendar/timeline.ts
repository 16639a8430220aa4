import { add, type Decimal, decimal } from '../../facts/decimal.ts';
import type { Period } from '../../table/period.ts';
import { firstDay, lastDay, monthNumber, monthsPeriod } from './months.ts';
import { endsWhole, type Rhythm, rhythmOf, type Step, startsWhole } from './rhythm.ts';

/** What one day or one month sums to. */
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

/** The file's amounts in time. */
export interface Timeline {
  /** From the first day with a row to the last. */
  period: Period;
  /** What the file is about: `period`, to whole months where its dates only stand for them. */
  covered: Period;
  rhythm: Rhythm;
  /** Months in each of the file's own periods: 3 where it has one amount a quarter, 12 where one a year. */
  step: Step;
  days: DaySum[];
  /** Every month from the first to the last, those without rows too. */
  months: MonthSum[];
  /** The whole months after the last long gap: what may be compared, and what a trend is drawn through. */
  whole: MonthSum[];
}

/** As many empty months in a row part a file into two stories; only the later one is followed. */
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

function wholeMonths(
  months: MonthSum[],
  period: Period,
  rhythm: Rhythm,
  today: string | null,
): MonthSum[] {
  const connected = afterLongGap(months);
  const from = connected.length < months.length || startsWhole(rhythm, period.from) ? 0 : 1;
  const to = endsWhole(rhythm, period.to, today) ? connected.length : connected.length - 1;
  return connected.slice(from, Math.max(from, to));
}

/** The months that quarters or years cover, whole ones only. */
function wholePeriods(
  days: DaySum[],
  period: Period,
  rhythm: Rhythm & { kind: 'monthly' },
  today: string | null,
): MonthSum[] {
  const back = rhythm.ends ? rhythm.step - 1 : 0;
  const first = monthNumber(period.from) - back;
  const last = monthNumber(period.to) - back + rhythm.step - 1;
  const months = afterLongGap(monthsOf(days, first, last));
  return endsWhole(rhythm, period.to, today) ? months : months.slice(0, -rhythm.step);
}

/** A quarter or a year is told by one day of it, and covers all of its days. */
function coveredBy({ from, to }: Period, { step, ends }: Rhythm & { kind: 'monthly' }): Period {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  return ends
    ? { from: monthsPeriod(first - step + 1, first).from, to }
    : { from, to: monthsPeriod(last, last + step - 1).to };
}

/** Dates that are all the first or all the last of their month stand for whole months. */
function monthsCovered(days: DaySum[], period: Period): Period {
  const [from, to] = [monthNumber(period.from), monthNumber(period.to)];
  const all = (edge: (month: number) => string) =>
    days.every(({ date }) => date === edge(monthNumber(date)));
  return all(firstDay) || all(lastDay) ? monthsPeriod(from, to) : period;
}

/** Builds the timeline from the days that have rows, ascending; null where no row has a date. */
export function timelineOf(days: DaySum[], today: string | null): Timeline | null {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  const period = { from: first, to: last };
  const rhythm = rhythmOf(days.map((day) => day.date));
  const months = monthsOf(days, monthNumber(first), monthNumber(last));
  if (rhythm.kind === 'monthly' && rhythm.step > 1) {
    const covered = coveredBy(period, rhythm);
    return {
      period: covered,
      covered,
      rhythm,
      step: rhythm.step,
      days,
      months,
      whole: wholePeriods(days, period, rhythm, today),
    };
  }
  const complete = rhythm.kind === 'monthly' && endsWhole(rhythm, period.to, today);
  return {
    period,
    covered: complete ? monthsCovered(days, period) : period,
    rhythm,
    step: 1,
    days,
    months,
    whole: wholeMonths(months, period, rhythm, today),
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
