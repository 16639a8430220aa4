import { and } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Progress } from '../../contract.ts';
import { analyses } from '../table.ts';
import { isOne, isUnfinished } from './where.ts';

/** Stores the progress of an analysis; one that has ended is left as it is. */
export async function noteProgress(
  db: Executor,
  ownerId: string,
  id: string,
  { stage, percent, text }: Progress,
): Promise<void> {
  await db
    .update(analyses)
    .set({ stage, percent, progressText: text })
    .where(and(isOne(ownerId, id), isUnfinished));
}
