import { type AnalysisInput, type SalesBrief, salesBrief } from '#engine/rules/sales/brief.ts';
import { portfolio } from '#engine/rules/sales/portfolio.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { renderDraft } from '#engine/text/render.ts';
import type { SalesDraft, SalesResult } from '#engine/text/sales-result.ts';
import type { SalesWriter } from './port.ts';
import { rulesWriter } from './rules-writer.ts';

/** A draft that breaks the guard never reaches a reader: the rules write it instead. */
async function guarded(
  brief: SalesBrief,
  writer: SalesWriter,
): Promise<{ draft: SalesDraft; engine: SalesResult['engine'] }> {
  const draft = await writer.write(brief);
  const kept = writer.kind === 'rules' || guardDraft(draft, brief.facts).length === 0;
  const { kind, version } = kept ? writer : rulesWriter;
  return {
    draft: kept ? draft : await rulesWriter.write(brief),
    engine: { writer: kind, version },
  };
}

/**
 * From figures, answers and what was understood of the file to a finished analysis in the
 * specification's shape. Pure but for the writer; the rules writer makes it deterministic.
 */
export async function analyseSales(
  input: AnalysisInput,
  writer: SalesWriter,
): Promise<SalesResult> {
  const brief = salesBrief(input);
  const { draft, engine } = await guarded(brief, writer);
  const { text, warnings, given } = brief.dataQuality;
  const { texts, figures } = renderDraft(
    { ...draft, answerChecks: brief.answerChecks, dataQuality: { text, warnings } },
    brief.facts,
  );
  return {
    ...texts,
    dataQuality: {
      text: texts.dataQuality.text,
      warnings: [...texts.dataQuality.warnings, ...given],
    },
    facts: brief.facts,
    figures,
    charts: input.figures.charts,
    unknowns: input.figures.unknowns,
    period: input.figures.period,
    portfolio: portfolio(brief.scene.book),
    engine,
  };
}
