import type { ResultBasis } from '#engine/text/result.ts';
import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';
import { isOne } from './where.ts';

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
    .where(isOne(ownerId, id));
}
