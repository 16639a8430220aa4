import type { GuideId } from '#contract/guides.ts';
import { guardDraft } from '#engine/text/guard.ts';
import { renderDraft } from '#engine/text/render.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { GuardedBrief, GuideSteps, Report, Run, Writer } from './guide.ts';

/** From a frozen analysis to its result. Deterministic if the steps are. */
export async function runGuide<
  Id extends GuideId,
  Source,
  Computed,
  Brief extends GuardedBrief,
  Draft extends object,
  Texts extends object,
  Result extends ResultBasis,
>(
  guide: GuideSteps<Id, Source, Computed, Brief, Draft, Texts, Result>,
  run: Run,
  report: Report,
): Promise<Result> {
  const { stages } = guide;
  await report({ stage: 'reading', ...stages.reading });
  const source = await guide.open(run);
  try {
    await report({ stage: 'computing', ...stages.computing(source) });
    const computed = await guide.compute(source);
    await report({ stage: 'writing', ...stages.writing });
    return await writeResult(guide, computed);
  } finally {
    guide.close?.(source);
  }
}

/**
 * From what was computed to the result: brief, draft, guard, figures filled in. A model's draft
 * that breaks the guard is discarded and the rules write instead; `engine` records who wrote.
 */
export async function writeResult<
  Id extends GuideId,
  Source,
  Computed,
  Brief extends GuardedBrief,
  Draft extends object,
  Texts extends object,
  Result extends ResultBasis,
>(
  guide: GuideSteps<Id, Source, Computed, Brief, Draft, Texts, Result>,
  computed: Computed,
  model?: Writer<Brief, Draft>,
): Promise<Result> {
  const brief = guide.brief(computed);
  const modelDraft = await model?.write(brief);
  const isSafe =
    modelDraft !== undefined && guardDraft(modelDraft, brief.facts, brief.changes).length === 0;
  const draft = isSafe ? modelDraft : guide.write(brief);
  const { texts, figures } = renderDraft(guide.texts(draft, brief), brief.facts);
  const engine: ResultBasis['engine'] =
    isSafe && model
      ? { writer: model.kind, version: model.version }
      : { writer: 'rules', version: guide.version };
  return guide.finish(texts, { facts: brief.facts, figures, engine }, brief, computed);
}
