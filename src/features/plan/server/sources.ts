import type { FileGuideId } from '#contract/guides.ts';
import { mayBeOfOneCompany } from '#engine/table/scope.ts';
import { getFile } from '#features/documents/server/files/get.ts';
import { newestAnalysis, newestOfCompany } from '#features/guides/server/analyses/newest.ts';
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
  const sales = await newestAnalysis(db, ownerId, 'sales');
  const costs = await newestAnalysis(db, ownerId, 'costs');
  return ofOneCompany(db, { sales, costs, note: null });
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

async function ofOneCompany(db: Executor, newest: PlanSources): Promise<PlanSources> {
  const { sales, costs } = newest;
  if (!sales || !costs || isOfOne(sales, costs)) return newest;
  const isSalesLast = sales.createdAt >= costs.createdAt;
  const last = isSalesLast ? sales : costs;
  const guide = isSalesLast ? 'costs' : 'sales';
  const other = await newestOfCompany(db, last.ownerId, guide, last.result?.scope, last.sample);
  if (other && isOfOne(last, other)) return { ...newest, [guide]: other };
  const left = isSalesLast ? costs : sales;
  const used = `${names[isSalesLast ? 'sales' : 'costs']} av ${last.document ?? 'den andra filen'}`;
  const note = `Planen bygger på ${used}. Med är inte ${names[guide]} av ${left.document ?? 'den andra filen'}, som inte säkert är av samma företag.`;
  return { ...newest, [guide]: null, note };
}

const isOfOne = (one: AnalysisRow, other: AnalysisRow) =>
  mayBeOfOneCompany(one.result?.scope, other.result?.scope);

/** A file that was read otherwise since, or deleted, says nothing of what the analysis was made of. */
async function requireFileAnswered(
  db: Executor,
  { ownerId, documentId, reading }: AnalysisRow,
): Promise<void> {
  if (documentId === null) return;
  const file = await getFile(db, ownerId, documentId);
  if (file.reading === reading) requireAnswered(file.understanding);
}
