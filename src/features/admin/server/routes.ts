import { AppError } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { adminContract } from '../contract.ts';
import { deleteUser } from './delete-user.ts';
import { listAllAnalyses } from './list-analyses.ts';
import { listDocuments } from './list-documents.ts';
import { listUsers } from './list-users.ts';
import { overview } from './overview.ts';

/** Looks are noted where routes are bound; what is changed is noted with the change. */
export function adminHandlers(deps: Dependencies): Handlers<typeof adminContract> {
  const { db } = deps.database;
  return {
    overview: () => overview(db),
    users: ({ query }) => listUsers(db, query),
    documents: ({ query }) => listDocuments(db, query),
    analyses: ({ query }) => listAllAnalyses(db, query),
    deleteUser: async ({ params, session, request }) => {
      try {
        await deleteUser(deps, session.user.id, params.id, request);
      } catch (error) {
        if (error instanceof AppError) {
          await deps.audit.record({
            actorId: session.user.id,
            event: 'admin.delete',
            object: params.id,
            outcome: 'denied',
            address: request.ip,
            requestId: request.id,
          });
        }
        throw error;
      }
      return { success: true };
    },
  };
}
