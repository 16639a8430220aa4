import { computeSalesFigures } from '#engine/guides/sales/figures/compute.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { salesAnswers } from '#features/guides/answers/sales.ts';
import type { Progress } from '#features/guides/contract.ts';
import { fromTable } from '#features/guides/server/from-table.ts';
import type { FrozenTable } from '#features/guides/server/guide.ts';
import { analyseSales } from './writer/analyse.ts';
import { rulesWriter } from './writer/rules-writer.ts';

/** From a stored table to a finished analysis as of `today` (YYYY-MM-DD); `folder` is for temporary files. */
export function analyseDocument(
  document: FrozenTable & { id: string; name: string },
  answers: Record<string, string>,
  today: string,
  folder: string,
  report: (progress: Progress) => Promise<void>,
): Promise<SalesResult> {
  const { understanding } = document;
  return fromTable(document, folder, report, {
    computes: 'nyckeltal',
    compute: (query) =>
      computeSalesFigures(query, {
        documentId: document.id,
        document: document.name,
        understanding,
        today,
      }),
    write: (figures) =>
      analyseSales({ figures, answers: salesAnswers.parse(answers), understanding }, rulesWriter),
  });
}
