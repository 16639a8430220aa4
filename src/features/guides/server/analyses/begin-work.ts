import { and, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';
import { isOne, isUnfinished } from './where.ts';

/** Notes when an analysis was first worked on, and which version of its guide computes it now. */
export async function beginWork(
  db: Executor,
  ownerId: string,
  id: string,
  engineVersion: string,
  now: Date,
): Promise<void> {
  await db
    .update(analyses)
    .set({ engineVersion, begunAt: sql`coalesce(${analyses.begunAt}, ${now})` })
    .where(and(isOne(ownerId, id), isUnfinished));
}
