import { callRoute } from '#client/data/call-route.ts';
import { routeKey } from '#client/data/queries.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import type { RunSetup, StoredAnalysis } from '#features/guides/ui/guide-setup.ts';
import { planContract } from '../contract.ts';
import { newPlan, storedPlan } from '../model.ts';
import { createTexts } from '../texts.ts';

export type StoredPlan = StoredAnalysis<ActionsResult>;

/** How a plan is made and fetched; results are normalised when received. */
export const planSetup: RunSetup<ActionsResult> = {
  latest: {
    queryKey: routeKey(planContract.latest),
    queryFn: async ({ signal }) => {
      const latest = await callRoute(planContract.latest, { signal });
      return latest.id === null ? latest : { ...latest, result: storedPlan(latest.result) };
    },
  },
  run: async (key) => {
    const made = await callRoute(planContract.run, { body: { analysisType: 'strategic' }, key });
    return { ...made, result: newPlan(made.result) };
  },
  progress: planContract.progress,
  texts: createTexts,
};
