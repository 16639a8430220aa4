import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { AppError, common } from '#contract/errors.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { users } from '#server/session/table.ts';
import type { Limit } from '#server/throttle/throttle.ts';
import type { billingContract } from '../contract.ts';
import { isPromoCode } from './promo.ts';
import { ask, fail } from './provider.ts';
import { buyPro } from './purchase.ts';
import { presentBilling, subscriptionOf, withSubscription } from './subscription.ts';

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
    checkout: async ({ body, session, request }) => {
      if (body.plan === 'free') throw common('request.invalid');
      const { billingFrequency: frequency, payment = 'card' } = body;
      await slowDown(deps, session.user.id);
      return noted(deps, request, session.user.id, 'billing.checkout', async () => ({
        url: await buyPro(deps, session.user, { frequency, payment }),
      }));
    },
    billing: ({ session }) => presentBilling(deps, session.user),
    invoices: async ({ session }) => {
      const of = await subscriptionOf(deps, session.user.id);
      if (of === null) return { invoices: [] };
      const invoices = await ask(deps, (payments) => payments.invoices(of.customerId));
      return {
        invoices: invoices.map(({ id, number, date, net, vat, gross, status, pdfUrl }) => ({
          ...{ id, number, date, net, vat, gross, status, pdfUrl },
        })),
      };
    },
    cancel: ({ session, request }) =>
      noted(deps, request, session.user.id, 'billing.cancel', async () => {
        const { periodEnd } = await withSubscription(deps, session.user, (payments, { id }) =>
          payments.cancelAtPeriodEnd(id),
        );
        return { success: true, current_period_end: periodEnd };
      }),
    resume: ({ session, request }) =>
      noted(deps, request, session.user.id, 'billing.resume', async () => {
        await withSubscription(deps, session.user, (payments, { id }) => payments.resume(id));
        return { success: true };
      }),
    portal: async ({ session }) => {
      const of = await subscriptionOf(deps, session.user.id);
      if (of === null) throw fail('billing.no_subscription');
      const returnUrl = `${deps.config.appUrl}/settings`;
      return ask(deps, (payments) => payments.openPortal(of.customerId, returnUrl));
    },
    previewChange: ({ session, query }) =>
      withSubscription(deps, session.user, (payments, { id }) =>
        payments.previewChange(id, query.billingFrequency),
      ),
    change: ({ session, request, body: { billingFrequency, prorationDate } }) =>
      noted(deps, request, session.user.id, 'billing.change', async () => {
        requireRecent(prorationDate, deps.clock());
        await withSubscription(deps, session.user, (payments, { id }) =>
          payments.changeFrequency(id, billingFrequency, prorationDate),
        );
        return { success: true };
      }),
  };
}

/** Checkouts that one account may begin. */
const CHECKOUTS: Limit = { attempts: 20, windowSeconds: 3600 };

async function slowDown({ throttle }: Dependencies, userId: string): Promise<void> {
  const wait = await throttle.count(`checkout:${userId}`, CHECKOUTS);
  if (wait > 0) throw common('request.too_many', { retryAfterSeconds: wait });
}

/** A sum that was shown is charged for half an hour; then it is to be shown anew. */
const SHOWN_FOR_MS = 30 * 60 * 1000;

function requireRecent(prorationDate: string, now: Date): void {
  const age = now.getTime() - Date.parse(prorationDate);
  if (age < -60_000 || age > SHOWN_FOR_MS) throw fail('billing.refused');
}

/** Notes in the log of security events what an account did with its subscription, and how it ended. */
async function noted<T>(
  deps: Dependencies,
  request: FastifyRequest,
  actorId: string,
  event: string,
  work: () => Promise<T>,
): Promise<T> {
  const entry = { actorId, event, address: request.ip, requestId: request.id };
  try {
    const done = await work();
    await deps.audit.record({ ...entry, outcome: 'ok' });
    return done;
  } catch (error) {
    const object = error instanceof AppError ? error.code : null;
    await noteRefusal(deps, { ...entry, object, outcome: 'failed' });
    throw error;
  }
}
