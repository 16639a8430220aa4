import { normaliseName } from '../../table/normalise-name.ts';
import type { TypedColumn } from '../../table/typed-column.ts';
import { namesLaterDay } from '../../table/vocabulary/header-words.ts';

/**
 * A list may write the date on the first row of each day or group alone. Such a column is filled downwards; null where it
 * is not such a column: every date once, one way through time, and gaps in rows that are filled as the others are.
 */
export function fillDatesDown(
  column: TypedColumn,
  columns: readonly TypedColumn[] = [],
): TypedColumn | null {
  const rows = column.ids.length;
  const gaps = rows - column.filled;
  if (column.type !== 'date' || column.filled < 2 || gaps === 0) return null;
  if (isOfFirstLines(column, columns) || isOfRuns(column, columns)) {
    const filled = filledDown(column);
    return { ...column, ...filled, filled: rows };
  }
  if ((column.ids[0] ?? -1) < 0 || column.counts.some((count) => count !== 1)) return null;
  if (!goesOneWay(column)) return null;
  const { ids, counts } = filledDown(column);
  // A lone gap is a total or a slip, unless its row has all that the others have.
  const groups = counts.filter((count) => count > 1).length;
  const isGrouped = gaps >= rows * 0.4 && groups >= 2;
  if (!isGrouped && !areRowsAlike(column, columns)) return null;
  return { ...column, ids, counts, filled: rows };
}

/** The day stands on the first line of each receipt or order alone, as its number in the first column does. */
function isOfFirstLines({ ids, filled }: TypedColumn, columns: readonly TypedColumn[]): boolean {
  const [number] = columns;
  return (
    (ids[0] ?? -1) >= 0 &&
    number !== undefined &&
    number.type !== 'date' &&
    number.filled === filled &&
    number.counts.every((count) => count === 1) &&
    ids.every((id, row) => id >= 0 === (number.ids[row] ?? -1) >= 0)
  );
}

/** Runs from which a number tells that rows without it are of the run above them. */
const FEWEST_RUNS = 3;

/**
 * The day and the number of each receipt stand on its lines, but not on what was chosen to them: `+ extra ost`. Both are
 * empty on the same rows alone, and the rows of each number are together and of one day.
 */
function isOfRuns(date: TypedColumn, columns: readonly TypedColumn[]): boolean {
  const { ids, filled } = date;
  if ((ids[0] ?? -1) < 0 || namesLaterDay(normaliseName(date.name))) return false;
  const isWhole = (other: TypedColumn) => other.type === 'text' && other.filled === ids.length;
  if (!columns.some(isWhole)) return false;
  return columns.some((number) => {
    if (number === date || number.type === 'date' || number.filled !== filled) return false;
    if (number.counts.length < FEWEST_RUNS) return false;
    const dayOf = new Map<number, number>();
    let before = -1;
    for (const [row, id] of number.ids.entries()) {
      const day = ids[row] ?? -1;
      if (id >= 0 !== day >= 0) return false;
      if (id < 0) continue;
      const own = dayOf.get(id);
      if (own !== undefined && (before !== id || own !== day)) return false;
      dayOf.set(id, day);
      before = id;
    }
    return true;
  });
}

function goesOneWay({ read }: TypedColumn): boolean {
  const goes = (order: readonly (string | null)[]) =>
    order.every((iso, n) => iso !== null && (n === 0 || iso >= (order[n - 1] ?? '')));
  return goes(read) || (read.length > 2 && goes(read.toReversed()));
}

function filledDown({ ids: written, counts: own }: TypedColumn) {
  const ids = new Int32Array(written.length).fill(-1);
  const counts = own.map(() => 0);
  let last = -1;
  for (const [r, id] of written.entries()) {
    last = id < 0 ? last : id;
    ids[r] = last;
    counts[last] = (counts[last] ?? 0) + 1;
  }
  return { ids, counts };
}

/** Rows of one day each that must be dated before a gap is taken for the day above. */
const LEAST_DATED = 5;

/** Rows without a date that say what they are of as every dated row does; an unpaid invoice has no day of payment. */
function areRowsAlike(date: TypedColumn, columns: readonly TypedColumn[]): boolean {
  if (date.filled < LEAST_DATED || namesLaterDay(normaliseName(date.name))) return false;
  const whole = columns.filter(
    (other) => other !== date && date.ids.every((id, row) => id < 0 || (other.ids[row] ?? -1) >= 0),
  );
  if (!whole.some(({ type }) => type === 'text')) return false;
  return date.ids.every((id, row) => id >= 0 || whole.every(({ ids }) => (ids[row] ?? -1) >= 0));
}
