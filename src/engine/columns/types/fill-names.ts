import type { TypedColumn } from '../../table/typed-column.ts';

/** Groups of which only the first row bears the name, and the share of the rows that then lack it. */
const FEWEST_GROUPS = 2;
const LEAST_GAPS = 0.3;

/**
 * Names that stand on the first row of each group alone, as a pivot and merged cells leave them, with the rows below given
 * the name above. `isName` says which columns are names. A list by day in which some rows lack a name is none: there each
 * name may be of its own row. Columns that are not so stay as they are, and are returned as such.
 */
export function fillNamesDown(
  columns: readonly TypedColumn[],
  isName: (column: TypedColumn) => boolean,
): readonly TypedColumn[] {
  const groups: TypedColumn[] = [];
  for (const [place, column] of columns.entries()) {
    const outer = columns.slice(0, place);
    if (outer.some((other) => !groups.includes(other) && !isLikewise(other, column))) break;
    if (isGrouped(column, columns, groups.at(-1)) && isName(column)) groups.push(column);
  }
  return groups.length === 0
    ? columns
    : columns.map((column) => (groups.includes(column) ? filledDown(column) : column));
}

/** A number or code of the group beside its name: on the same rows. */
const isLikewise = (other: TypedColumn, { ids, filled }: TypedColumn) =>
  other.filled === filled &&
  (filled === ids.length || ids.every((id, row) => id >= 0 === isFilled(other, row)));

function isGrouped(
  column: TypedColumn,
  columns: readonly TypedColumn[],
  outer: TypedColumn | undefined,
): boolean {
  const { type, ids, filled } = column;
  const gaps = ids.length - filled;
  if (type !== 'text' || filled < FEWEST_GROUPS || gaps < ids.length * LEAST_GAPS) return false;
  if (!standOnceEach(column, outer)) return false;
  const others = columns.slice(columns.indexOf(column) + 1);
  const whole = others.filter((other) => ids.every((id, row) => id < 0 || isFilled(other, row)));
  const isWhole = (other: TypedColumn) => ids.every((_, row) => isFilled(other, row));
  const areAlike = whole.every((other) => other.type === 'text' || isWhole(other));
  const types = new Set(whole.filter(isWhole).map(({ type: own }) => own));
  const tellsApart = types.has('text') || types.has('date');
  const byDay = whole.some((other) => other.type === 'date' && goesOneWay(other));
  return areAlike && tellsApart && types.has('number') && !byDay;
}

const isFilled = ({ ids }: TypedColumn, row: number) => (ids[row] ?? -1) >= 0;

/** Each name once, and the first on the first row: of all rows, or of those of each group around it. */
function standOnceEach({ ids }: TypedColumn, outer: TypedColumn | undefined): boolean {
  let met = new Set<number>();
  for (const [row, id] of ids.entries()) {
    const begins = row === 0 || (outer !== undefined && isFilled(outer, row));
    if (begins) met = new Set();
    if (begins && id < 0) return false;
    if (id < 0) continue;
    if (met.has(id)) return false;
    met.add(id);
  }
  return true;
}

function goesOneWay({ ids, read }: TypedColumn): boolean {
  const days = Array.from(ids, (id) => read[id] ?? '');
  const goes = (isBefore: (a: string, b: string) => boolean) =>
    days.every((iso, row) => row === 0 || isBefore(days[row - 1] ?? '', iso));
  return goes((a, b) => a <= b) || goes((a, b) => a >= b);
}

function filledDown(column: TypedColumn): TypedColumn {
  const ids = new Int32Array(column.ids.length);
  const counts = column.counts.map(() => 0);
  let last = -1;
  for (const [row, id] of column.ids.entries()) {
    last = id < 0 ? last : id;
    ids[row] = last;
    counts[last] = (counts[last] ?? 0) + 1;
  }
  return { ...column, ids, counts, filled: ids.length };
}
