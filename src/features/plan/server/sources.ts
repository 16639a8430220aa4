import { type FileGuideId, guideOfType } from '#contract/guides.ts';
import { getFile } from '#features/documents/server/files/get.ts';
import { newestOfOneCompany } from '#features/guides/server/analyses/of-one-company.ts';
import { requireAnswered } from '#features/guides/server/require-answered.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { Executor } from '#server/db/database.ts';

/** The analyses that a plan is made of, and which is not used and why, in Swedish. */
interface PlanSources {
  sales: AnalysisRow | null;
  costs: AnalysisRow | null;
  note: string | null;
}

/** The newest analyses of one company: that of the newest of them. */
export async function newestSources(db: Executor, ownerId: string): Promise<PlanSources> {
  const { leftOut, sales, costs } = await newestOfOneCompany(db, ownerId);
  const used = sales ?? costs;
  return { sales, costs, note: leftOut && used && noteOf(used, leftOut) };
}

/**
 * What a plan is made of now. Throws `analysis.questions` where the file of one analysis was read without an answer that
 * is now asked for.
 */
export async function planSources(db: Executor, ownerId: string): Promise<PlanSources> {
  const sources = await newestSources(db, ownerId);
  for (const row of [sources.sales, sources.costs]) if (row) await requireFileAnswered(db, row);
  return sources;
}

const names: Record<FileGuideId, string> = {
  sales: 'försäljningsanalysen',
  costs: 'kostnadsanalysen',
};

function noteOf(used: AnalysisRow, leftOut: AnalysisRow): string {
  const [own, other] = [used, leftOut].map(({ analysisType }) =>
    guideOfType(analysisType) === 'sales' ? names.sales : names.costs,
  );
  return `Planen bygger på ${own} av ${used.document ?? 'den andra filen'}. Med är inte ${other} av ${leftOut.document ?? 'den andra filen'}, som inte säkert är av samma företag.`;
}

/** A file that was read otherwise since, or deleted, says nothing of what the analysis was made of. */
async function requireFileAnswered(
  db: Executor,
  { ownerId, documentId, reading }: AnalysisRow,
): Promise<void> {
  if (documentId === null) return;
  const file = await getFile(db, ownerId, documentId);
  if (file.reading === reading) requireAnswered(file.understanding);
}
