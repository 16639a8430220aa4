import { openTable } from '#adapters/data-engine/duckdb.ts';
import type { Understanding } from '#engine/table/understanding.ts';
import { asRowsPage, type RowsPage } from '#features/documents/server/table-rows.ts';
import type { View } from './guide.ts';

const MOST_ROWS = 50;

/**
 * The first 50 rows of the file behind one figure, in file order. `where` is an SQL condition over
 * the guide's view, written into the fact by our own engine.
 */
export async function rowsBehind(
  {
    understanding,
    parquet,
    where,
  }: { understanding: Understanding; parquet: string; where: string },
  view: View,
): Promise<RowsPage> {
  const engine = await openTable({ parquet });
  try {
    await view.create(engine.query, understanding);
    const [counted] = await engine.query(`SELECT count(*) AS n FROM ${view.name} WHERE (${where})`);
    const rows = await engine.query(
      `SELECT * FROM data WHERE "row" IN (SELECT "row" FROM ${view.name} WHERE (${where}))
       ORDER BY "row" LIMIT ${MOST_ROWS}`,
    );
    return asRowsPage(understanding, rows, Number(counted?.n ?? 0));
  } finally {
    engine.close();
  }
}
