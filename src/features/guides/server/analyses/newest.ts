import { and } from 'drizzle-orm';
import { type GuideId, guideIdentities } from '#contract/guides.ts';
import type { Executor } from '#server/db/database.ts';
import { type AnalysisRow, analyses } from '../table.ts';
import { isDone, isOfGuide, newestFirst } from './where.ts';

/** The guide's newest finished analysis; null without one. */
export async function newestAnalysis(
  db: Executor,
  ownerId: string,
  guide: GuideId,
): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(isOfGuide(ownerId, guideIdentities[guide].analysisType), isDone))
    .orderBy(...newestFirst)
    .limit(1);
  return row ?? null;
}
