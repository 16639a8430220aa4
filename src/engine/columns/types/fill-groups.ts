import type { TypedColumn } from '../../table/typed-column.ts';
import type { PartOfYear } from './part-of-year.ts';

interface ColumnOf<T> {
  column: TypedColumn;
  values: readonly T[];
}

export interface FilledGroups {
  years: (number | null)[];
  parts: (PartOfYear | null)[];
  /** True where empty cells got the value above. */
  isFilled: boolean;
}

/**
 * Year and part of year by row. A pivot writes the year on its first row alone, and the month on the first row of its
 * group: the rows below get both where time then goes one way through the whole table. Null where it does not.
 */
export function filledInGroups(
  years: ColumnOf<number> | null,
  parts: ColumnOf<PartOfYear>,
): FilledGroups | null {
  const rows = parts.column.ids.length;
  const written = {
    years: Array.from(
      { length: rows },
      (_, row) => years?.values[years.column.ids[row] ?? -1] ?? null,
    ),
    parts: Array.from(
      { length: rows },
      (_, row) => parts.values[parts.column.ids[row] ?? -1] ?? null,
    ),
  };
  const isWhole = parts.column.filled === rows && (!years || years.column.filled === rows);
  if (isWhole) return { ...written, isFilled: false };
  const filled = filledDown(written.years, written.parts);
  if (!goesOneWay(filled)) return null;
  return { ...filled, isFilled: true };
}

function filledDown(years: readonly (number | null)[], parts: readonly (PartOfYear | null)[]) {
  const filled = { years: [] as (number | null)[], parts: [] as (PartOfYear | null)[] };
  let [year, part]: [number | null, PartOfYear | null] = [null, null];
  for (const [row, own] of parts.entries()) {
    const begins = years[row] ?? null;
    // A new year without its month is the year's own row, not the month before.
    if (begins !== null && begins !== year) part = null;
    year = begins ?? year;
    part = own ?? part;
    filled.years.push(year);
    filled.parts.push(part);
  }
  return filled;
}

function goesOneWay({ years, parts }: Pick<FilledGroups, 'years' | 'parts'>): boolean {
  const times = parts.flatMap((part, row) =>
    part === null ? [] : [(years[row] ?? 0) * 100 + part.number],
  );
  if (times.length < parts.length) return false;
  return (
    times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0)) ||
    times.every((time, at) => at === 0 || time <= (times[at - 1] ?? 0))
  );
}
