import { MONTHS_OF } from '../../columns/types/several-months.ts';
import type { Grain } from '../../table/typed-column.ts';

/** A column of a table of periods. */
export interface PeriodColumn {
  place: number;
  iso: string;
  grain: Grain;
}

/** Months that a period of the grain is of, from the one that it begins with. */
export const monthsOf = (grain: Grain) =>
  grain === 'day' || grain === 'week' ? 1 : MONTHS_OF[grain];

/** Months beside quarters that have none are told by their quarter, and quarters by a half year: a quarter is no month. */
export function evened(periods: readonly PeriodColumn[]): PeriodColumn[] {
  const longest = periods
    .map(({ grain }) => grain)
    .filter((grain) => grain !== 'year')
    .reduce((one, other) => (monthsOf(other) > monthsOf(one) ? other : one), 'day');
  if (monthsOf(longest) === 1) return [...periods];
  return periods.map(({ place, iso }) => {
    const months = monthsOf(longest);
    const first = Math.floor((monthOfYear(iso) - 1) / months) * months + 1;
    return {
      place,
      iso: `${iso.slice(0, 5)}${String(first).padStart(2, '0')}-01`,
      grain: longest,
    };
  });
}

/** The month in a year of a date, or of a month or quarter without its year. */
export const monthOfYear = (iso: string) => Number(iso.length === 10 ? iso.slice(5, 7) : iso);
