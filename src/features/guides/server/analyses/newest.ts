import { and, eq, sql } from 'drizzle-orm';
import { type GuideId, guideIdentities } from '#contract/guides.ts';
import { mayBeOfOneCompany, type Scope } from '#engine/table/scope.ts';
import type { Executor } from '#server/db/database.ts';
import { type AnalysisRow, analyses } from '../table.ts';
import { getAnalysis } from './get.ts';
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

/** What a finished analysis is of, without the rest of its result; NULL where that was not stored. */
export const scopeOfResult = sql<Scope | null>`${analyses.result} -> 'scope'`;
/** Analyses that are looked through for one of the same company. */
export const MOST_LOOKED_AT = 50;

/**
 * The guide's newest finished analysis of what may be the same company; where all are of others the newest of them, so
 * that it can be said why it is not used. Null without one.
 */
export async function newestOfCompany(
  db: Executor,
  ownerId: string,
  guide: GuideId,
  scope: Scope | undefined,
  sample: boolean,
): Promise<AnalysisRow | null> {
  const rows = await db
    .select({ id: analyses.id, scope: scopeOfResult })
    .from(analyses)
    .where(
      and(
        isOfGuide(ownerId, guideIdentities[guide].analysisType),
        isDone,
        eq(analyses.sample, sample),
      ),
    )
    .orderBy(...newestFirst)
    .limit(MOST_LOOKED_AT);
  const fitting = rows.find((row) => mayBeOfOneCompany(row.scope ?? undefined, scope)) ?? rows[0];
  return fitting ? getAnalysis(db, ownerId, fitting.id) : null;
}
