import type { FileRows } from '../row-cells.ts';

export interface RowsOfFact extends FileRows {
  total: number;
}

/** How the rows behind a figure are fetched; the caller knows the analysis. */
export type RowsQuery = (factId: string) => {
  queryKey: string[];
  queryFn: () => Promise<RowsOfFact>;
};
