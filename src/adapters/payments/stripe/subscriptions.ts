import type Stripe from 'stripe';
import {
  type Frequency,
  type FrequencyChange,
  type NextPayment,
  PaymentsError,
  type Subscription,
  type SubscriptionPage,
} from '../port.ts';
import { called, found, type StripeSettings } from './client.ts';
import { dueOf, invoiceOf, iso, subscriptionOf } from './presented.ts';
import { endNow } from './refunds.ts';

const WITH = ['latest_invoice', 'default_payment_method'];
const ALL = 100;

/** A subscription in our words; of one that is late it is asked for since when. */
async function presented(
  stripe: Stripe,
  { priceIds }: StripeSettings,
  of: Stripe.Subscription,
): Promise<Subscription> {
  const plain = subscriptionOf(of);
  const current = plain.frequency && priceIds[plain.frequency];
  const isCurrentPrice = !current || of.items.data[0]?.price.id === current;
  const subscription = { ...plain, isCurrentPrice };
  if (subscription.state !== 'past_due') return { ...subscription, unpaidSince: null };
  const list = { subscription: of.id, status: 'open', limit: ALL } as const;
  const { data } = await stripe.invoices.list(list);
  const since = data.map(({ due_date, created }) => due_date ?? created);
  return { ...subscription, unpaidSince: since.length > 0 ? iso(Math.min(...since)) : null };
}

async function allPresented(
  stripe: Stripe,
  settings: StripeSettings,
  all: Stripe.Subscription[],
): Promise<Subscription[]> {
  const done: Subscription[] = [];
  for (const each of all) done.push(await presented(stripe, settings, each));
  return done;
}

/** What of a subscription changes with its frequency, and from when. */
function changeOf(
  { priceIds }: StripeSettings,
  of: Stripe.Subscription,
  frequency: Frequency,
  prorationDate: string,
) {
  const price = priceIds[frequency];
  const [item] = of.items.data;
  if (price === null || !item) throw new PaymentsError('no_price', `no price of ${frequency}`);
  const items = [{ id: item.id, price }];
  // Nothing is paid for yet, so nothing is settled.
  if (of.status === 'trialing') return { items, proration_behavior: 'none' as const };
  const proration_date = Math.floor(Date.parse(prorationDate) / 1000);
  return { items, proration_behavior: 'always_invoice' as const, proration_date };
}

async function nextPayment(stripe: Stripe, id: string): Promise<NextPayment | null> {
  const of = await stripe.subscriptions.retrieve(id);
  const current = subscriptionOf(of);
  if (current.endedAt !== null || current.cancelAtPeriodEnd) return null;
  const preview = await stripe.invoices.createPreview({ subscription: id });
  return { ...dueOf(preview), date: current.periodEnd };
}

async function previewChange(
  stripe: Stripe,
  settings: StripeSettings,
  id: string,
  frequency: Frequency,
): Promise<FrequencyChange> {
  const of = await stripe.subscriptions.retrieve(id);
  const prorationDate = iso(Math.floor(Date.now() / 1000));
  const next = settings.prices[frequency];
  if (of.status === 'trialing') {
    const dueNow = { net: 0, vat: 0, gross: 0 };
    return { dueNow, prorationDate, next: { ...next, date: subscriptionOf(of).periodEnd } };
  }
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: changeOf(settings, of, frequency, prorationDate),
  });
  const ends = preview.lines.data.map(({ period }) => period.end);
  return { dueNow: dueOf(preview), next: { ...next, date: iso(Math.max(...ends)) }, prorationDate };
}

/** Takes back whichever kind of end was asked for. */
async function resume(stripe: Stripe, settings: StripeSettings, id: string) {
  const of = await stripe.subscriptions.retrieve(id);
  const isByDate = !of.cancel_at_period_end && of.cancel_at !== null;
  const back = isByDate ? ({ cancel_at: '' } as const) : { cancel_at_period_end: false };
  const updated = await stripe.subscriptions.update(id, { ...back, expand: WITH });
  return presented(stripe, settings, updated);
}

async function renewAtCurrentPrice(stripe: Stripe, { priceIds }: StripeSettings, id: string) {
  const of = await stripe.subscriptions.retrieve(id);
  const { frequency } = subscriptionOf(of);
  const price = frequency && priceIds[frequency];
  const [item] = of.items.data;
  if (!price || !item) throw new PaymentsError('no_price', `no price of ${frequency}`);
  if (item.price.id === price) return;
  const items = [{ id: item.id, price }];
  await stripe.subscriptions.update(id, { items, proration_behavior: 'none' });
}

/** The calls about what goes on. */
export function subscriptionCalls(stripe: Stripe, settings: StripeSettings) {
  return {
    subscription: async (id: string) => {
      const of = await found(() => stripe.subscriptions.retrieve(id, { expand: WITH }));
      return of && called(() => presented(stripe, settings, of));
    },
    subscriptionsOf: (customer: string) =>
      called(async () => {
        const expand = WITH.map((each) => `data.${each}`);
        const list = { customer, status: 'all', limit: ALL, expand } as const;
        return allPresented(stripe, settings, (await stripe.subscriptions.list(list)).data);
      }),
    cancelAtPeriodEnd: (id: string) =>
      called(async () =>
        presented(
          stripe,
          settings,
          await stripe.subscriptions.update(id, { cancel_at_period_end: true, expand: WITH }),
        ),
      ),
    resume: (id: string) => called(() => resume(stripe, settings, id)),
    endNow: (id: string, { refund }: { refund: boolean }) =>
      called(() => endNow(stripe, id, refund)),
    renewAtCurrentPrice: (id: string) => called(() => renewAtCurrentPrice(stripe, settings, id)),
    nextPayment: (id: string) => called(() => nextPayment(stripe, id)),
    previewChange: (id: string, frequency: Frequency) =>
      called(() => previewChange(stripe, settings, id, frequency)),
    changeFrequency: (id: string, frequency: Frequency, prorationDate: string) =>
      called(async () => {
        const change = changeOf(
          settings,
          await stripe.subscriptions.retrieve(id),
          frequency,
          prorationDate,
        );
        const asked = { ...change, payment_behavior: 'error_if_incomplete', expand: WITH } as const;
        const idempotencyKey = `change-${id}-${frequency}-${prorationDate}`;
        const changed = await stripe.subscriptions.update(id, asked, { idempotencyKey });
        return presented(stripe, settings, changed);
      }),
    subscriptions: (page: string | null): Promise<SubscriptionPage> =>
      called(async () => {
        const expand = WITH.map((each) => `data.${each}`);
        const after = page === null ? {} : { starting_after: page };
        const list = { status: 'all', limit: ALL, expand, ...after } as const;
        const { data, has_more } = await stripe.subscriptions.list(list);
        return {
          subscriptions: await allPresented(stripe, settings, data),
          next: has_more ? (data.at(-1)?.id ?? null) : null,
        };
      }),
    invoices: (customer: string) =>
      called(async () => {
        const { data } = await stripe.invoices.list({ customer, limit: ALL });
        return data.flatMap((each) => invoiceOf(each) ?? []);
      }),
  };
}
