import { type Cell, cellText, isBlank, type Row } from '../../table/cell.ts';
import { normaliseName } from '../../table/normalise-name.ts';
import { namesColumn } from '../../table/vocabulary/column-names.ts';
import { filledCount, isPeriod, isPivotFilter, isTitleLine, shapeOfCell } from './header-shape.ts';
import { areNumberedHeaders } from './numbered-headers.ts';
import type { Shape } from './value-shape.ts';

/** The columns that a header may be above, and how many of them most rows fill. */
export interface Columns {
  width: number;
  typical: number;
  shapes: readonly Shape[];
}

/** Lines above a table such as `Butik 12` have a name and a value too: so few may be those. */
const FEWEST_IN_TWO = 2;

/** So few rows above what the columns are called may be notes about the list. */
const FEWEST_SORTED = 3;

/** The rows that are like those below a header: where they begin, and whether they are enough to be more of them. */
export interface RowsAbove {
  first: number;
  areMany: boolean;
}

/**
 * The rows from `from` to a possible header that are like those below it: the list had begun. Null where
 * none are. A row of a name and a value tells it only with another, right above what no column is called.
 */
export function rowsAbove(
  rows: readonly Row[],
  { from, header }: { from: number; header: number },
  columns: Columns,
): RowsAbove | null {
  const between = rows.slice(from, header);
  const alike = between.map((row) => likeRows(row.cells, columns));
  const sure = alike.indexOf('sure');
  const areMany = alike.filter((each) => each === 'sure').length >= FEWEST_SORTED;
  if (sure >= 0) return { first: from + sure, areMany };
  if (isNamed(rows[header], columns.width)) return null;
  const first = alike.lastIndexOf('no') + 1;
  const line = between[first]?.line ?? 0;
  const isRun = between.slice(first).every((row, n) => row.line === line + n);
  return isRun && between.length - first >= FEWEST_IN_TWO
    ? { first: from + first, areMany: true }
    : null;
}

/** Whether a row says what columns are called. */
export function isNamed(row: Row | undefined, width: number): boolean {
  const filled = (row?.cells ?? []).slice(0, width).filter((cell) => !isBlank(cell));
  const named = filled.filter((cell) => namesColumn(normaliseName(cellText(cell))));
  return named.length >= Math.min(2, filled.length);
}

/** Whether a row has the kind of value in each column that most rows have: `sure` where several columns tell it. */
function likeRows(
  cells: readonly Cell[],
  { width, typical, shapes }: Columns,
): 'sure' | 'maybe' | 'no' {
  const filled = filledCount(cells.slice(0, width));
  if (filled < Math.max(2, typical * 0.7)) return 'no';
  if (isTitleLine(cells) || isPivotFilter(cells) || areNumberedHeaders(cells)) return 'no';
  let same = 0;
  for (let c = 0; c < width; c++) {
    const shape = shapeOfCell(cells[c]);
    const below = shapes[c] ?? 'empty';
    if (shape === 'empty') continue;
    const isValue = shape === 'number' || shape === 'date';
    if (below === 'number' || below === 'date') {
      if (shape !== below || (shape === 'number' && isPeriod(cells[c]))) return 'no';
      same++;
    } else if (isValue && below === 'empty') return 'no';
  }
  if (same === 0) return 'no';
  return same >= 2 && filled >= 3 ? 'sure' : 'maybe';
}
