import type { FastifyRequest } from 'fastify';
import type { AuditEventName } from '#contract/audit-events.ts';
import { AppError } from '#contract/errors.ts';
import { noteRefusal } from '#server/audit/audit.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { billingContract } from '../contract.ts';
import { ask, fail } from './provider.ts';
import { presentBilling, subscriptionOf, withSubscription } from './subscription.ts';

type SubscriptionCalls = Omit<
  Handlers<typeof billingContract>,
  'checkPromo' | 'selectFree' | 'checkout'
>;

/** What an account sees of its subscription and does with it. */
export function subscriptionHandlers(deps: Dependencies): SubscriptionCalls {
  return {
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

/** A sum that was shown is charged for half an hour; then it is to be shown anew. */
const SHOWN_FOR_MS = 30 * 60 * 1000;

function requireRecent(prorationDate: string, now: Date): void {
  const age = now.getTime() - Date.parse(prorationDate);
  if (age < -60_000 || age > SHOWN_FOR_MS) throw fail('billing.refused');
}

/** Notes in the log of security events what an account did with its subscription, and how it ended. */
export async function noted<T>(
  deps: Dependencies,
  request: FastifyRequest,
  actorId: string,
  event: AuditEventName,
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
