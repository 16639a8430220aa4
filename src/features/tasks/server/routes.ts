import { failWith } from '#contract/errors.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { taskErrors, type tasksContract } from '../contract.ts';
import { saveTask, tasksOf } from './action-tasks.ts';
import { actionIds, addMark, currentOf, marksOf } from './marks.ts';

export function tasksHandlers(deps: Dependencies): Handlers<typeof tasksContract> {
  const { db } = deps.database;

  /** Throws `analysis.not_found` for a missing analysis or plan, an unfinished one and another owner's. */
  const finished = async (ownerId: string, id: string) => {
    const row = await getAnalysis(db, ownerId, id);
    if (row?.stage !== 'done') throw failWith(analysisErrors)('analysis.not_found');
    return row;
  };

  return {
    marks: async ({ session, params }) => {
      const row = await finished(session.user.id, params.id);
      const [history, tasks] = await Promise.all([marksOf(db, row), tasksOf(db, row)]);
      return { current: currentOf(history), history, tasks };
    },
    mark: async ({ session, params, body }) => {
      const row = await finished(session.user.id, params.id);
      if (!actionIds(row).includes(params.actionId))
        throw failWith(taskErrors)('actions.no_action');
      await addMark(db, row, params.actionId, body.state, deps.clock());
      return { success: true };
    },
    saveTask: async ({ session, params: { id, actionId }, body }) => {
      const row = await finished(session.user.id, id);
      if (!actionIds(row).includes(actionId)) throw failWith(taskErrors)('actions.no_action');
      const isSaved = await saveTask(db, row.ownerId, actionId, body, deps.clock());
      if (!isSaved) throw failWith(taskErrors)('actions.task_changed');
      return { success: true };
    },
  };
}
