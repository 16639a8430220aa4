import { openTable } from '#adapters/data-engine/duckdb.ts';
import type { DataRow } from '#adapters/data-engine/port.ts';
import type { Understanding } from '#engine/table/understanding.ts';

export const PAGE_ROWS = 100;

export interface RowsPage {
  columns: string[];
  rows: { row: number; cells: (string | null)[] }[];
  total: number;
}

/** Puts rows of the engine (`row`, `c0` …) under the file's own column names. */
export function asRowsPage(understanding: Understanding, rows: DataRow[], total: number): RowsPage {
  return {
    columns: understanding.columns.map((column) => column.name),
    rows: rows.map((row) => ({
      row: Number(row.row),
      cells: understanding.columns.map(({ index }) => {
        const cell = row[`c${index}`] ?? null;
        return cell === null ? null : String(cell);
      }),
    })),
    total,
  };
}

/** One page of a stored table, in file order. `parquet` is its path. */
export async function pageOfTable({
  parquet,
  understanding,
  from,
}: {
  parquet: string;
  understanding: Understanding;
  from: number;
}): Promise<RowsPage> {
  const engine = await openTable({ parquet });
  try {
    const [counted] = await engine.query('SELECT count(*) AS n FROM data');
    const rows = await engine.query(
      `SELECT * FROM data ORDER BY row LIMIT ${PAGE_ROWS} OFFSET ${Math.trunc(from)}`,
    );
    return asRowsPage(understanding, rows, Number(counted?.n ?? 0));
  } finally {
    engine.close();
  }
}
