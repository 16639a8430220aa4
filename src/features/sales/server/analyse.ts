import { openTable } from '#adapters/data-engine/duckdb.ts';
import { computeSalesFigures } from '#engine/metrics/sales/compute.ts';
import { formatCount } from '#engine/text/format.ts';
import type { SalesResult } from '#engine/text/sales-result.ts';
import type { Progress } from '#features/analyses/contract.ts';
import type { FrozenTable } from '#features/analyses/server/guide.ts';
import { salesAnswers } from '../answers.ts';
import { analyseSales } from './writer/analyse.ts';
import { rulesWriter } from './writer/rules-writer.ts';

/**
 * From a stored table to a finished analysis. `report` is told at each stage. Deterministic: the same
 * document and answers give the same result.
 */
export async function analyseDocument(
  document: FrozenTable & { id: string; name: string },
  answers: Record<string, string>,
  folder: string,
  report: (progress: Progress) => Promise<void>,
): Promise<SalesResult> {
  const { understanding, parquet } = document;
  await report({ stage: 'reading', percent: 10, text: 'Öppnar den inlästa tabellen' });
  const engine = await openTable({ parquet, folder });
  try {
    const rows = formatCount(understanding.rows.used);
    await report({ stage: 'computing', percent: 30, text: `Räknar nyckeltal på ${rows} rader` });
    const figures = await computeSalesFigures(engine.query, {
      documentId: document.id,
      document: document.name,
      understanding,
    });
    await report({ stage: 'writing', percent: 80, text: 'Skriver slutsatser och förslag' });
    return await analyseSales(
      { figures, answers: salesAnswers.parse(answers), understanding },
      rulesWriter,
    );
  } finally {
    engine.close();
  }
}
