import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { latestQuery, runGuide } from '#features/guides/ui/analysis-calls.ts';
import type { RunSetup, StoredAnalysis } from '#features/guides/ui/guide-setup.ts';
import { planContract } from '../contract.ts';
import { newPlan, storedPlan } from '../model.ts';
import { createTexts } from '../texts.ts';

export type StoredPlan = StoredAnalysis<ActionsResult>;

/** How a plan is made and fetched; results are normalised when received. */
export const planSetup: RunSetup<ActionsResult> = {
  latest: latestQuery(planContract, storedPlan),
  run: (key) => runGuide(planContract, newPlan, { body: { analysisType: 'strategic' }, key }),
  progress: planContract.progress,
  texts: createTexts,
};
