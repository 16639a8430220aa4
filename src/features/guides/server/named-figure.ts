import { failWith } from '#contract/errors.ts';
import { guideOfType } from '#contract/guides.ts';
import type { Executor } from '#server/db/database.ts';
import { analysisErrors } from '../contract.ts';
import { getAnalysis } from './analyses/get.ts';
import type { Guides } from './guide.ts';
import type { FigureOfRows } from './rows-of-figure.ts';

/** Names a figure: an analysis and one of its facts. */
interface FigureName {
  id: string;
  factId: string;
}

/** An analysis and one of its facts. A fact imported from another analysis is looked up there. */
async function sourceOf(db: Executor, ownerId: string, { id, factId }: FigureName) {
  const named = async (analysisId: string, name: string) => {
    const analysis = await getAnalysis(db, ownerId, analysisId);
    return { analysis, fact: analysis?.result?.facts.find((fact) => fact.id === name) };
  };
  const found = await named(id, factId);
  const origin = found.fact?.source.origin;
  return origin ? named(origin.analysisId, origin.factId) : found;
}

/** A figure of the owner's with rows behind it. Throws `analysis.no_fact` where there is none. */
export async function figureOfRows(
  db: Executor,
  guides: Guides,
  ownerId: string,
  name: FigureName,
): Promise<FigureOfRows> {
  const { analysis, fact } = await sourceOf(db, ownerId, name);
  const where = fact?.source.where ?? null;
  const isUnknown = !analysis || !fact || where === null;
  if (isUnknown || guides[guideOfType(analysis.analysisType)].view === null)
    throw failWith(analysisErrors)('analysis.no_fact');
  return { analysis, where, value: fact.value };
}
