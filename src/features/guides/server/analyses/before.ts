import { and, eq, lt } from 'drizzle-orm';
import { mayBeOfOneCompany } from '#engine/table/scope.ts';
import type { Executor } from '#server/db/database.ts';
import { type AnalysisRow, analyses } from '../table.ts';
import { getAnalysis } from './get.ts';
import { MOST_LOOKED_AT, scopeOfResult } from './newest.ts';
import { isDone, isOfGuide, newestFirst } from './where.ts';

/** The last finished analysis of the same guide and company before `later`. */
export async function analysisBefore(
  db: Executor,
  later: AnalysisRow,
): Promise<AnalysisRow | null> {
  const rows = await db
    .select({ id: analyses.id, scope: scopeOfResult })
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
    .limit(MOST_LOOKED_AT);
  const scope = later.result?.scope;
  const before = rows.find((row) => mayBeOfOneCompany(row.scope ?? undefined, scope));
  return before ? getAnalysis(db, later.ownerId, before.id) : null;
}
