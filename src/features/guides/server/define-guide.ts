import type { GuideId } from '#contract/guides.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { Composed, GuardedBrief, Guide, GuideSteps, Report, Run } from './guide.ts';
import { composeResult, runGuide } from './run-guide.ts';

/** A guide that can run as a whole, or only write again from what was computed. */
export interface DefinedGuide<Id extends GuideId, Computed, Result extends ResultBasis>
  extends Guide<Id, Result> {
  /** As `compose`, of what is computed already. */
  composed(computed: Computed): Composed<Result>;
  /** The results alone, as the rules write them. */
  run(run: Run, report: Report): Promise<Result>;
  result(computed: Computed): Promise<Result>;
}

/** Makes a guide from its steps. */
export function defineGuide<
  Id extends GuideId,
  Source,
  Computed,
  Brief extends GuardedBrief,
  Draft extends object,
  Texts extends object,
  Result extends ResultBasis,
>(
  steps: GuideSteps<Id, Source, Computed, Brief, Draft, Texts, Result>,
): DefinedGuide<Id, Computed, Result> {
  const { id, version, prepare, adviceTitles, view, sources, modelTexts, aligned, firstLook } =
    steps;
  return {
    id,
    version,
    prepare,
    view,
    ...(modelTexts && { modelTexts }),
    ...(aligned && { aligned }),
    ...(adviceTitles && { adviceTitles }),
    ...(sources && { sources }),
    ...(firstLook && { firstLook }),
    compute: async (run) => {
      await steps.compute(await steps.open(run));
    },
    compose: (run, report) => runGuide(steps, run, report),
    composed: (computed) => composeResult(steps, computed),
    run: async (run, report) => (await runGuide(steps, run, report)).result,
    result: async (computed) => composeResult(steps, computed).result,
  };
}
