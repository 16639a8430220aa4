import Stripe from 'stripe';
import type { PaymentEvent } from '../port.ts';
import { idOf, iso } from './presented.ts';

/** Older signatures are refused: a body that was overheard cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

type About = Omit<PaymentEvent, 'id' | 'type' | 'createdAt'>;

const nobody: About = {
  checkoutId: null,
  subscriptionId: null,
  customerId: null,
  disputedChargeId: null,
};

const idOrNull = (of: string | { id: string } | null | undefined) => (of ? idOf(of) : null);

/** What an event is about; nothing for kinds that change no subscription. */
function aboutOf({ data: { object } }: Stripe.Event): About {
  switch (object.object) {
    case 'checkout.session':
      return {
        ...nobody,
        checkoutId: object.id,
        subscriptionId: idOrNull(object.subscription),
        customerId: idOrNull(object.customer),
      };
    case 'subscription': {
      const byInvoice = object.collection_method === 'send_invoice';
      return {
        ...nobody,
        // Bought by invoice it has no checkout but itself.
        checkoutId: byInvoice && object.metadata.reference ? object.id : null,
        subscriptionId: object.id,
        customerId: idOf(object.customer),
      };
    }
    case 'invoice':
      return {
        ...nobody,
        subscriptionId: idOrNull(object.parent?.subscription_details?.subscription),
        customerId: idOrNull(object.customer),
      };
    case 'credit_note':
    case 'charge':
      return { ...nobody, customerId: idOrNull(object.customer) };
    case 'dispute':
      return { ...nobody, disputedChargeId: idOf(object.charge) };
    default:
      return nobody;
  }
}

/** The event of a body that Stripe signed lately; null for any other. */
export async function openEvent(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string,
): Promise<PaymentEvent | null> {
  try {
    const event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
    );
    return {
      id: event.id,
      type: event.type,
      createdAt: iso(event.created),
      ...aboutOf(event),
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
