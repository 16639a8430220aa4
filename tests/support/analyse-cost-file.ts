import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CostAnswers } from '#engine/guides/costs/answers/answer-context.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import type { CostAnalysisBasis } from '#features/costs/server/basis.ts';
import { costsGuide } from '#features/costs/server/guide.ts';
import type { Composed } from '#features/guides/server/guide.ts';
import { noCostAnswers } from './cost-facts.ts';
import { readHere } from './read-here.ts';
import { ALL_OVER } from './sales-table.ts';

/** As `analyseCostFile`, with the draft that the analysis is made of. */
export async function composeCostFile(
  bytes: Buffer,
  name: string,
  answers: Partial<CostAnswers> = {},
  basis: Partial<CostAnalysisBasis> = {},
): Promise<Composed<CostResult>> {
  const folder = await mkdtemp(join(tmpdir(), 'klarsikt-costs-'));
  try {
    const { understanding, parquet } = await readHere(bytes, name, 'costs', folder);
    const run = {
      file: { id: 'document', name, understanding, parquet },
      answers: { ...noCostAnswers, ...answers },
      basis: { revenue: null, industry: null, ...basis },
      analyses: [],
      today: ALL_OVER,
    };
    return await costsGuide.compose(run, async () => {});
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a cost file, computes its figures and writes its analysis, as the product does. */
export async function analyseCostFile(
  ...given: Parameters<typeof composeCostFile>
): Promise<CostResult> {
  return (await composeCostFile(...given)).result;
}

/** A cost analysis as a text to be read by eye. */
export function costAsText(result: CostResult): string {
  const { sections, summary, answerChecks, dataQuality } = result;
  const blocks = [
    result.stora_kostnadsomraden,
    result.optimeringsmojligheter,
    result.avdelningsspecifika_rad,
  ];
  const lines = [
    '# Sammanfattning',
    summary,
    ...sections.flatMap((section) => [
      `# ${section.title}`,
      `Prioritet: ${section.priority} | Tid: ${section.timeframe} | Kostnad: ${section.cost}`,
      section.description,
      section.action,
      section.roi,
    ]),
    ...blocks.flatMap(({ titel, innehall }) => [`# ${titel}`, innehall]),
    '# Svaren mot filen',
    ...answerChecks.map((check) => `- ${check}`),
    '# Underlag',
    dataQuality.text,
    ...dataQuality.warnings.map((warning) => `- ${warning}`),
  ];
  return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`;
}
