import { toNumber } from '../../facts/decimal.ts';
import { calendarMonth } from '../calendar/months.ts';
import type { MonthSum } from '../calendar/timeline.ts';
import { robustZ } from '../statistics/robust-z.ts';
import { type SeasonOfYears, seasonOfYears } from '../statistics/season-of-years.ts';
import { type Line, theilSen } from '../statistics/theil-sen.ts';

export const YEAR = 12;
/** A trend describes the present, so older months are ignored. */
const TREND_MONTHS = 36;
export const SEASON_MONTHS = 60;

/** The expected value of each month: trend times season. */
export interface Expectation {
  months: MonthSum[];
  actual: number[];
  /** Index by calendar month (0 = January); null where it cannot be computed. */
  season: number[] | null;
  line: Line;
  expected: number[];
}

function money(month: MonthSum): number {
  return toNumber(month.amount);
}

/** Index by calendar month, January first, and how it was told. */
export interface CalendarSeason extends Pick<SeasonOfYears, 'isLevelled' | 'isAgreed'> {
  months: number[];
}

/** The season of whole months; null where the file is too short or has months without amounts. */
export function seasonByCalendar(whole: MonthSum[]): CalendarSeason | null {
  const used = whole.slice(-SEASON_MONTHS);
  const season = seasonOfYears(used.map(money), YEAR);
  const first = used[0];
  if (season === null || first === undefined) return null;
  const months = new Array<number>(YEAR).fill(Number.NaN);
  season.indices.forEach((index, place) => {
    months[calendarMonth(first.month + place) - 1] = index;
  });
  return { ...season, months };
}

/**
 * Trend through the latest months, deseasonalised where the season is known and never near zero.
 */
export function expectation(whole: MonthSum[], season: number[] | null): Expectation {
  const months = whole.slice(-TREND_MONTHS);
  const actual = months.map(money);
  const usable = season?.every((index) => index > 0.05) ? season : null;
  const factors = months.map((month) => usable?.[calendarMonth(month.month) - 1] ?? 1);
  const line = theilSen(actual.map((value, index) => value / (factors[index] ?? 1)));
  const expected = factors.map((factor, index) => (line.intercept + line.slope * index) * factor);
  return { months, actual, season: usable, line, expected };
}

/**
 * Robust z-scores of the residuals. With less than three years the season overfits, so the score
 * from the plain trend is used where it is smaller.
 */
export function deviationScores({ actual, expected, season }: Expectation): number[] {
  const scores = robustZ(actual.map((value, index) => value - (expected[index] ?? 0)));
  if (season === null || actual.length >= 3 * YEAR) return scores;
  const plain = theilSen(actual);
  const plainScores = robustZ(
    actual.map((value, index) => value - plain.intercept - plain.slope * index),
  );
  return scores.map((score, index) => {
    const other = plainScores[index] ?? 0;
    if (Math.sign(score) !== Math.sign(other)) return 0;
    return Math.abs(score) < Math.abs(other) ? score : other;
  });
}
