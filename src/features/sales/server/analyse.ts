import { openTable } from '#adapters/data-engine/duckdb.ts';
import { computeSalesFigures } from '#engine/metrics/sales/compute.ts';
import type { SalesAnswers } from '#engine/metrics/sales/figures.ts';
import { formatCount } from '#engine/text/format.ts';
import type { SalesResult } from '#engine/text/sales-result.ts';
import type { DocumentRow } from '#features/documents/server/table.ts';
import type { Progress } from '../contract.ts';
import { analyseSales } from './writer/analyse.ts';
import { rulesWriter } from './writer/rules-writer.ts';

/**
 * From a stored table to a finished analysis. `report` is told at each stage. Deterministic: the same
 * document and answers give the same result.
 */
export async function analyseDocument(
  document: Pick<DocumentRow, 'id' | 'filename' | 'understanding'>,
  parquet: Buffer,
  answers: SalesAnswers,
  folder: string,
  report: (progress: Progress) => Promise<void>,
): Promise<SalesResult> {
  const { understanding } = document;
  await report({ stage: 'reading', percent: 10, text: 'Öppnar den inlästa tabellen' });
  const engine = await openTable({ parquet, folder });
  try {
    const rows = formatCount(understanding.rows.used);
    await report({ stage: 'computing', percent: 30, text: `Räknar nyckeltal på ${rows} rader` });
    const figures = await computeSalesFigures(engine.query, {
      documentId: document.id,
      document: document.filename,
      understanding,
    });
    await report({ stage: 'writing', percent: 80, text: 'Skriver slutsatser och förslag' });
    return await analyseSales({ figures, answers, understanding }, rulesWriter);
  } finally {
    engine.close();
  }
}
