import { and, desc, eq } from 'drizzle-orm';
import type { Fact } from '#engine/facts/fact.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import { type AnalysisRow, analyses } from '#features/guides/server/table.ts';
import type { Database } from '#server/db/database.ts';

/** The analysis whose table a figure of an answer is computed from, and which rows of it. */
export async function sourceAnalysis(
  db: Database,
  ownerId: string,
  { source }: Fact,
): Promise<{ analysis: AnalysisRow | null; where: string | null }> {
  const { origin, documentId, where } = source;
  if (origin !== undefined) return ofImported(db, ownerId, origin);
  if (documentId === null) return { analysis: null, where: null };
  const [analysis] = await db
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.ownerId, ownerId),
        eq(analyses.documentId, documentId),
        eq(analyses.stage, 'done'),
      ),
    )
    .orderBy(desc(analyses.createdAt))
    .limit(1);
  return { analysis: analysis ?? null, where };
}

/** A figure copied from an analysis, or from a plan that had it from one, has the rows it had there. */
async function ofImported(
  db: Database,
  ownerId: string,
  { analysisId, factId }: NonNullable<Fact['source']['origin']>,
): Promise<{ analysis: AnalysisRow | null; where: string | null }> {
  const analysis = await getAnalysis(db, ownerId, analysisId);
  const fact = analysis?.result?.facts.find(({ id }) => id === factId);
  const further = fact?.source.origin;
  if (further !== undefined) return ofImported(db, ownerId, further);
  return { analysis, where: fact?.source.where ?? null };
}
