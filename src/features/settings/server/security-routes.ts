import type { FastifyRequest } from 'fastify';
import type { AuditEventName } from '#contract/audit-events.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { assertionOptions } from '#server/factors/passkeys.ts';
import { countRecoveryCodes } from '#server/factors/recovery-codes.ts';
import { hasTotp } from '#server/factors/totp.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import type { securityContract } from '../security-contract.ts';
import { beginApp, confirmApp, endApp, renewRecoveryCodes } from './change-factors.ts';
import { addPasskey, beginPasskey, endPasskey, shownPasskeys } from './change-passkeys.ts';
import { noted } from './noted.ts';

export function securityHandlers(deps: Dependencies): Handlers<typeof securityContract> {
  const { db } = deps.database;
  const note = <T>(
    event: AuditEventName,
    { session, request }: { session: SignedIn; request: FastifyRequest },
    work: () => Promise<T>,
  ) => noted(deps, { event, request, actorId: session.user.id }, work);
  return {
    factors: async ({ session }) => ({
      app: await hasTotp(db, session.user.id),
      recoveryCodes: await countRecoveryCodes(db, session.user.id),
      passkeys: await shownPasskeys(deps, session.user.id),
    }),
    beginApp: (call) =>
      note('factor.app_begin', call, () => beginApp(deps, call.session, call.body)),
    confirmApp: (call) =>
      note('factor.app_on', call, async () => ({
        recoveryCodes: await confirmApp(deps, call.session, call.body.code),
      })),
    endApp: (call) =>
      note('factor.app_off', call, async () => {
        await endApp(deps, call.session, call.body);
        return { success: true };
      }),
    newRecoveryCodes: (call) =>
      note('factor.recovery_codes', call, async () => ({
        recoveryCodes: await renewRecoveryCodes(deps, call.session, call.body),
      })),
    proofOptions: async ({ session }) => {
      const { id: userId } = session.user;
      return { options: await assertionOptions(deps, { purpose: 'prove', userId }, userId) };
    },
    beginPasskey: (call) =>
      note('factor.passkey_begin', call, async () => ({
        options: await beginPasskey(deps, call.session, call.body),
      })),
    addPasskey: (call) =>
      note('factor.passkey_on', call, async () => ({
        recoveryCodes: await addPasskey(deps, call.session, call.body),
      })),
    endPasskey: (call) =>
      note('factor.passkey_off', call, async () => {
        await endPasskey(deps, call.session, call.params.id, call.body);
        return { success: true };
      }),
  };
}
