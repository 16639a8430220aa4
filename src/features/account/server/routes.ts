import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { UserRow } from '#server/session/table.ts';
import type { accountContract } from '../contract.ts';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
import { logIn } from './log-in.ts';
import { presentUser } from './present.ts';
import { signUp } from './sign-up.ts';

const callerOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: headers['user-agent'],
});

export function accountHandlers(deps: Dependencies): Handlers<typeof accountContract> {
  const noted = async (
    event: 'login' | 'signup',
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<{ user: UserRow; token: string; device: string }>,
  ) => {
    const entry = { event, address: request.ip, requestId: request.id };
    try {
      const { user, token, device } = await work();
      setDeviceCookie(reply, deps.config, device);
      await deps.audit.record({ ...entry, actorId: user.id, outcome: 'ok' });
      return { token, user: presentUser(user) };
    } catch (error) {
      const outcome = error instanceof AppError && error.status < 500 ? 'denied' : 'failed';
      const object = error instanceof AppError ? error.code : null;
      await noteRefusal(deps, { ...entry, actorId: null, object, outcome });
      throw error;
    }
  };
  return {
    signup: ({ body, request, reply }) =>
      noted('signup', request, reply, () => signUp(deps, body, callerOf(request))),
    login: ({ body, request, reply }) =>
      noted('login', request, reply, () =>
        logIn(deps, { ...body, device: readDeviceCookie(request), ...callerOf(request) }),
      ),
    logout: async ({ session, request }) => {
      await deps.sessions.end(session.user.id, session.tokenHash);
      await deps.audit.record({
        actorId: session.user.id,
        event: 'logout',
        outcome: 'ok',
        address: request.ip,
        requestId: request.id,
      });
      return { success: true };
    },
    user: async ({ session }) => presentUser(session.user),
  };
}
