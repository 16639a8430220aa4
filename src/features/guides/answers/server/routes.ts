import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { answersContract } from '../contract.ts';
import { saveAnswers } from './save.ts';

export function answersHandlers({
  database: { db },
  clock,
}: Dependencies): Handlers<typeof answersContract> {
  return {
    save: async ({ body, session }) => {
      const at = clock();
      await saveAnswers(db, session.user.id, body.flik, body.answers, at);
      return { success: true, savedAt: at.toISOString() };
    },
  };
}
