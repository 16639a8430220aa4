import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { formAnswersContract } from '../contract.ts';
import { loadSalesAnswers, saveSalesAnswers } from './store.ts';

export function formAnswersHandlers({
  database,
  clock,
}: Dependencies): Handlers<typeof formAnswersContract> {
  return {
    sales: async ({ session }) => ({
      answers: await loadSalesAnswers(database.db, session.user.id),
    }),
    save: async ({ body, session }) => {
      await saveSalesAnswers(database.db, session.user.id, body.answers, clock());
      return { success: true };
    },
  };
}
