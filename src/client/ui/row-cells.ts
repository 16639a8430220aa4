import { formatNumber } from '#engine/text/format.ts';

export interface FileRows {
  columns: readonly string[];
  /** `counted` is what a row adds to the figure that it is behind. */
  rows: readonly { row: number; cells: readonly (string | null)[]; counted?: string | null }[];
}

export interface ShownColumn {
  name: string;
  /** 0-based index among the file's columns. */
  place: number;
  /** All values are numbers: the column is right-aligned. */
  numeric: boolean;
  show: (cell: string) => string;
}

const NUMBER = /^-?\d{1,18}(\.\d+)?$/;

function decimalsIn(cell: string): number {
  return cell.split('.')[1]?.replace(/0+$/, '').length ?? 0;
}

/** Amounts stored with one decimal are kronor and öre that lost the last zero: shown with two. */
function writtenDecimals(most: number): number {
  return most === 1 ? 2 : most;
}

/**
 * How to show `most` columns, those named `first` before the others. Stored amounts (`32370.0`, `13.25`) are formatted the
 * Swedish way; columns of whole numbers stay as they are, since they may be order numbers.
 */
export function shownColumns(
  { columns, rows }: FileRows,
  most: number,
  first: readonly string[] = [],
): ShownColumn[] {
  const placed = columns.map((name, place) => ({ name, place }));
  const isFirst = ({ name }: { name: string }) => first.includes(name);
  const ordered = [...placed.filter(isFirst), ...placed.filter((column) => !isFirst(column))];
  return ordered.slice(0, most).map(({ name, place }) => ({
    name,
    place,
    ...shownCells(rows.flatMap(({ cells }) => cells[place] ?? [])),
  }));
}

/** How to show the cells of one column. */
export function shownCells(cells: readonly string[]): Pick<ShownColumn, 'numeric' | 'show'> {
  const numeric = cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
  const amounts = numeric && cells.some((cell) => cell.includes('.'));
  const decimals = writtenDecimals(Math.max(0, ...cells.map(decimalsIn)));
  return { numeric, show: (cell) => (amounts ? formatNumber(cell, decimals) : cell) };
}
