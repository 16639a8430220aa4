import { type ChosenRecommendation, record } from '#engine/advice/advice.ts';
import type { DataQualityDraft } from '#engine/advice/data-quality.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { renderDraft } from '#engine/text/render.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import { type GuardedBrief, guarded } from './guarded.ts';
import type { Writer } from './port.ts';

/** What a brief of any guide that reads a file holds beside its own. */
interface FileBrief extends GuardedBrief {
  facts: readonly Fact[];
  advice: ChosenRecommendation[];
  answerChecks: string[];
  dataQuality: DataQualityDraft;
}

/**
 * Has a brief written and puts the figures into every text. The result is the draft's shape with what
 * every analysis holds beside its texts; deterministic with the rules writer.
 */
export async function finish<Brief extends FileBrief, Draft extends object>(
  brief: Brief,
  computed: Pick<ResultBasis, 'charts' | 'unknowns' | 'period'>,
  writer: Writer<Brief, Draft>,
  rules: Writer<Brief, Draft>,
): Promise<Draft & ResultBasis & { answerChecks: string[] }> {
  const { draft, engine } = await guarded(brief, writer, rules);
  const { text, warnings, given } = brief.dataQuality;
  const { texts, figures } = renderDraft(
    { ...draft, answerChecks: brief.answerChecks, dataQuality: { text, warnings } },
    brief.facts,
  );
  const { charts, unknowns, period } = computed;
  return {
    ...texts,
    dataQuality: {
      text: texts.dataQuality.text,
      warnings: [...texts.dataQuality.warnings, ...given],
    },
    facts: brief.facts,
    figures,
    charts,
    unknowns,
    period,
    advice: brief.advice.map(record),
    engine,
  };
}
