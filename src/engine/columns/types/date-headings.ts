import { cellText } from '../../table/cell.ts';
import type { Grain, TypedColumn } from '../../table/typed-column.ts';
import { readDate } from './date.ts';
import { partOfYear, startOf } from './part-of-year.ts';
import { yearsOf } from './years-near.ts';

interface Heading {
  iso: string;
  grain: Grain;
}

/** Headings from which time is what they tell. */
const FEWEST = 2;

/**
 * By row: the first day of the month, week or day that the line above its block names, in tables whose rows have no time
 * of their own: `Januari 2025` on a line alone. Null where such lines are not all in order, or a row stands above them.
 */
export function datesOfHeadings(
  columns: readonly TypedColumn[],
  near: readonly string[],
): { rows: (string | null)[]; grain: Grain } | null {
  const alone = valuesAlone(columns);
  const headings = headingsIn(alone, near);
  const [first] = headings.values();
  const times = [...headings.values()].map(({ iso }) => iso);
  if (first === undefined || !goesOneWay(times)) return null;
  if ([...headings.values()].some(({ grain }) => grain !== first.grain)) return null;
  const rows: (string | null)[] = [];
  let current = headingAbove(near, [...headings.values()]);
  let isFollowed = true;
  if (new Set(current === null ? times : [current, ...times]).size < FEWEST) return null;
  for (const [row, value] of alone.entries()) {
    const heading = headings.get(row);
    if (heading && !isFollowed) return null;
    isFollowed = heading ? false : isFollowed || value === null;
    current = heading?.iso ?? current;
    if (current === null && value === null) return null;
    rows.push(heading ? null : current);
  }
  return isFollowed ? { rows, grain: first.grain } : null;
}

/** The heading of the first block, which stands among the lines above the table: `Januari` before `Februari`. */
function headingAbove(near: readonly string[], headings: readonly Heading[]): string | null {
  const times = headings.map(({ iso }) => iso);
  const above = headingsIn(near, near);
  const fits = ({ iso, grain }: Heading) =>
    grain === headings[0]?.grain && !times.includes(iso) && goesOneWay([iso, ...times]);
  return [...above.values()].findLast(fits)?.iso ?? null;
}

/** By row: what stands on it where that is in one cell alone; null on rows with more. */
function valuesAlone(columns: readonly TypedColumn[]): (string | null)[] {
  const own = columns.filter(({ madeOf }) => madeOf === undefined);
  return Array.from(own[0]?.ids ?? [], (_, row) => {
    const filled = own.filter(({ ids }) => (ids[row] ?? -1) >= 0);
    const [only] = filled;
    return only && filled.length === 1 ? cellText(only.values[only.ids[row] ?? -1]).trim() : null;
  });
}

function headingsIn(
  alone: readonly (string | null)[],
  near: readonly string[],
): Map<number, Heading> {
  const named = alone.flatMap((text, row) => {
    if (text === null) return [];
    const name = text.endsWith(':') ? text.slice(0, -1).trim() : text;
    const date = readDate(name);
    return [{ row, date, part: date === null ? partOfYear(name) : null }];
  });
  const parts = named.flatMap(({ part }) => part ?? []);
  const yearFor = parts.length > 0 ? yearsOf(parts, near) : null;
  return new Map(
    named.flatMap(({ row, date, part }): [number, Heading][] => {
      const iso = date?.iso ?? (part && yearFor ? startOf(part, yearFor(part)) : null);
      const grain = date?.grain ?? part?.grain;
      return iso && grain ? [[row, { iso, grain }]] : [];
    }),
  );
}

const goesOneWay = (times: readonly string[]): boolean =>
  times.every((time, at) => at === 0 || time >= (times[at - 1] ?? '')) ||
  times.every((time, at) => at === 0 || time <= (times[at - 1] ?? ''));
