import { eq } from 'drizzle-orm';
import { common } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { users } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import type { billingContract } from '../contract.ts';
import { isPromoCode, requirePromoLeft } from './promo.ts';
import { fail } from './provider.ts';
import { buyPro } from './purchase.ts';
import { noted, subscriptionHandlers } from './subscription-routes.ts';

export function billingHandlers(deps: Dependencies): Handlers<typeof billingContract> {
  return {
    checkPromo: async ({ body, request }) => {
      if (!(await isPromoCode(deps, body.promoCode, request.ip))) {
        throw fail('billing.wrong_promo');
      }
      return { valid: true };
    },
    selectFree: async ({ body, session, request }) => {
      const { user } = session;
      const code = body?.promoCode?.trim();
      if (code && !(await isPromoCode(deps, code, request.ip))) {
        throw fail('billing.wrong_promo');
      }
      // A paid plan ends by cancelling it, never by choosing free.
      const paid = user.planSource === 'stripe' || user.planSource === 'admin';
      if (paid) return { success: true, plan: user.plan };
      const chosen = code
        ? ({ plan: 'pro', planSource: 'promo' } as const)
        : ({ plan: 'free', planSource: 'free' } as const);
      await inTransaction(deps.database.db, async (tx) => {
        const isNew = chosen.planSource === 'promo' && user.planSource !== 'promo';
        if (isNew) await requirePromoLeft(tx, deps);
        await tx.update(users).set(chosen).where(eq(users.id, user.id));
      });
      await deps.audit.record({
        actorId: user.id,
        event: 'plan.change',
        object: `${user.plan} → ${chosen.plan} (${chosen.planSource})`,
        outcome: 'ok',
        address: request.ip,
        requestId: request.id,
      });
      return { success: true, plan: chosen.plan };
    },
    checkout: async ({ body, session, request }) => {
      if (body.plan === 'free') throw common('request.invalid');
      const { billingFrequency: frequency, payment = 'card' } = body;
      await slowDown(deps, session.user.id);
      return noted(deps, request, session.user.id, 'billing.checkout', async () => ({
        url: await buyPro(deps, session.user, { frequency, payment }),
      }));
    },
    ...subscriptionHandlers(deps),
  };
}

/** Checkouts that one account may begin. */
const CHECKOUTS: Limit = { attempts: 20, windowSeconds: 3600 };

async function slowDown({ throttle }: Dependencies, userId: string): Promise<void> {
  const wait = await throttle.count(`checkout:${userId}`, CHECKOUTS);
  if (wait > 0) throw common('request.too_many', { retryAfterSeconds: wait });
}
