import { formatNumber } from '#engine/text/format.ts';

export interface FileRows {
  columns: readonly string[];
  rows: readonly { row: number; cells: readonly (string | null)[] }[];
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
 * How to show the first `most` columns. Stored amounts (`32370.0`, `13.25`) are formatted the
 * Swedish way; columns of whole numbers stay as they are, since they may be order numbers.
 */
export function shownColumns({ columns, rows }: FileRows, most: number): ShownColumn[] {
  return columns.slice(0, most).map((name, place) => {
    const cells = rows.flatMap(({ cells }) => cells[place] ?? []);
    const numeric = cells.length > 0 && cells.every((cell) => NUMBER.test(cell));
    const amounts = numeric && cells.some((cell) => cell.includes('.'));
    const decimals = writtenDecimals(Math.max(0, ...cells.map(decimalsIn)));
    return {
      name,
      place,
      numeric,
      show: (cell) => (amounts ? formatNumber(cell, decimals) : cell),
    };
  });
}
