import { openTable } from '#adapters/data-engine/duckdb.ts';
import { createSalesView } from '#engine/metrics/sales/view.ts';
import type { Understanding } from '#engine/read/understanding.ts';
import { asRowsPage, type RowsPage } from '#features/documents/server/table-rows.ts';

const MOST_ROWS = 50;

/**
 * The rows of the file behind one figure, in the file's order, the first 50. `where` is a condition
 * over the view `sales` that our own engine wrote into the fact.
 */
export async function rowsBehind(
  parquet: Buffer,
  folder: string,
  understanding: Understanding,
  where: string,
): Promise<RowsPage> {
  const engine = await openTable({ parquet, folder });
  try {
    await createSalesView(engine.query, understanding);
    const [counted] = await engine.query(`SELECT count(*) AS n FROM sales WHERE (${where})`);
    const rows = await engine.query(
      `SELECT * FROM data WHERE "row" IN (SELECT "row" FROM sales WHERE (${where}))
       ORDER BY "row" LIMIT ${MOST_ROWS}`,
    );
    return asRowsPage(understanding, rows, Number(counted?.n ?? 0));
  } finally {
    engine.close();
  }
}
