import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { users } from '#server/session/table.ts';
import { type billingContract, billingErrors } from '../contract.ts';
import { isPromoCode } from './promo.ts';

const fail = failWith(billingErrors);

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
      await deps.database.db.update(users).set(chosen).where(eq(users.id, user.id));
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
    checkout: async () => {
      throw fail('billing.not_ready');
    },
    billing: async ({ session }) => {
      const { user } = session;
      return {
        mode: deps.payments?.name ?? 'off',
        plan: user.plan,
        planSource: user.planSource,
        status: null,
        billingFrequency: null,
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
        trialEnd: null,
        next: null,
        payment: null,
        withdrawUntil: null,
        trialAvailable: false,
      };
    },
    invoices: async () => ({ invoices: [] }),
    cancel: off,
    resume: off,
    portal: off,
    previewChange: off,
    change: off,
  };
}

async function off(): Promise<never> {
  throw fail('billing.off');
}
