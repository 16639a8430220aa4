import { and } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analyses, failed } from '../table.ts';
import { isOne } from './where.ts';

/** Lets a failed analysis wait to be worked anew, with what was frozen for it; false where it has not failed. */
export async function reopenAnalysis(db: Executor, ownerId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(analyses)
    .set({
      stage: 'queued',
      percent: 0,
      progressText: '',
      errorCode: null,
      errorText: null,
      begunAt: null,
      finishedAt: null,
      crashes: 0,
    })
    .where(and(isOne(ownerId, id), failed(analyses.stage)));
  return rowCount === 1;
}
