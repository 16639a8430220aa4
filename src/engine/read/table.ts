import type { Grain } from '../columns/date.ts';

/** A column of the table to be stored, dictionary-coded as the reader has it. */
export interface TableColumn {
  name: string;
  kind: 'date' | 'number' | 'text';
  /** `values[ids[row]]`; -1 = empty. Numbers in plain notation, dates YYYY-MM-DD. */
  ids: Int32Array;
  values: (string | null)[];
  /** As it stands in the file, for `--table`. */
  written: string[];
}

/** The table of used rows: what is stored and what every figure is computed from. */
export interface Table {
  columns: TableColumn[];
  /** 1-based source line or row of each row. */
  lines: Int32Array;
  /** Places of the used rows in `ids` and `lines`. */
  used: Int32Array;
  /** Places of all rows of the table, also those without amount or date. */
  kept: Int32Array;
  /** False where the file has no header and the names are ours. */
  headed: boolean;
  grain: Grain | null;
}
