import { writeFile } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Table, TableColumn } from '#engine/table/table.ts';
import { canonicalCsv } from './canonical-csv.ts';

/** A column's SQL type: exact decimals wide enough for its longest value. */
export function sqlType(column: TableColumn): string {
  if (column.kind === 'text') return 'VARCHAR';
  if (column.kind === 'date') return 'DATE';
  let whole = 1;
  let scale = 0;
  for (const value of column.values) {
    if (!value) continue;
    const digits = value.startsWith('-') ? value.slice(1) : value;
    const point = digits.indexOf('.');
    whole = Math.max(whole, point < 0 ? digits.length : point);
    if (point >= 0) scale = Math.max(scale, digits.length - point - 1);
  }
  // DuckDB's exact decimals have 38 digits: decimals are cut before whole digits.
  const fraction = Math.max(0, Math.min(scale, 38 - whole, 18));
  return whole > 38 ? 'VARCHAR' : `DECIMAL(${Math.max(18, whole + fraction)},${fraction})`;
}

/**
 * Writes the used rows as Parquet: `row INTEGER` and `c0 … cN`. By way of CSV, which DuckDB reads
 * far faster than it appends single cells.
 */
export async function storeTable(
  connection: DuckDBConnection,
  table: Table,
  folder: string,
): Promise<string> {
  const csv = `${folder}/table.csv`;
  const parquet = `${folder}/table.parquet`;
  await writeFile(csv, canonicalCsv(table), { mode: 0o600 });
  const columns = [
    `'row': 'INTEGER'`,
    ...table.columns.map((column, c) => `'c${c}': '${sqlType(column)}'`),
  ];
  await connection.run(
    `COPY (SELECT * FROM read_csv('${csv}', header = false, auto_detect = false, delim = ',', quote = '"', escape = '"',
      nullstr = '', new_line = '\\n', strict_mode = true, max_line_size = 20000000, columns = {${columns.join(', ')}}))
     TO '${parquet}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20480)`,
  );
  return parquet;
}
