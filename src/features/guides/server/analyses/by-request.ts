import { and, eq } from 'drizzle-orm';
import { common } from '#contract/errors.ts';
import { type GuideId, guideIdentities } from '#contract/guides.ts';
import type { Executor } from '#server/db/database.ts';
import { type AnalysisRow, analyses } from '../table.ts';

/**
 * The analysis that was begun by the call with this key; null without one. Throws `request.invalid`
 * where it is another guide's.
 */
export async function analysisOfRequest(
  db: Executor,
  ownerId: string,
  guide: GuideId,
  requestKey: string | null,
): Promise<AnalysisRow | null> {
  if (requestKey === null) return null;
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.requestKey, requestKey)));
  if (row && row.analysisType !== guideIdentities[guide].analysisType) {
    throw common('request.invalid', {
      text: 'Nyckeln i Idempotency-Key hör till ett annat anrop. Skicka en ny.',
    });
  }
  return row ?? null;
}
