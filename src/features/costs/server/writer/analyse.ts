import { record } from '#engine/rules/chosen-advice.ts';
import { areasTable } from '#engine/rules/costs/areas-table.ts';
import { type CostAnalysisInput, costBrief } from '#engine/rules/costs/brief.ts';
import type { CostResult } from '#engine/text/cost-result.ts';
import { renderDraft } from '#engine/text/render.ts';
import { guarded } from '#features/analyses/server/writer/guarded.ts';
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
    areas: areasTable(brief.scene.book),
    facts: brief.facts,
    figures,
    charts: input.figures.charts,
    unknowns: input.figures.unknowns,
    period: input.figures.period,
    advice: brief.advice.map(record),
    engine,
  };
}
