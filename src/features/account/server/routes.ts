import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, common } from '#contract/errors.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type accountContract, accountErrors } from '../contract.ts';
import type { secondStepContract } from '../second-step-contract.ts';
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
import { type HalfLoggedIn, type LoggedIn, type LoginCaller, logIn } from './log-in.ts';
import { presentUser } from './present.ts';
import { logInByCode, logInByPasskey, passkeyLoginOptions } from './second-step.ts';
import { signUp } from './sign-up.ts';
import { isWeakFor } from './weak-password.ts';

/** Judging a password takes time; an office shares a network. */
const CHECKED: Limit = { attempts: 100, windowSeconds: 15 * 60 };

const callerOf = (request: FastifyRequest): LoginCaller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
  device: readDeviceCookie(request),
});

/** Notes how a try to get in ended, in the log of security events. */
const noteTaker =
  (deps: Dependencies) =>
  async <T extends LoggedIn | HalfLoggedIn>(
    event: 'login' | 'login.code' | 'login.passkey' | 'signup',
    request: FastifyRequest,
    work: () => Promise<T>,
  ): Promise<T> => {
    const entry = { event, address: request.ip, requestId: request.id };
    try {
      const done = await work();
      const object = 'challenge' in done ? 'second factor asked for' : null;
      await deps.audit.record({ ...entry, object, actorId: done.user.id, outcome: 'ok' });
      return done;
    } catch (error) {
      const outcome = error instanceof AppError && error.status < 500 ? 'denied' : 'failed';
      const object = error instanceof AppError ? error.code : null;
      await noteRefusal(deps, { ...entry, actorId: null, object, outcome });
      throw error;
    }
  };

/** The answer to one who is in; marks the device as known. */
function welcome(deps: Dependencies, reply: FastifyReply, { user, token, device }: LoggedIn) {
  setDeviceCookie(reply, deps.config, device);
  return { token, user: presentUser(user) };
}

export function accountHandlers(deps: Dependencies): Handlers<typeof accountContract> {
  const noted = noteTaker(deps);
  return {
    signup: async ({ body, request, reply }) =>
      welcome(
        deps,
        reply,
        await noted('signup', request, () => signUp(deps, body, callerOf(request))),
      ),
    login: async ({ body, request, reply }) => {
      const done = await noted('login', request, () =>
        logIn(deps, { ...body, ...callerOf(request) }),
      );
      if (!('challenge' in done)) return welcome(deps, reply, done);
      const { challenge, factors } = done;
      return {
        secondFactor: { challenge, app: factors.totp, passkey: factors.passkeys > 0 },
      };
    },
    checkPassword: async ({ body: { password, ...owner }, request }) => {
      const wait = await deps.throttle.count(`check-password:${networkOf(request.ip)}`, CHECKED);
      if (wait > 0) throw common('request.too_many', { retryAfterSeconds: wait });
      const { text } = accountErrors['account.weak_password'];
      return { problem: isWeakFor(password, owner) ? text : null };
    },
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

export function secondStepHandlers(deps: Dependencies): Handlers<typeof secondStepContract> {
  const noted = noteTaker(deps);
  return {
    loginCode: async ({ body, request, reply }) =>
      welcome(
        deps,
        reply,
        await noted('login.code', request, () => logInByCode(deps, body, callerOf(request))),
      ),
    passkeyOptions: async ({ body, request }) => ({
      options: await passkeyLoginOptions(deps, body.challenge, callerOf(request)),
    }),
    loginPasskey: async ({ body, request, reply }) =>
      welcome(
        deps,
        reply,
        await noted('login.passkey', request, () => logInByPasskey(deps, body, callerOf(request))),
      ),
  };
}
