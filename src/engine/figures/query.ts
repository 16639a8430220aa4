import { type Decimal, decimal } from '../facts/decimal.ts';

/** One row of an answer: decimals as exact strings, dates as YYYY-MM-DD, counts as numbers. */
export type QueryRow = Record<string, string | number | boolean | null>;

/** Runs one SQL statement (DuckDB's dialect) on the opened table, which is named `data`. */
export type Query = (sql: string) => Promise<QueryRow[]>;

/** The first row of an answer; throws where there is none. */
export function onlyRow(rows: QueryRow[]): QueryRow {
  const first = rows[0];
  if (first === undefined) throw new RangeError('the query gave no row');
  return first;
}

function cell(row: QueryRow, column: string): string | number | boolean | null {
  const value = row[column];
  if (value === undefined) throw new RangeError(`the query gave no column ${column}`);
  return value;
}

/** A text, date or exact decimal; null where the cell is empty. */
export function textOrNull(row: QueryRow, column: string): string | null {
  const value = cell(row, column);
  return value === null ? null : String(value);
}

/** A text, date or exact decimal; throws where the cell is empty. */
export function text(row: QueryRow, column: string): string {
  const value = textOrNull(row, column);
  if (value === null) throw new RangeError(`the query gave an empty ${column}`);
  return value;
}

/** A count; zero where the cell is empty. */
export function count(row: QueryRow, column: string): number {
  return Number(cell(row, column) ?? 0);
}

/** An exact decimal; null where the cell is empty. */
export function amountOrNull(row: QueryRow, column: string): Decimal | null {
  const value = textOrNull(row, column);
  return value === null ? null : decimal(value);
}

/** A sum; zero where there are no cells to sum. */
export function amount(row: QueryRow, column: string): Decimal {
  return decimal(textOrNull(row, column) ?? '0');
}
