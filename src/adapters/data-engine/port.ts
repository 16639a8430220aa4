/** One row of an answer. Decimals are exact strings, dates YYYY-MM-DD, counts numbers. */
export type DataRow = Record<string, string | number | boolean | null>;

/**
 * The columnar SQL engine (DuckDB's dialect) on one stored table. No access to other files, the
 * network or extensions. Closed after use.
 */
export interface DataEngine {
  query(sql: string): Promise<DataRow[]>;
  close(): void;
}
