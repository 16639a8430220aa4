import { Readable } from 'node:stream';
import { AppError } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { adminContract } from '../contract.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAudit } from './audit/list-audit.ts';
import { closeCase, listCases, readCase, writeOnCase } from './cases/handle-case.ts';
import { deleteUser } from './delete-user.ts';
import { listAllAnalyses, listDocuments } from './list-owned.ts';
import { listUsers } from './list-users.ts';
import { overview } from './overview.ts';
import { showWork } from './work/show-work.ts';
import { retryAnalysis, retryMail } from './work/try-again.ts';

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
    cases: ({ query }) => listCases(deps, query),
    readCase: ({ params }) => readCase(deps, params),
    writeOnCase: ({ params, body, session, request }) =>
      writeOnCase(deps, params, body, { user: session.user, request }),
    closeCase: ({ params, body, session, request }) =>
      closeCase(deps, params, body, { user: session.user, request }),
    audit: ({ query }) => listAudit(db, query),
    exportAudit: async ({ query, reply }) =>
      reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="logg.csv"')
        .send(Readable.from(exportAudit(db, query))),
    work: () => showWork(deps),
    retryMail: async ({ params, session, request }) => {
      await retryMail(deps, { actorId: session.user.id, request }, params.id);
      return { success: true };
    },
    retryAnalysis: async ({ params, session, request }) => {
      const asked = { actorId: session.user.id, request };
      await retryAnalysis(deps, asked, params.userId, params.id);
      return { success: true };
    },
  };
}
