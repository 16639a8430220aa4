import type { reportAnswersContract } from '#features/guides/report-answers-contract.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { frozenAnalysis } from '../frozen.ts';
import { listAnswers, removeAnswer } from './answers.ts';

/** Answers to reports, as their owner reads and deletes them. */
export function reportAnswersHandlers({
  database: { db },
}: Pick<Dependencies, 'database'>): Handlers<typeof reportAnswersContract> {
  return {
    list: async ({ session, params }) => {
      const ownerId = session.user.id;
      // Another's is not there.
      await frozenAnalysis(db, ownerId, params.id);
      return listAnswers(db, { ownerId, analysisId: params.id, linkId: null });
    },
    remove: async ({ session, params }) => {
      await removeAnswer(db, session.user.id, params.id);
      return { success: true };
    },
  };
}
