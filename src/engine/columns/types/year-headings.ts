import { type Cell, cellText } from '../../table/cell.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { yearIn } from './years-near.ts';

/** What blocks of years are of, before their year. */
const sums =
  '(?:total )?(?:försäljning|omsättning|fakturering|intäkter|kostnader|utgifter|inköp|sales|revenue|costs)(?: för| under)?';
const heading = new RegExp(
  `^(?:${sums} )?(?:(?:för )?(?:år|året|räkenskapsår|verksamhetsår|year)|(?:kvartal|kv|q) ?[1-4]|[kq][1-4]|(?:halvår|h) ?[12]|tertial ?[1-3])?[ :,–-]{0,3}((?:19|20)\\d\\d)\\s?:?$`,
  'i',
);

/** The year of a line that names a year or a part of one, and what it is of: `År 2024`, `Kvartal 2 2025`, `Försäljning 2024`. */
export function yearOfHeading(cell: Cell | undefined): number | null {
  const [, year] = heading.exec(cellText(cell).trim()) ?? [];
  return year === undefined ? null : Number(year);
}

/** The year of a line that names one as `yearOfHeading`, or after a title that says the same of another: `Butik Söder 2024`. */
export function yearOfBlock(cell: Cell | undefined, near: readonly string[]): number | null {
  const year = yearOfHeading(cell);
  if (year !== null) return year;
  const text = cellText(cell);
  const own = withoutYear(text);
  const isSame = own !== null && own !== '' && near.some((title) => withoutYear(title) === own);
  const named = isSame ? yearIn([text]) : null;
  return named === null ? null : Number(named);
}

/** A line without the one year in it; null where it has none. */
function withoutYear(line: string): string | null {
  const years = line.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g);
  return years?.length === 1 ? line.replace(years[0], '').trim().toLowerCase() : null;
}

export interface YearHeadings {
  /** By row: the year of the heading above it; null above the first. */
  years: (number | null)[];
  /** The columns without the headings. */
  columns: TypedColumn[];
}

/** Blocks under each other, each with its year on a line of its own; null where the table has no such lines. */
export function yearHeadings(
  columns: readonly TypedColumn[],
  near: readonly string[] = [],
): YearHeadings | null {
  const [first, ...others] = columns;
  if (!first || others.length === 0) return null;
  const named = first.values.map((cell) => yearOfBlock(cell, near));
  if (named.every((year) => year === null)) return null;
  const rows = new Map<number, number>();
  first.ids.forEach((id, row) => {
    const year = named[id] ?? null;
    if (year !== null && others.every(({ ids }) => (ids[row] ?? -1) < 0)) rows.set(row, year);
  });
  if (rows.size === 0) return null;
  let current: number | null = null;
  const years = Array.from(first.ids, (_, row) => {
    current = rows.get(row) ?? current;
    return current;
  });
  return { years, columns: [withoutCells(first, rows), ...others] };
}

/** The column with nothing on some of its rows, and without the values that only they had. */
function withoutCells(column: TypedColumn, rows: ReadonlyMap<number, number>): TypedColumn {
  const counts = [...column.counts];
  for (const row of rows.keys()) {
    const id = column.ids[row] ?? -1;
    counts[id] = (counts[id] ?? 0) - 1;
  }
  const left = counts.flatMap((count, id) => (count > 0 ? [id] : []));
  const places = new Map(left.map((id, place) => [id, place]));
  const own = <T>(values: readonly T[]) => values.filter((_, id) => places.has(id));
  return {
    ...column,
    ids: column.ids.map((id, row) => (rows.has(row) ? -1 : (places.get(id) ?? -1))),
    values: own(column.values),
    read: own(column.read),
    firsts: own(column.firsts),
    counts: own(counts),
    filled: column.filled - rows.size,
    unreadable: column.unreadable.flatMap((id) => places.get(id) ?? []),
  };
}
