import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type AnalysisRow, analyses } from '../table.ts';
import { isDone, isOfGuide, newestFirst } from './where.ts';

/** The last finished analysis of the same guide and company before `later`. */
export async function analysisBefore(
  db: Executor,
  later: AnalysisRow,
): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(
      and(
        isOfGuide(later.ownerId, later.analysisType),
        isDone,
        eq(analyses.sample, later.sample),
        lt(analyses.createdAt, later.createdAt),
      ),
    )
    .orderBy(...newestFirst)
    .limit(1);
  return row ?? null;
}
