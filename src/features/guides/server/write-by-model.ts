import { z } from 'zod';
import type { GuideId } from '#contract/guides.ts';
import { writeAnalysisPrompt } from '#engine/prompts/write-analysis.ts';
import type { ModelShare, ResultBasis } from '#engine/text/result.ts';
import { askForObject, sentText } from '#features/models/server/door.ts';
import { personsOf } from '#features/models/server/persons.ts';
import { stripUnstorable } from '#server/db/strip-unstorable.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ownAnswers } from '../answers/from-file.ts';
import type { Composed, Guide } from './guide.ts';
import { rewritten, textsForModel } from './rewrite.ts';
import type { AnalysisRow } from './table.ts';

const MOST_TEXTS = 60;
const LONGEST_TEXT = 6000;
export const MOST_TOKENS = 8000;

/** What a model answers with. */
export const analysisAnswer = z.object({
  texts: z
    .array(z.object({ path: z.string().max(200), text: z.string().max(LONGEST_TEXT) }))
    .max(MOST_TEXTS),
});

type Analysis = Pick<AnalysisRow, 'ownerId' | 'answers'>;
type WritingGuide = Pick<Guide, 'modelTexts' | 'aligned'> & { id: GuideId };

async function promptFor(
  deps: Dependencies,
  guide: WritingGuide,
  { ownerId, answers }: Analysis,
  composed: Composed,
) {
  return writeAnalysisPrompt({
    guide: guide.id,
    facts: composed.result.facts,
    changes: new Set(composed.changes),
    texts: textsForModel(composed, guide),
    answers: ownAnswers(answers ?? {}),
    persons: await personsOf(deps, ownerId),
  });
}

/** Exactly what writing this analysis would send to a model. */
export async function payloadOf(
  deps: Dependencies,
  guide: WritingGuide,
  analysis: Analysis,
  composed: Composed,
): Promise<string> {
  return sentText(await promptFor(deps, guide, analysis, composed));
}

/** A result that a model should have written, by the rules since it did not answer. */
function writtenWithout({ result }: Composed, name: string): ResultBasis {
  const model: ModelShare = { name, outcome: 'away', sentences: [], replaced: [] };
  return { ...result, engine: { ...result.engine, model } };
}

/**
 * The result with what a model has written of it, where the company lets one write; by the rules where it does not
 * answer, which the result says. What fails here never fails the analysis.
 */
export async function writeByModel(
  deps: Dependencies,
  guide: WritingGuide,
  analysis: Analysis,
  composed: Composed,
  signal: AbortSignal,
): Promise<ResultBasis> {
  if (deps.model === null || guide.modelTexts === undefined) return composed.result;
  const { name } = deps.model;
  try {
    const { system, prompt, standIns } = await promptFor(deps, guide, analysis, composed);
    const { ownerId } = analysis;
    const asked = await askForObject(deps, {
      ...{ ownerId, purpose: guide.id, system, prompt, signal },
      schema: analysisAnswer,
      maxTokens: MOST_TOKENS,
    });
    if (asked.kind === 'not_asked') return composed.result;
    if (asked.kind === 'away') return writtenWithout(composed, name);
    const texts = asked.value.texts.map(({ path, text }) => [path, standIns.reveal(text)] as const);
    return stripUnstorable(rewritten(guide, composed, { name, texts: new Map(texts) }));
  } catch (error) {
    deps.log.error({ err: error }, 'the model could not write; the rules do');
    return writtenWithout(composed, name);
  }
}
