import type { CheckoutOrder, Frequency } from '#adapters/payments/port.ts';
import { advanced } from '#adapters/payments/test/life.ts';
import { createTestPayments } from '#adapters/payments/test/test-payments.ts';
import { withVat } from '#contract/vat.ts';
import { prices } from '#features/billing/plans.ts';
import type { createMemoryStore } from './memory-store.ts';
import { example, invoiceObject, PRICES, subscriptionObject } from './objects.ts';

/** What Stripe answers where it does not do what is asked. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface Asked {
  id: string;
  parameters: URLSearchParams;
  idempotencyKey: string;
}

const missing = (what: string) => new StripeFailure(404, 'resource_missing', `No such ${what}`);

type Store = ReturnType<typeof createMemoryStore>;

/** What each call does, over the same course of subscriptions as the test payments have. */
export function createCalls(store: Store, clock: () => Date) {
  const payments = createTestPayments({ store, prices, clock });
  const found = async (id: string) => {
    const record = await store.get(id);
    if (record?.kind !== 'subscription') throw missing(`subscription: '${id}'`);
    return advanced(record, prices, clock().toISOString());
  };
  /** Where it is another than the first. */
  const priceOf = new Map<string, string>();
  const shown = async (id: string, { parameters }: Pick<Asked, 'parameters'>) =>
    subscriptionObject(
      await found(id),
      parameters.getAll('expand[0]').concat(parameters.getAll('expand[1]')),
      priceOf.get(id),
    );
  const frequencyOf = (price: string | null): Frequency => {
    if (price?.startsWith(PRICES.monthly)) return 'monthly';
    if (price?.startsWith(PRICES.yearly)) return 'yearly';
    throw new StripeFailure(400, 'resource_missing', `No such price: '${price}'`);
  };
  const orderOf = (
    { parameters, idempotencyKey }: Asked,
    price: string,
    trial: string,
  ): CheckoutOrder => {
    const frequency = frequencyOf(parameters.get(price));
    const days = parameters.get(trial);
    const byInvoice = parameters.get('collection_method') === 'send_invoice';
    return {
      payer: { companyName: '', name: '', email: '', orgNumber: '' },
      customerId: parameters.get('customer'),
      frequency,
      price: prices[frequency],
      payment: byInvoice ? 'invoice' : 'card',
      trialDays: days === null ? null : Number(days),
      reference: parameters.get('metadata[reference]') ?? '',
      successUrl: parameters.get('success_url') ?? '',
      cancelUrl: parameters.get('cancel_url') ?? '',
      idempotencyKey,
    };
  };
  const sessionObject = async (id: string) => {
    const of = await payments.checkout(id.replace('cs_test_', ''));
    if (of === null) throw missing(`checkout.session: '${id}'`);
    const url = of.state === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null;
    const { reference, subscriptionId, state } = of;
    const names = { client_reference_id: reference, metadata: { reference } };
    return {
      ...example('checkout.session'),
      ...{ id, url, status: state, mode: 'subscription', subscription: subscriptionId, ...names },
    };
  };
  const listed = (data: object[], hasMore = false) => ({ object: 'list', data, has_more: hasMore });
  const invoicesOf = async (customerId: string | null, subscriptionId: string | null) => {
    const all =
      subscriptionId === null
        ? await store.subscriptionsOf(customerId ?? '')
        : [await found(subscriptionId)];
    return all.flatMap((of) => {
      const now = advanced(of, prices, clock().toISOString());
      return now.invoices.map((each) => ({ of: now, each }));
    });
  };
  const lost = new Set<string>();
  /** What was put to a customer's credit by hand (above 0) or taken from it. */
  const balances = new Map<string, number>();
  const credit = (customerId: string, by: number) =>
    balances.set(customerId, (balances.get(customerId) ?? 0) + by);
  const creditOf = async (customerId: string) => {
    const all = await store.subscriptionsOf(customerId);
    const ofChanges = all.reduce((sum, of) => sum + withVat(of.credit).gross, 0);
    return ofChanges + (balances.get(customerId) ?? 0);
  };
  const calls: Record<string, (asked: Asked) => Promise<object>> = {
    'POST /v1/customers': async ({ parameters, idempotencyKey }) => ({
      ...example('customer'),
      id: `cus_${idempotencyKey.slice(-40).replace(/\W/g, '')}`,
      email: parameters.get('email'),
    }),
    'POST /v1/checkout/sessions': async (asked) => {
      const trial = 'subscription_data[trial_period_days]';
      const order = orderOf(asked, 'line_items[0][price]', trial);
      return sessionObject(`cs_test_${(await payments.startCheckout(order)).checkoutId}`);
    },
    'GET /v1/checkout/sessions/:id': ({ id }) => sessionObject(id),
    'POST /v1/subscriptions': async (asked) => {
      const order = orderOf(asked, 'items[0][price]', 'trial_period_days');
      const { checkoutId } = await payments.startCheckout(order);
      await payments.pay(checkoutId);
      return shown(`sub_${checkoutId}`, asked);
    },
    'GET /v1/subscriptions/:id': (asked) => shown(asked.id, asked),
    'POST /v1/subscriptions/:id': async (asked) => {
      const { id, parameters } = asked;
      await found(id);
      const ending = parameters.get('cancel_at_period_end');
      if (ending === 'true') await payments.cancelAtPeriodEnd(id);
      if (ending === 'false' || parameters.get('cancel_at') === '') await payments.resume(id);
      const price = parameters.get('items[0][price]');
      const at = parameters.get('proration_date');
      const moment = at === null ? clock() : new Date(Number(at) * 1000);
      if (price !== null) priceOf.set(id, price);
      if (price !== null)
        await payments.changeFrequency(id, frequencyOf(price), moment.toISOString());
      return shown(id, asked);
    },
    'DELETE /v1/subscriptions/:id': async (asked) => {
      await payments.endNow(asked.id, { refund: false });
      return shown(asked.id, asked);
    },
    'GET /v1/subscriptions': async (asked) => {
      const customer = asked.parameters.get('customer');
      const limit = Number(asked.parameters.get('limit'));
      const all =
        customer === null
          ? await store.subscriptions(asked.parameters.get('starting_after') ?? '', limit)
          : await store.subscriptionsOf(customer);
      return listed(await Promise.all(all.map(({ id }) => shown(id, asked))), all.length === limit);
    },
    'GET /v1/invoices': async ({ parameters }) => {
      const all = await invoicesOf(parameters.get('customer'), parameters.get('subscription'));
      const status = parameters.get('status');
      const asked = all.filter(({ each }) => status === null || each.status === status);
      const newest = asked.sort((a, b) => b.each.date.localeCompare(a.each.date));
      return listed(newest.map(({ of, each }) => invoiceObject(of, each)));
    },
    'POST /v1/invoices/:id/void': async ({ id }) => ({ ...example('invoice'), id, status: 'void' }),
    'POST /v1/invoices/create_preview': async ({ parameters }) => {
      const id = parameters.get('subscription') ?? '';
      const price = parameters.get('subscription_details[items][0][price]');
      const change = price === null ? null : await payments.previewChange(id, frequencyOf(price));
      const sum = change?.dueNow ?? (await payments.nextPayment(id));
      if (sum === null)
        throw new StripeFailure(404, 'invoice_upcoming_none', 'No upcoming invoices');
      const end = Math.floor(Date.parse(change?.next.date ?? clock().toISOString()) / 1000);
      return {
        ...example('invoice'),
        ...{ total: sum.gross, subtotal: sum.net, total_excluding_tax: sum.net },
        ...{ amount_due: sum.gross, lines: listed([{ period: { start: 0, end } }]) },
      };
    },
    'POST /v1/credit_notes': async ({ parameters }) => {
      const invoiceId = parameters.get('invoice') ?? '';
      const id = invoiceId.replace(/^in_/, '').replace(/_\d+$/, '');
      const refund = Number(parameters.get('refund_amount') ?? 0);
      const credited = Number(parameters.get('credit_amount') ?? 0);
      const outOfBand = Number(parameters.get('out_of_band_amount') ?? 0);
      if (refund + credited + outOfBand !== Number(parameters.get('amount')))
        throw new StripeFailure(400, 'parameter_invalid', 'The amounts do not add up');
      const of = await found(id);
      credit(of.customerId, credited);
      const invoices = of.invoices.map((each) =>
        each.id === invoiceId ? { ...each, refunded: refund, status: 'refunded' as const } : each,
      );
      store.records.set(id, { ...of, invoices });
      return { ...example('credit_note'), invoice: invoiceId };
    },
    'GET /v1/customers/:id': async ({ id }) => ({
      ...example('customer'),
      ...{ id, balance: -(await creditOf(id)) },
    }),
    'POST /v1/customers/:id/balance_transactions': async ({ id, parameters }) => {
      credit(id, -Number(parameters.get('amount')));
      return { ...example('customer_balance_transaction'), customer: id };
    },
    'POST /v1/checkout/sessions/:id/expire': async ({ id }) => {
      const of = await payments.checkout(id.replace('cs_test_', ''));
      if (of?.state !== 'open')
        throw new StripeFailure(400, 'not_open', 'Only open sessions expire');
      await payments.closeCheckout(id.replace('cs_test_', ''));
      return sessionObject(id);
    },
    'GET /v1/disputes': async ({ parameters }) => {
      const charge = parameters.get('charge') ?? '';
      const status = lost.has(charge) ? 'lost' : 'needs_response';
      return listed([{ ...example('dispute'), charge, status }]);
    },
    'POST /v1/billing_portal/sessions': async () => ({
      ...example('billing_portal.session'),
      url: 'https://billing.stripe.com/p/session/test',
    }),
    'GET /v1/charges/:id': async ({ id }) => ({
      ...example('charge'),
      ...{ id, customer: id.replace('ch_of_', '') },
    }),
  };
  return { calls, payments, creditOf, loseDispute: (charge: string) => lost.add(charge) };
}
