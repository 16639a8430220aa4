import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { type Checkout, type CheckoutOrder, PaymentsError } from '../port.ts';
import { called, found, type StripeSettings } from './client.ts';

const INVOICE_DAYS = 30;

/** The same order under the same key is sent once; another order under it is another. */
function keyOf(order: CheckoutOrder, what: string): { idempotencyKey: string } {
  const sent = createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 16);
  return { idempotencyKey: `${order.idempotencyKey}-${sent}-${what}` };
}

/** Ten digits as they are written. */
const written = (orgNumber: string) => `${orgNumber.slice(0, 6)}-${orgNumber.slice(6)}`;

/** The company as Stripe's customer, with what Swedish invoices are to say of it and of us. */
async function customerOf(
  stripe: Stripe,
  { bankgiro }: StripeSettings,
  order: CheckoutOrder,
): Promise<string> {
  if (order.customerId !== null) return order.customerId;
  const { companyName, name, email, orgNumber } = order.payer;
  const fields = [
    { name: 'Org.nr', value: written(orgNumber) },
    { name: 'Er referens', value: name.slice(0, 140) },
    ...(bankgiro === null ? [] : [{ name: 'Bankgiro', value: bankgiro }]),
  ];
  const customer = await stripe.customers.create(
    {
      name: companyName,
      email,
      address: { country: 'SE' },
      preferred_locales: ['sv'],
      // A Swedish number for VAT is the organisation number with country and 01.
      tax_id_data: [{ type: 'eu_vat', value: `SE${orgNumber}01` }],
      invoice_settings: { custom_fields: fields },
      metadata: { reference: order.reference },
    },
    keyOf(order, 'customer'),
  );
  return customer.id;
}

/** How VAT is put on: by Stripe Tax, unless a rate is configured. */
const byStripeTax = ({ taxRateId }: StripeSettings) =>
  taxRateId === null && { automatic_tax: { enabled: true } };
const byRate = ({ taxRateId }: StripeSettings) =>
  taxRateId !== null && { default_tax_rates: [taxRateId] };

/** A subscription that is invoiced: there is nothing to pay at once, and so no page to pay at. */
async function startInvoiced(
  stripe: Stripe,
  settings: StripeSettings,
  order: CheckoutOrder,
  given: { customer: string; price: string },
) {
  const subscription = await stripe.subscriptions.create(
    {
      customer: given.customer,
      items: [{ price: given.price }],
      collection_method: 'send_invoice',
      days_until_due: INVOICE_DAYS,
      metadata: { reference: order.reference },
      ...byStripeTax(settings),
      ...byRate(settings),
      ...(order.trialDays !== null && { trial_period_days: order.trialDays }),
    },
    keyOf(order, 'subscription'),
  );
  return { checkoutId: subscription.id, url: order.successUrl };
}

/** A page of Stripe's where a card is given. */
async function startByCard(
  stripe: Stripe,
  settings: StripeSettings,
  order: CheckoutOrder,
  given: { customer: string; price: string },
) {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      locale: 'sv',
      customer: given.customer,
      client_reference_id: order.reference,
      line_items: [{ price: given.price, quantity: 1 }],
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      billing_address_collection: 'required',
      customer_update: { address: 'auto' },
      payment_method_collection: 'always',
      metadata: { reference: order.reference },
      subscription_data: {
        metadata: { reference: order.reference },
        ...(order.trialDays !== null && { trial_period_days: order.trialDays }),
        ...byRate(settings),
      },
      ...byStripeTax(settings),
    },
    keyOf(order, 'session'),
  );
  if (!session.url) throw new PaymentsError('no_url', 'the session has no address');
  return { checkoutId: session.id, url: session.url };
}

const states: Readonly<Record<string, Checkout['state']>> = { open: 'open', complete: 'complete' };

/** A subscription by invoice is its own checkout. */
const isInvoiced = (id: string) => id.startsWith('sub_');

async function invoicedCheckout(stripe: Stripe, id: string): Promise<Checkout | null> {
  const of = await found(() => stripe.subscriptions.retrieve(id));
  const reference = of?.metadata.reference ?? '';
  return of && { id, url: null, state: 'complete', reference, subscriptionId: id };
}

/** The calls about purchases. */
export function checkoutCalls(stripe: Stripe, settings: StripeSettings) {
  return {
    startCheckout: (order: CheckoutOrder) =>
      called(async () => {
        const price = settings.priceIds[order.frequency];
        if (price === null) throw new PaymentsError('no_price', `no price of ${order.frequency}`);
        const customer = await customerOf(stripe, settings, order);
        const start = order.payment === 'invoice' ? startInvoiced : startByCard;
        return start(stripe, settings, order, { customer, price });
      }),
    closeCheckout: async (id: string): Promise<void> => {
      if (isInvoiced(id)) return;
      const of = await found(() => stripe.checkout.sessions.retrieve(id));
      if (of?.status === 'open') await called(() => stripe.checkout.sessions.expire(id));
    },
    checkout: async (id: string): Promise<Checkout | null> => {
      if (isInvoiced(id)) return invoicedCheckout(stripe, id);
      const of = await found(() => stripe.checkout.sessions.retrieve(id));
      if (of === null) return null;
      const { subscription } = of;
      return {
        id,
        url: of.status === 'open' ? of.url : null,
        state: states[of.status ?? ''] ?? 'expired',
        reference: of.client_reference_id ?? '',
        subscriptionId:
          typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
      };
    },
  };
}
