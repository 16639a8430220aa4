/** A column of the table to be stored, dictionary-coded as the reader has it. */
export interface TableColumn {
  name: string;
  kind: 'date' | 'number' | 'text';
  /** `values[ids[row]]`; -1 = empty. Numbers in plain notation, dates YYYY-MM-DD. */
  ids: Int32Array;
  values: (string | null)[];
}

/** The table of used rows: what is stored and what every figure is computed from. */
export interface Table {
  columns: TableColumn[];
  /** 1-based source line or row of each row. */
  lines: Int32Array;
  /** Places of the used rows in `ids` and `lines`. */
  used: Int32Array;
  /** The table as the file has it, before months became rows. */
  written: () => WrittenTable;
}

/** Values as they stand in the file. */
export interface WrittenTable {
  /** Null where the file has no header. */
  names: string[] | null;
  columns: { ids: Int32Array; values: string[] }[];
  /** Places of the rows of data, also those without amount or date. */
  rows: number[];
}
