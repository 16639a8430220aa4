import type { Comparison } from '../calendar/comparison.ts';
import { TWO_YEARS } from '../calendar/months.ts';
import { type MonthSum, periodOf, type Timeline } from '../calendar/timeline.ts';
import { count, type QueryRow } from '../query.ts';
import { within } from '../sql.ts';

export type ShapeMonths = readonly MonthSum[];

/** The complete months of a comparison and of what came before it, the latest last; none in a file of quarters or years. */
export function shapeMonths(timeline: Timeline | null, comparison: Comparison | null): ShapeMonths {
  if (timeline === null || comparison === null || timeline.step > 1) return [];
  const last = comparison.currentMonths.at(-1)?.month ?? 0;
  return timeline.whole.filter(({ month }) => month <= last).slice(-TWO_YEARS);
}

/**
 * SQL: a number with a bit set for each of the months that a group has a row in, so that groups are counted by month in the
 * pass that makes them.
 */
export function monthBits(months: ShapeMonths, condition = 'true'): string {
  const [first] = months;
  if (first === undefined) return '0::BIGINT';
  const place = `(year(date) * 12 + month(date) - ${first.month + 1})`;
  return `bit_or(CASE WHEN ${condition} AND ${within('date', periodOf(months))} THEN 1::BIGINT << ${place} ELSE 0 END)`;
}

const nameOf = (name: string, place: number) => `${name}_month_${place}`;

/** SQL: how many have the bit of each month, as columns that `countedByMonth` reads, with a comma before each; of rows that stand for several their sum. */
export const countsByMonth = (
  months: ShapeMonths,
  bits: string,
  name: string,
  counted = 'count(*)',
): string =>
  months
    .map(
      (_, place) =>
        `, ${counted} FILTER (${bits} & ${2 ** place} > 0)::BIGINT AS ${nameOf(name, place)}`,
    )
    .join('');

/** Reads `countsByMonth` of a row: how many there are in the month at a place. */
export const countedByMonth =
  (row: QueryRow, name: string) =>
  (place: number): number =>
    count(row, nameOf(name, place));
