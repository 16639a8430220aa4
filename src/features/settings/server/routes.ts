import type { FastifyRequest } from 'fastify';
import type { AuditEventName } from '#contract/audit-events.ts';
import { common } from '#contract/errors.ts';
import { presentUser } from '#features/account/server/present.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { endListedSession, listSessions } from '#server/session/listed-sessions.ts';
import type { settingsContract } from '../contract.ts';
import { changeAccount } from './change-account.ts';
import { changeCompany } from './change-company.ts';
import { undoEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { noted as noteHow } from './noted.ts';

export function settingsHandlers(deps: Dependencies): Handlers<typeof settingsContract> {
  const { db } = deps.database;
  const noted = <T>(
    event: AuditEventName,
    request: FastifyRequest,
    actorId: string | null,
    work: () => Promise<T>,
  ) => noteHow(deps, { event, request, actorId }, work);
  return {
    changeAccount: ({ body, session, request }) =>
      noted('account.change', request, session.user.id, async () => {
        const { user, emailPending } = await changeAccount(deps, session, body);
        return { ...presentUser(user), emailPending };
      }),
    changeCompany: async ({ body, session }) =>
      presentUser(await changeCompany(deps, session.user, body)),
    changePassword: ({ body, session, request }) =>
      noted('password.change', request, session.user.id, async () => {
        await changePassword(deps, session, body);
        return { success: true };
      }),
    undoEmail: ({ body, request }) =>
      noted('email.undo', request, null, async () => {
        const { email } = await undoEmailChange(deps, body.token);
        return { success: true, email };
      }),
    sessions: ({ session }) => listSessions(db, session.user.id, session.tokenHash, deps.clock()),
    endSession: ({ params, session, request }) =>
      noted('session.end', request, session.user.id, async () => {
        if (!(await endListedSession(db, session.user.id, params.id))) throw common('not_found');
        return { success: true };
      }),
    endOtherSessions: ({ session, request }) =>
      noted('session.end_others', request, session.user.id, async () => {
        await deps.sessions.endAll(session.user.id, db, session.tokenHash);
        return { success: true };
      }),
  };
}
