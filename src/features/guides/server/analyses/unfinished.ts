import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';
import { isUnfinished } from './where.ts';

/** All analyses that have not ended; their jobs are queued again at start. */
export async function unfinishedAnalyses(db: Executor) {
  return db
    .select({ ownerId: analyses.ownerId, id: analyses.id })
    .from(analyses)
    .where(isUnfinished);
}
