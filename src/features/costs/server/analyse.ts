import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import { computeCostFigures } from '#engine/guides/costs/figures/compute.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import type { Progress } from '#features/guides/contract.ts';
import { fromTable } from '#features/guides/server/from-table.ts';
import type { FrozenTable } from '#features/guides/server/guide.ts';
import type { CostAnalysisBasis } from './basis.ts';
import { analyseCosts } from './writer/analyse.ts';
import { rulesWriter } from './writer/rules-writer.ts';

/** From a stored table to a finished analysis as of `today` (YYYY-MM-DD); `folder` is for temporary files. */
export function analyseDocument(
  document: FrozenTable & { id: string; name: string },
  answers: CostAnswers,
  { revenue, industry }: CostAnalysisBasis,
  today: string,
  folder: string,
  report: (progress: Progress) => Promise<void>,
): Promise<CostResult> {
  const { understanding } = document;
  return fromTable(document, folder, report, {
    computes: 'kostnader',
    compute: (query) =>
      computeCostFigures(query, {
        documentId: document.id,
        document: document.name,
        understanding,
        today,
        ...(revenue === null ? {} : { revenue }),
        ...(industry === null ? {} : { industry }),
      }),
    write: (figures) => analyseCosts({ figures, answers, understanding }, rulesWriter),
  });
}
