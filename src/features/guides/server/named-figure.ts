import { failWith } from '#contract/errors.ts';
import { guideOfType } from '#contract/guides.ts';
import { analysisErrors } from '../contract.ts';
import type { Guides } from './guide.ts';
import type { AnalysisRow } from './table.ts';

/** Names a figure: an analysis and one of its facts. */
interface FigureName {
  id: string;
  factId: string;
}

type Looked = Pick<AnalysisRow, 'analysisType' | 'result'>;

/** Finds an analysis that may be shown to the one who asks; null where there is none. */
type Find<Analysis extends Looked> = (id: string) => Promise<Analysis | null>;

/** An analysis and one of its facts. A fact imported from another analysis is looked up there. */
async function sourceOf<Analysis extends Looked>(find: Find<Analysis>, { id, factId }: FigureName) {
  const named = async (analysisId: string, name: string) => {
    const analysis = await find(analysisId);
    return { analysis, fact: analysis?.result?.facts.find((fact) => fact.id === name) };
  };
  const found = await named(id, factId);
  const origin = found.fact?.source.origin;
  return origin ? named(origin.analysisId, origin.factId) : found;
}

/** A figure with rows behind it, and its analysis. Throws `analysis.no_fact` where there is none. */
export async function figureOfRows<Analysis extends Looked>(
  find: Find<Analysis>,
  guides: Guides,
  name: FigureName,
) {
  const { analysis, fact } = await sourceOf(find, name);
  const where = fact?.source.where ?? null;
  const isUnknown = !analysis || !fact || where === null;
  if (isUnknown || guides[guideOfType(analysis.analysisType)].view === null)
    throw failWith(analysisErrors)('analysis.no_fact');
  return { analysis, where, value: fact.value };
}
