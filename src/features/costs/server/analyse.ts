import { openTable } from '#adapters/data-engine/duckdb.ts';
import { computeCostFigures } from '#engine/metrics/costs/compute.ts';
import type { CostAnswers } from '#engine/rules/costs/answers/reading.ts';
import type { CostResult } from '#engine/text/cost-result.ts';
import { formatCount } from '#engine/text/format.ts';
import type { Progress } from '#features/analyses/contract.ts';
import type { FrozenTable } from '#features/analyses/server/guide.ts';
import type { CostBasis } from './basis.ts';
import { analyseCosts } from './writer/analyse.ts';
import { rulesWriter } from './writer/rules-writer.ts';

/**
 * From a stored table to a finished analysis. `report` is told at each stage. Deterministic: the same
 * document, answers and basis give the same result.
 */
export async function analyseDocument(
  document: FrozenTable & { id: string; name: string },
  answers: CostAnswers,
  { revenue, industry }: CostBasis,
  folder: string,
  report: (progress: Progress) => Promise<void>,
): Promise<CostResult> {
  const { understanding, parquet } = document;
  await report({ stage: 'reading', percent: 10, text: 'Öppnar den inlästa tabellen' });
  const engine = await openTable({ parquet, folder });
  try {
    const rows = formatCount(understanding.rows.used);
    await report({ stage: 'computing', percent: 30, text: `Räknar kostnader på ${rows} rader` });
    const figures = await computeCostFigures(engine.query, {
      documentId: document.id,
      document: document.name,
      understanding,
      ...(revenue === null ? {} : { revenue }),
      ...(industry === null ? {} : { industry }),
    });
    await report({ stage: 'writing', percent: 80, text: 'Skriver slutsatser och förslag' });
    return await analyseCosts({ figures, answers, understanding }, rulesWriter);
  } finally {
    engine.close();
  }
}
