import { record } from '#engine/rules/chosen-advice.ts';
import { type AnalysisInput, salesBrief } from '#engine/rules/sales/brief.ts';
import { portfolio } from '#engine/rules/sales/portfolio.ts';
import { renderDraft } from '#engine/text/render.ts';
import type { SalesResult } from '#engine/text/sales-result.ts';
import { guarded } from '#features/analyses/server/writer/guarded.ts';
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
  const { draft, engine } = await guarded(brief, writer, rulesWriter);
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
    advice: brief.advice.map(record),
    engine,
  };
}
