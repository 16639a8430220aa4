import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';

/** Takes all jobs of an account from the queues with the transaction. A worker finds none of what it works left. */
export async function dropJobsOf(tx: Executor, ownerId: string): Promise<void> {
  // A database that no server has served yet has no queues.
  const { rows } = await tx.execute(sql`select to_regclass('pgboss.job') is not null as there`);
  if (rows[0]?.there !== true) return;
  await tx.execute(
    sql`delete from pgboss.job where name in ('analysis', 'export', 'mailing') and data->>'ownerId' = ${ownerId}`,
  );
}
