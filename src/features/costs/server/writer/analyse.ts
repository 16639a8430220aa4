import { areasTable } from '#engine/guides/costs/areas-table.ts';
import { type CostAnalysisInput, costBrief } from '#engine/guides/costs/brief.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { finish } from '#features/guides/server/writer/finish.ts';
import { type CostWriter, rulesWriter } from './rules-writer.ts';

/**
 * From figures, answers and what was understood of the file to a finished analysis in the
 * specification's shapes. Pure but for the writer; the rules writer makes it deterministic.
 */
export async function analyseCosts(
  input: CostAnalysisInput,
  writer: CostWriter,
): Promise<CostResult> {
  const brief = costBrief(input);
  const finished = await finish(brief, input.figures, writer, rulesWriter);
  return { ...finished, areas: areasTable(brief.context.book) };
}
