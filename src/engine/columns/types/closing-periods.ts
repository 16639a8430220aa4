import { type Cell, cellText } from '../../table/cell.ts';
import type { Grain } from '../../table/typed-column.ts';

/** Periods after the twelfth, in which the books of a year are closed: `202513`, `2025-13`, `2025P13`. */
const closing = /^((?:19|20)\d{2})[-/. ]?P?1[3-6]$/i;
/** Months written beside them that show the column to be of periods. */
const FEWEST_MONTHS = 3;

interface Read {
  values: readonly Cell[];
  grain: Grain;
  read: (string | null)[];
  unreadable: readonly number[];
}

/** What is left unread of a column of months when the periods that close a year are read as its last month. */
export function readClosingPeriods({ values, grain, read, unreadable }: Read): number[] {
  const months = new Set(read.filter((iso) => iso !== null));
  if (grain !== 'month' || months.size < FEWEST_MONTHS) return [...unreadable];
  return unreadable.filter((id) => {
    const [, year] = closing.exec(cellText(values[id] ?? '').trim()) ?? [];
    if (year === undefined || !isCalendar(months, Number(year))) return true;
    read[id] = `${year}-12-01`;
    return false;
  });
}

/** A year that ends with its December: one that goes on in the next and begins within this is another financial year. */
const isCalendar = (months: ReadonlySet<string>, year: number): boolean =>
  months.has(`${year}-12-01`) && (months.has(`${year}-01-01`) || !months.has(`${year + 1}-01-01`));
