import { and, desc } from 'drizzle-orm';
import { type GuideId, guideIdentities } from '#contract/guides.ts';
import type { Executor } from '#server/db/database.ts';
import { type AnalysisRow, analyses } from '../table.ts';
import { isOfGuide, isUnfinished } from './where.ts';

/** The guide's running analysis; null without one. */
export async function runningAnalysis(
  db: Executor,
  ownerId: string,
  guide: GuideId,
): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(isOfGuide(ownerId, guideIdentities[guide].analysisType), isUnfinished))
    .orderBy(desc(analyses.createdAt))
    .limit(1);
  return row ?? null;
}
