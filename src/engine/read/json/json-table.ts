import type { FlatCell } from './flatten.ts';

/** A list found in a JSON file. */
export interface JsonTable {
  /** Where in the file it stands: `data.rows`; empty where it is the whole file. */
  path: string;
  /** Null where the file names no columns: rows of bare values. */
  names: string[] | null;
  rows: (FlatCell | undefined)[][];
  /** 1-based record or line of each row. */
  lines: number[];
  /** The same records with one of their own rows a row, its columns after theirs; null where they have none. */
  expanded: JsonTable | null;
}
