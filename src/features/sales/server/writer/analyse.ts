import { type AnalysisInput, salesBrief } from '#engine/guides/sales/brief.ts';
import { portfolio } from '#engine/guides/sales/portfolio.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { finish } from '#features/guides/server/writer/finish.ts';
import { rulesWriter, type SalesWriter } from './rules-writer.ts';

/**
 * From figures, answers and what was understood of the file to a finished analysis in the
 * specification's shape. Pure but for the writer; the rules writer makes it deterministic.
 */
export async function analyseSales(
  input: AnalysisInput,
  writer: SalesWriter,
): Promise<SalesResult> {
  const brief = salesBrief(input);
  const finished = await finish(brief, input.figures, writer, rulesWriter);
  return { ...finished, portfolio: portfolio(brief.context.book) };
}
