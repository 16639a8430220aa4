import type { Period } from '../../table/period.ts';
import type { Understanding } from '../../table/understanding.ts';
import { count, onlyRow, type Query, text, textOrNull } from '../query.ts';
import { firstDay, lastDay, monthNumber, monthsPeriod } from './months.ts';
import { rhythmOf, type Step } from './rhythm.ts';
import { standsFor } from './single-period.ts';

/** The time that a table's rows are of. */
export interface Times {
  /** First and last day with an amount, or of their quarters or years; null where the file has no dates. */
  covered: Period | null;
  /** Months that each date stands for: quarters, other parts of a year, years, or the only month; null where they are days or several months. */
  step: Step | null;
  /** Where each of several dates is the first or the last day of its month: it may stand for all of that month. */
  monthsAt: 'first' | 'last' | null;
}

/** More dates than so are no quarters or years. */
const MOST = 100;

/** Which day of its month each of several dates is, where that is the same end of it for all. */
function monthsAtOf(days: readonly string[]): Times['monthsAt'] {
  if (new Set(days.map(monthNumber)).size < 2) return null;
  if (days.every((day) => day === firstDay(monthNumber(day)))) return 'first';
  return days.every((day) => day === lastDay(monthNumber(day))) ? 'last' : null;
}

/** Reads what the dates of the rows with an amount in `column` stand for. */
export async function readTimes(
  query: Query,
  { view, column }: { view: string; column: string },
  understanding: Pick<Understanding, 'columns' | 'period'>,
): Promise<Times> {
  const row = onlyRow(
    await query(
      `SELECT min(date)::VARCHAR AS first, max(date)::VARCHAR AS last, count(DISTINCT date) AS dates FROM ${view} WHERE ${column} IS NOT NULL`,
    ),
  );
  const [first, last] = [textOrNull(row, 'first'), textOrNull(row, 'last')];
  if (first === null || last === null) return { covered: null, step: null, monthsAt: null };
  const covered = { from: first.slice(0, 10), to: last.slice(0, 10) };
  const dates = count(row, 'dates');
  const ofDays = { covered, step: null, monthsAt: null };
  if (dates > MOST) return ofDays;
  const days = await query(
    `SELECT DISTINCT date::VARCHAR AS day FROM ${view} WHERE ${column} IS NOT NULL AND date IS NOT NULL ORDER BY day`,
  );
  const own = days.map((each) => text(each, 'day').slice(0, 10));
  const rhythm = rhythmOf(own);
  const several = rhythm.kind === 'monthly' ? rhythm.step : 1;
  const written = standsFor(understanding);
  const isWritten = written !== null && written > 1;
  const step = dates === 1 || isWritten ? written : several;
  if (step === null) return ofDays;
  if (step === 1 && dates > 1) return { ...ofDays, monthsAt: monthsAtOf(own) };
  const isAtEnd = dates > 1 && !isWritten && rhythm.kind === 'monthly' && rhythm.ends;
  const [from, to] = [monthNumber(covered.from), monthNumber(covered.to)];
  const whole = isAtEnd ? monthsPeriod(from - step + 1, to) : monthsPeriod(from, to + step - 1);
  return { covered: whole, step, monthsAt: null };
}

/**
 * Whether a time holds whole months, of dates that are an end of theirs: a time that begins after the first would leave
 * its month out, and one that ends at such a date has all of it.
 */
export function hasWholeMonths({ from, to }: Period, monthsAt: Times['monthsAt']): boolean {
  if (monthsAt === null) return true;
  const [first, last] = [monthNumber(from), monthNumber(to)];
  const begins = from === firstDay(first) || (monthsAt === 'last' && from === lastDay(first));
  return begins && (to === lastDay(last) || (monthsAt === 'first' && to === firstDay(last)));
}

/** Whether a time within those covered is made of whole ones of the file's own. */
export function isWhole(
  { from, to }: Period,
  { covered, step }: Pick<Times, 'covered' | 'step'>,
): boolean {
  if (covered === null || step === null) return true;
  const start = monthNumber(covered.from);
  const [first, last] = [monthNumber(from) - start, monthNumber(to) - start + 1];
  const { from: day, to: end } = monthsPeriod(monthNumber(from), monthNumber(to));
  return first % step === 0 && last % step === 0 && from === day && to === end;
}
