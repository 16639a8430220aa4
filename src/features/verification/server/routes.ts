import { failWith } from '#contract/errors.ts';
import { writeVerifyMail } from '#features/account/server/verify-mail.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import { type verificationContract, verificationErrors } from '../contract.ts';
import { confirmAddress } from './confirm-address.ts';

const fail = failWith(verificationErrors);

const NEXT_AFTER_SECONDS = 60;
const PER_MINUTE: Limit = { attempts: 1, windowSeconds: NEXT_AFTER_SECONDS };
const PER_DAY: Limit = { attempts: 10, windowSeconds: 24 * 3600 };

export function verificationHandlers(deps: Dependencies): Handlers<typeof verificationContract> {
  const countResend = async (userId: string) => {
    const waits = [
      await deps.throttle.count(`resend:${userId}`, PER_MINUTE),
      await deps.throttle.count(`resend-day:${userId}`, PER_DAY),
    ];
    const wait = Math.max(...waits);
    if (wait > 0) throw fail('verification.too_soon', { retryAfterSeconds: wait });
  };
  return {
    verify: async ({ body, request }) => {
      const userId = await confirmAddress(deps, body.token);
      await deps.audit.record({
        actorId: userId,
        event: 'email.verified',
        outcome: 'ok',
        address: request.ip,
        requestId: request.id,
      });
      return { success: true };
    },
    resend: async ({ session }) => {
      if (session.user.emailVerified) return { success: true, waitSeconds: null };
      await countResend(session.user.id);
      await sendSoon(deps, await writeVerifyMail(deps, deps.database.db, session.user));
      return { success: true, waitSeconds: NEXT_AFTER_SECONDS };
    },
  };
}
