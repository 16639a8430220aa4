import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/**
 * Deletes rows that may hold gigabytes, `atOnce` of them with each statement, so that no statement
 * takes longer than one may. Within a transaction all of them go or none.
 */
export async function deleteInPieces(
  on: Executor,
  table: PgTable,
  which: SQL,
  atOnce: number,
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  for (;;) {
    const { rowCount } = await on.execute(
      sql`delete from ${name} where ctid in (select ctid from ${name} where ${which} limit ${atOnce})`,
    );
    if ((rowCount ?? 0) < atOnce) return;
  }
}
