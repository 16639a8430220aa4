import { failWith } from '#contract/errors.ts';
import { queueAccountMail } from '#features/account/server/account-mail.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { findLink } from '#server/mailed-links/mailed-links.ts';
import { networkOf } from '#server/throttle/network.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type recoveryContract, recoveryErrors } from '../contract.ts';
import { recoveryTexts } from '../texts.ts';
import { resetPassword } from './reset-password.ts';

const fail = failWith(recoveryErrors);

/** An office shares a network; how often one address is mailed is limited where the mail is made. */
const PER_NETWORK: Limit = { attempts: 20, windowSeconds: 3600 };

export function recoveryHandlers(deps: Dependencies): Handlers<typeof recoveryContract> {
  return {
    forgot: async ({ body, request }) => {
      const wait = await deps.throttle.count(`forgot:${networkOf(request.ip)}`, PER_NETWORK);
      if (wait > 0) throw fail('recovery.too_many', { retryAfterSeconds: wait });
      await queueAccountMail(deps, { kind: 'reset', email: body.email });
      await deps.audit.record({
        actorId: null,
        event: 'password.forgot',
        outcome: 'ok',
        address: request.ip,
        requestId: request.id,
      });
      return { success: true, message: recoveryTexts.sent.message };
    },
    checkLink: async ({ body }) => {
      const link = await findLink(deps, deps.database.db, 'reset', body.token);
      return { valid: link !== null && !link.used };
    },
    reset: async ({ body, request }) => {
      const userId = await resetPassword(deps, body);
      await deps.audit.record({
        actorId: userId,
        event: 'password.reset',
        outcome: 'ok',
        address: request.ip,
        requestId: request.id,
      });
      return { success: true };
    },
  };
}
