import { and } from 'drizzle-orm';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';
import { isOne, isUnfinished } from './where.ts';

/** Stores the result of an analysis; one that has ended is left as it is. */
export async function finishAnalysis(
  db: Executor,
  ownerId: string,
  id: string,
  result: ResultBasis,
  now: Date,
): Promise<void> {
  await db
    .update(analyses)
    .set({ stage: 'done', percent: 100, progressText: 'Klar', result, finishedAt: now })
    .where(and(isOne(ownerId, id), isUnfinished));
}
