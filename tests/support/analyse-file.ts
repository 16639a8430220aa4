import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisInput } from '#engine/guides/sales/brief.ts';
import { computeSalesFigures } from '#engine/guides/sales/figures/compute.ts';
import type { SalesAnswers } from '#engine/guides/sales/figures/figures.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { salesGuide } from '#features/sales/server/guide.ts';
import { openMadeTable } from './open-made-table.ts';
import { readHere } from './read-here.ts';
import { noAnswers } from './sales-facts.ts';
import { ALL_OVER } from './sales-table.ts';

/** Reads a sales file, computes its figures and writes its analysis, as the product does. */
export async function analyseFile(
  bytes: Buffer,
  document: string,
  answers: Partial<SalesAnswers> = {},
): Promise<{ input: AnalysisInput; result: SalesResult }> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-analyse-'));
  try {
    const { understanding, parquet } = await readHere(bytes, document, 'sales', folder);
    const engine = await openMadeTable(parquet);
    try {
      const about = { documentId: 'document', document, understanding, today: ALL_OVER };
      const figures = await computeSalesFigures(engine.query, about);
      const input = { figures, answers: { ...noAnswers, ...answers }, understanding };
      return { input, result: await salesGuide.result(input) };
    } finally {
      engine.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An analysis as a text to be read by eye. */
export function asText(result: SalesResult): string {
  const { productAnalysis, sections, summary, answerChecks, dataQuality } = result;
  const lines = [
    '# Sammanfattning',
    summary,
    '# Bäst',
    ...productAnalysis.topPerformers.map(
      (item) =>
        `- ${item.product} | omsättning ${item.revenue} | täckningsgrad ${item.margin} | tillväxt ${item.growth}\n  ${item.reason}`,
    ),
    '# Svagast',
    ...productAnalysis.underperformers.map(
      (item) =>
        `- ${item.product} | omsättning ${item.revenue} | täckningsgrad ${item.margin}\n  ${item.issues}\n  ${item.recommendations}`,
    ),
    '# Lönsamhet',
    productAnalysis.profitabilityInsights,
    ...sections.flatMap((section) => [
      `# ${section.title}`,
      `Prioritet: ${section.priority} | Tid: ${section.timeframe} | Kostnad: ${section.cost}`,
      section.description,
      section.action,
      section.roi,
    ]),
    '# Svaren mot filen',
    ...answerChecks.map((check) => `- ${check}`),
    '# Underlag',
    dataQuality.text,
    ...dataQuality.warnings.map((warning) => `- ${warning}`),
  ];
  return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`;
}
