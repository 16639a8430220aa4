import type { TypedColumn } from '../../table/typed-column.ts';

/** Names of which there must be several, each with rows below it. */
const FEWEST = 2;
/** A column of the rows themselves is filled on at least this share of all rows, and a heading's on no more. */
const OWN = 0.5;

/** A table whose names stand on rows of their own, put on the rows below them. */
export interface HeadedRows {
  columns: TypedColumn[];
  others: Map<number, 'groupHeading'>;
}

const isFilled = ({ ids }: TypedColumn, row: number) => (ids[row] ?? -1) >= 0;

/**
 * Puts names that stand alone on a row above what they are of, as programs print a ledger by supplier or sales by customer,
 * on the rows below, with a number or code beside them. `isName` says which columns are names, `isSum` which of their
 * values sum what is above. Null where the table is not so.
 */
export function namesOfHeadings(
  columns: readonly TypedColumn[],
  isName: (column: TypedColumn) => boolean,
  isSum: (value: string) => boolean,
): HeadedRows | null {
  const rows = columns[0]?.ids.length ?? 0;
  const own = columns.filter(({ filled }) => filled > rows * OWN);
  // The first name stands on the first row, alone: seen before all rows are gone through.
  if (!own.some(({ type }) => type === 'number') || own.some((each) => isFilled(each, 0)))
    return null;
  const others = columns.filter((column) => !own.includes(column));
  const isBelow = Array.from({ length: rows }, (_, row) => own.some((each) => isFilled(each, row)));
  const name = others.find(
    (column) => column.type === 'text' && standAlone(column, isBelow, isSum) && isName(column),
  );
  if (name === undefined) return null;
  const headings = new Map<number, 'groupHeading'>();
  isBelow.forEach((below, row) => {
    if (!below && isFilled(name, row)) headings.set(row, 'groupHeading');
  });
  const beside = others.filter((column) => isOfHeadings(column, isBelow));
  const filled = columns.map((column) =>
    column === name || beside.includes(column) ? putBelow(column, headings) : column,
  );
  return { columns: filled, others: headings };
}

/** Whether names stand on rows that have nothing else, the first on the first row, and on others only where they sum. */
function standAlone(
  { ids, values }: TypedColumn,
  isBelow: readonly boolean[],
  isSum: (value: string) => boolean,
): boolean {
  const sums = values.map((value) => isSum(String(value)));
  const wrong = isBelow.some((below, row) => {
    const id = ids[row] ?? -1;
    return below ? id >= 0 && sums[id] !== true : id >= 0 && sums[id] === true;
  });
  const begun = isBelow.filter((below, row) => below && row > 0 && isBelow[row - 1] === false);
  return !wrong && (ids[0] ?? -1) >= 0 && begun.length >= FEWEST;
}

/** Numbers and codes that stand beside the names alone. */
const isOfHeadings = (column: TypedColumn, isBelow: readonly boolean[]): boolean =>
  column.filled > 0 && isBelow.every((below, row) => !(below && isFilled(column, row)));

/** The column with the value of each heading on the rows below it; where one has none they have none. */
function putBelow(column: TypedColumn, headings: ReadonlyMap<number, unknown>): TypedColumn {
  const counts = column.counts.map(() => 0);
  let last = -1;
  let filled = 0;
  const ids = column.ids.map((own, row) => {
    if (headings.has(row)) last = own;
    const id = own >= 0 ? own : last;
    if (id >= 0) {
      counts[id] = (counts[id] ?? 0) + 1;
      filled++;
    }
    return id;
  });
  return { ...column, ids, counts, filled };
}
