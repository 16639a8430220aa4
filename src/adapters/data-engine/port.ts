/** One row of an answer. Decimals come as exact strings, dates as YYYY-MM-DD, counts as numbers. */
export type DataRow = Record<string, string | number | boolean | null>;

/**
 * The columnar SQL engine, in DuckDB's dialect. Opened on one stored table, closed after use; has no
 * access to other files, to the network or to extensions.
 */
export interface DataEngine {
  query(sql: string): Promise<DataRow[]>;
  close(): void;
}
