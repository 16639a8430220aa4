import type { Period } from '../../table/period.ts';
import type { Understanding } from '../../table/understanding.ts';
import { count, onlyRow, type Query, text, textOrNull } from '../query.ts';
import { monthNumber, monthsPeriod } from './months.ts';
import { rhythmOf, type Step } from './rhythm.ts';
import { standsFor } from './single-period.ts';

/** The time that a table's rows are of. */
export interface Times {
  /** First and last day with an amount, or of their quarters or years; null where the file has no dates. */
  covered: Period | null;
  /** Months that each date stands for: quarters, years, or the only month; null where they are days or several months. */
  step: Step | null;
}

/** More dates than so are no quarters or years. */
const MOST = 100;

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
  if (first === null || last === null) return { covered: null, step: null };
  const covered = { from: first.slice(0, 10), to: last.slice(0, 10) };
  const dates = count(row, 'dates');
  if (dates > MOST) return { covered, step: null };
  const days = await query(
    `SELECT DISTINCT date::VARCHAR AS day FROM ${view} WHERE ${column} IS NOT NULL AND date IS NOT NULL ORDER BY day`,
  );
  const rhythm = rhythmOf(days.map((each) => text(each, 'day').slice(0, 10)));
  const several = rhythm.kind === 'monthly' ? rhythm.step : 1;
  const step = dates === 1 ? standsFor(understanding) : several;
  if (step === null || (step === 1 && dates > 1)) return { covered, step: null };
  const isAtEnd = dates > 1 && rhythm.kind === 'monthly' && rhythm.ends;
  const [from, to] = [monthNumber(covered.from), monthNumber(covered.to)];
  const whole = isAtEnd ? monthsPeriod(from - step + 1, to) : monthsPeriod(from, to + step - 1);
  return { covered: whole, step };
}

/** Whether a time within those covered is made of whole ones of the file's own. */
export function isWhole({ from, to }: Period, { covered, step }: Times): boolean {
  if (covered === null || step === null) return true;
  const start = monthNumber(covered.from);
  const [first, last] = [monthNumber(from) - start, monthNumber(to) - start + 1];
  const { from: day, to: end } = monthsPeriod(monthNumber(from), monthNumber(to));
  return first % step === 0 && last % step === 0 && from === day && to === end;
}
