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
    customerOfCharge: async (id) => {
      const charge = await found(() => stripe.charges.retrieve(id));
      return charge?.customer ? idOf(charge.customer) : null;
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
