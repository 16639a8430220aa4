import type { GuideId } from '#contract/guides.ts';
import type { ResultBasis } from '#engine/text/result.ts';
import type { GuardedBrief, Guide, GuideSteps, Writer } from './guide.ts';
import { runGuide, writeResult } from './run-guide.ts';

/** A guide that can run as a whole, or only write again from what was computed. */
export interface DefinedGuide<
  Id extends GuideId,
  Computed,
  Brief,
  Draft,
  Result extends ResultBasis,
> extends Guide<Id, Result> {
  /** Tries `model` first, if given; its draft is used only if it passes the guard. */
  result(computed: Computed, model?: Writer<Brief, Draft>): Promise<Result>;
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
): DefinedGuide<Id, Computed, Brief, Draft, Result> {
  const { id, version, prepare, adviceTitles, view, sources } = steps;
  return {
    id,
    version,
    prepare,
    view,
    ...(adviceTitles && { adviceTitles }),
    ...(sources && { sources }),
    run: (run, report) => runGuide(steps, run, report),
    result: (computed, model) => writeResult(steps, computed, model),
  };
}
