import type { FileRows } from '../row-cells.ts';

export interface RowsOfFact extends FileRows {
  /** Rows found. */
  total: number;
  /** Exact sum of what the rows found add to the figure; null where it is no sum of its rows. */
  sum: string | null;
}

/** Which of the rows: a page of those with `search` in a cell. */
export interface RowsWanted {
  from: number;
  search: string;
}

/** How to fetch the rows behind a figure; the caller knows which analysis it is. */
export type RowsQuery = (
  factId: string,
  wanted: RowsWanted,
) => {
  queryKey: string[];
  queryFn: () => Promise<RowsOfFact>;
};

/** Saves all rows behind a figure as a file. */
export type SaveRows = (factId: string) => Promise<void>;
