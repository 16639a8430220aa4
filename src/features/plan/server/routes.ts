import { failWith } from '#contract/errors.ts';
import { guideIdentities } from '#contract/guides.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import { guideHandlers } from '#features/guides/server/guide-routes.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { type planContract, planErrors } from '../contract.ts';
import { saveTask, tasksOf } from './action-tasks.ts';
import { planGuide } from './guide.ts';
import { actionIds, addMark, currentOf, marksOf } from './marks.ts';
import { newestSources } from './sources.ts';

const sourceOf = ({ id, createdAt, sample, document }: AnalysisRow) => ({
  ...{ id, sample, document },
  createdAt: createdAt.toISOString(),
});

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
    sources: async ({ session }) => {
      const { sales, costs, note } = await newestSources(db, session.user.id);
      return { sales: sales && sourceOf(sales), costs: costs && sourceOf(costs), note };
    },
    marks: async ({ session, params }) => {
      const row = await plan(session.user.id, params.id);
      const [history, tasks] = await Promise.all([marksOf(db, row), tasksOf(db, row)]);
      return { current: currentOf(history), history, tasks };
    },
    mark: async ({ session, params, body }) => {
      const row = await plan(session.user.id, params.id);
      if (!actionIds(row).includes(params.actionId))
        throw failWith(planErrors)('actions.no_action');
      await addMark(db, row, params.actionId, body.state, deps.clock());
      return { success: true };
    },
    saveTask: async ({ session, params: { id, actionId }, body }) => {
      const row = await plan(session.user.id, id);
      if (!actionIds(row).includes(actionId)) throw failWith(planErrors)('actions.no_action');
      const isSaved = await saveTask(db, row.ownerId, actionId, body, deps.clock());
      if (!isSaved) throw failWith(planErrors)('actions.task_changed');
      return { success: true };
    },
  };
}
