import type { GuideId } from '#contract/guides.ts';
import { renderDraft } from '#engine/text/render.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Composed, GuardedBrief, GuideSteps, Report, Run } from './guide.ts';

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
): Promise<Composed<Result>> {
  const { stages } = guide;
  await report({ stage: 'reading', ...stages.reading });
  const source = await guide.open(run);
  await report({ stage: 'computing', ...stages.computing(source) });
  const computed = await guide.compute(source);
  await report({ stage: 'writing', ...stages.writing });
  return composeResult(guide, computed);
}

/**
 * From what was computed to the result by the rules, with its draft: brief, draft, guard, figures filled in. A text of
 * the rules that breaks the guard is a fault of ours, which tests find; it is not hidden here.
 */
export function composeResult<
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
): Composed<Result> {
  const brief = guide.brief(computed);
  const draft = guide.texts(guide.write(brief), brief);
  const { texts, figures } = renderDraft(draft, brief.facts);
  const engine: ResultBasis['engine'] = { writer: 'rules', version: guide.version };
  const result = guide.finish(texts, { facts: brief.facts, figures, engine }, brief, computed);
  return { result, draft, changes: [...brief.changes] };
}
