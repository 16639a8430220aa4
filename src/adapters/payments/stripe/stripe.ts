import type { Payments } from '../port.ts';
import { checkoutCalls } from './checkouts.ts';
import { called, createClient, found, type StripeSettings } from './client.ts';
import { openEvent } from './event.ts';
import { idOf } from './presented.ts';
import { subscriptionCalls } from './subscriptions.ts';

/** Payments by Stripe, through its own client. */
export function createStripe(settings: StripeSettings): Payments & { name: 'stripe' } {
  const stripe = createClient(settings);
  return {
    name: 'stripe',
    ...checkoutCalls(stripe, settings),
    ...subscriptionCalls(stripe, settings),
    dispute: async (id) => {
      const charge = await found(() => stripe.charges.retrieve(id));
      if (!charge?.customer) return null;
      const { data } = await called(() => stripe.disputes.list({ charge: id, limit: 10 }));
      const has = (status: string) => data.some((each) => each.status === status);
      const state = has('lost') ? 'lost' : has('won') ? 'won' : 'open';
      return { customerId: idOf(charge.customer), state };
    },
    openPortal: (customer, returnUrl) =>
      called(async () => {
        const asked = { customer, return_url: returnUrl, locale: 'sv' } as const;
        const { url } = await stripe.billingPortal.sessions.create(asked);
        return { url };
      }),
    verifyEvent: (body, signature) => openEvent(stripe, settings.webhookSecret, body, signature),
  };
}
