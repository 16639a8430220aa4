import { partOfYear } from '../../columns/types/part-of-year.ts';
import { readNumbers } from '../../columns/types/type-column.ts';
import { yearOfHeading } from '../../columns/types/year-headings.ts';
import { type Cell, cellText } from '../../table/cell.ts';
import { type ColumnStore, toColumns } from '../../table/column-store.ts';
import { type Body, rowAt, withoutRows } from './body.ts';
import { leaveSum } from './row-kinds.ts';
import { wholeUnits } from './sums/whole-units.ts';

/** Years that must tell, and parts of each. */
const FEWEST = 2;

interface Year {
  row: number;
  year: number;
  parts: number[];
}

/**
 * The body of a pivot that has its years among their months, each with what these come to: the months with their year, and
 * the years left out as sums. The body itself where it has no such rows.
 */
export function withoutYearSums(body: Body): Body {
  for (const store of body.stores) {
    const years = yearsIn(store);
    if (years.length < FEWEST || years.some(({ parts }) => parts.length < FEWEST)) continue;
    if (!body.stores.some((amount) => amount !== store && isSummed(amount, years))) continue;
    for (const { row } of years) leaveSum(body, rowAt(body, row), 'summan av årets rader');
    const named = {
      ...body,
      stores: body.stores.map((own) => (own === store ? dated(own, years) : own)),
    };
    return withoutRows(named, new Set(years.map(({ row }) => row)));
  }
  return body;
}

/** The years of a column of years and parts of them, with the rows of the parts below each; none where it has other words. */
function yearsIn({ ids, values }: ColumnStore): Year[] {
  const years: Year[] = [];
  // Asked of one word at a time: the first that is neither ends it, before a large column's others are read.
  const known: (number | 'part')[] = [];
  for (const [row, id] of ids.entries()) {
    if (id < 0) continue;
    const word = known[id] ?? yearOrPart(values[id]);
    if (word === null) return [];
    known[id] = word;
    if (word === 'part') years.at(-1)?.parts.push(row);
    else years.push({ row, year: word, parts: [] });
  }
  return years;
}

const yearOrPart = (cell: Cell | undefined): number | 'part' | null =>
  yearOfHeading(cell) ?? (partOfYear(cellText(cell)) === null ? null : 'part');

/** Whether each year has in the column exactly what its parts come to. */
function isSummed(store: ColumnStore, years: readonly Year[]): boolean {
  const column = readNumbers(store, undefined);
  const amounts = column && wholeUnits([column])?.values[0];
  if (!amounts) return false;
  return years.every(
    ({ row, parts }) =>
      parts.reduce((sum, part) => sum + (amounts[part] || 0), 0) === amounts[row] &&
      amounts[row] !== 0,
  );
}

/** The column with the year behind each part of one. */
function dated(store: ColumnStore, years: readonly Year[]): ColumnStore {
  const yearOf = new Map(years.flatMap(({ year, parts }) => parts.map((row) => [row, year])));
  const cells = Array.from(store.ids, (id, row) => {
    const text = cellText(store.values[id] ?? '').trim();
    const year = yearOf.get(row);
    return { cells: [year === undefined ? text : `${text} ${year}`] };
  });
  const [made] = toColumns(cells, [store.name]);
  return made ? { ...made, index: store.index } : store;
}
