import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';
import { isOne } from './where.ts';

/** Counts a child process that an analysis brought down; returns how many it has by now. */
export async function noteCrash(db: Executor, ownerId: string, id: string): Promise<number> {
  const [row] = await db
    .update(analyses)
    .set({ crashes: sql`${analyses.crashes} + 1` })
    .where(isOne(ownerId, id))
    .returning({ crashes: analyses.crashes });
  return row?.crashes ?? 0;
}
