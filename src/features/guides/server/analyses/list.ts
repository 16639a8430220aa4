import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analyses } from '../table.ts';
import { isDone, newestFirst } from './where.ts';

/** An owner's finished analyses, newest first, without their results. */
export async function listAnalyses(db: Executor, ownerId: string) {
  return db
    .select({
      id: analyses.id,
      analysisType: analyses.analysisType,
      createdAt: analyses.createdAt,
      sample: analyses.sample,
      document: analyses.document,
    })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), isDone))
    .orderBy(...newestFirst);
}
