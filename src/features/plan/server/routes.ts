import { failWith } from '#contract/errors.ts';
import { guideIdentities } from '#contract/guides.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import { guideHandlers } from '#features/guides/server/guide-routes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { type planContract, planErrors } from '../contract.ts';
import { planGuide } from './guide.ts';
import { actionIds, addMark, currentOf, marksOf } from './marks.ts';

export function planHandlers(deps: Dependencies): Handlers<typeof planContract> {
  const { db } = deps.database;

  /**
   * Throws `analysis.not_found` for a missing plan, another owner's, and an analysis that is no
   * plan.
   */
  const plan = async (ownerId: string, id: string) => {
    const row = await getAnalysis(db, ownerId, id);
    if (row?.stage !== 'done' || row.analysisType !== guideIdentities.plan.analysisType)
      throw failWith(analysisErrors)('analysis.not_found');
    return row;
  };

  return {
    ...guideHandlers(deps, planGuide),
    marks: async ({ session, params }) => {
      const history = await marksOf(db, await plan(session.user.id, params.id));
      return { current: currentOf(history), history };
    },
    mark: async ({ session, params, body }) => {
      const row = await plan(session.user.id, params.id);
      if (!actionIds(row).includes(params.actionId))
        throw failWith(planErrors)('actions.no_action');
      await addMark(db, row, params.actionId, body.state, deps.clock());
      return { success: true };
    },
  };
}
