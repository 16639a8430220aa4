import type { FileRows } from '../row-cells.ts';

export interface RowsOfFact extends FileRows {
  total: number;
}

/** How to fetch the rows behind a figure; the caller knows which analysis it is. */
export type RowsQuery = (factId: string) => {
  queryKey: string[];
  queryFn: () => Promise<RowsOfFact>;
};
