import { describe, expect, it } from 'vitest';
import { prices } from '#features/billing/plans.ts';
import { readConfig } from '#server/config.ts';
import { type FakeStripe, startStripe } from '#support/stripe/server.ts';
import { newOrder, paymentsSuite } from '../payments.suite.ts';
import type { Payments } from '../port.ts';
import { createStripe } from './stripe.ts';

interface Given {
  stripe: FakeStripe;
  payments: Payments;
  passDays: (days: number) => void;
}

async function withStripe(
  work: (given: Given) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  let ahead = 0;
  const stripe = await startStripe(() => new Date(Date.now() + ahead));
  const config = readConfig({ ...stripe.env, ...env }).stripe;
  if (config === null) throw new Error('Stripe is not configured');
  const passDays = (days: number) => {
    ahead += days * 24 * 3600 * 1000;
  };
  await work({ stripe, payments: createStripe({ ...config, prices }), passDays });
  await stripe.close();
}

paymentsSuite('Stripe', (work) =>
  withStripe(({ stripe, payments, passDays }) =>
    work({
      payments,
      passDays,
      creditOf: stripe.creditOf,
      pay: (id) => stripe.payments.pay(id.replace('cs_test_', '')),
      setCard: stripe.payments.setCard,
    }),
  ),
);

describe('what Stripe is sent', () => {
  it('names the company for Swedish invoices, the configured price and our reference', () =>
    withStripe(async ({ stripe, payments }) => {
      const order = newOrder({ trialDays: 14 });
      await payments.startCheckout(order);
      const [customer, session] = stripe.calls.map(({ body }) => new URLSearchParams(body));
      expect(customer?.get('tax_id_data[0][value]')).toBe('SE556123456701');
      expect(customer?.get('invoice_settings[custom_fields][0][value]')).toBe('556123-4567');
      expect(customer?.get('invoice_settings[custom_fields][2][value]')).toBe('123-4567');
      expect(customer?.get('preferred_locales[0]')).toBe('sv');
      expect(session?.get('line_items[0][price]')).toBe('price_manad');
      expect(session?.get('subscription_data[trial_period_days]')).toBe('14');
      expect(session?.get('subscription_data[default_tax_rates][0]')).toBe('txr_25');
      expect(session?.get('client_reference_id')).toBe(order.reference);
      for (const { idempotencyKey } of stripe.calls)
        expect(idempotencyKey).toContain(order.idempotencyKey);
    }));

  it('is sent once more where no answer came, and makes one checkout', () =>
    withStripe(async ({ stripe, payments }) => {
      const order = newOrder();
      stripe.next('unheard');
      const first = await payments.startCheckout(order);
      const [unheard, heard] = stripe.calls;
      expect(heard).toEqual(unheard);
      expect(await payments.startCheckout(order)).toEqual(first);
    }));
});

describe('what Stripe does not do', () => {
  it('has its reason', () =>
    withStripe(async ({ stripe, payments }) => {
      stripe.next(500, 500);
      await expect(payments.subscription('sub_1')).rejects.toMatchObject({ reason: 'failed' });
      stripe.next('unheard', 'unheard');
      await expect(payments.subscription('sub_1')).rejects.toMatchObject({ reason: 'away' });
      stripe.next(401);
      await expect(payments.subscription('sub_1')).rejects.toMatchObject({ reason: 'no_price' });
    }));

  it('is for want of a price where none is configured, or none that Stripe knows', async () => {
    for (const STRIPE_PRICE_MONTHLY of ['', 'price_annan'])
      await withStripe(
        async ({ payments }) => {
          const started = payments.startCheckout(newOrder());
          await expect(started).rejects.toMatchObject({ reason: 'no_price' });
        },
        { STRIPE_PRICE_MONTHLY },
      );
  });
});

describe('an event of Stripe’s', () => {
  const verify = (payments: Payments, { body, signature }: { body: string; signature: string }) =>
    payments.verifyEvent(Buffer.from(body), signature);

  it('says what it is about', () =>
    withStripe(async ({ stripe, payments }) => {
      const session = { object: 'checkout.session', id: 'cs_1', subscription: 'sub_1' };
      expect(
        await verify(payments, stripe.event('checkout.session.completed', session)),
      ).toMatchObject({
        type: 'checkout.session.completed',
        checkoutId: 'cs_1',
        subscriptionId: 'sub_1',
      });
      const dispute = { object: 'dispute', charge: 'ch_1' };
      expect(await verify(payments, stripe.event('charge.dispute.created', dispute))).toMatchObject(
        {
          disputedChargeId: 'ch_1',
        },
      );
      expect(
        await verify(payments, stripe.event('plan.created', { object: 'plan' })),
      ).toMatchObject({
        ...{ checkoutId: null, subscriptionId: null, customerId: null, disputedChargeId: null },
      });
    }));

  it('is refused altered, or signed ten minutes ago (R47)', () =>
    withStripe(async ({ stripe, payments }) => {
      const signed = stripe.event('plan.created', { object: 'plan' });
      const altered = { ...signed, body: signed.body.replace('plan.created', 'plan.updated') };
      expect(await verify(payments, altered)).toBeNull();
      expect(await verify(payments, stripe.event('x', {}, { ago: 600 }))).toBeNull();
    }));
});
