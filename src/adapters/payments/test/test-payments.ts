import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Invoice, PaymentEvent, Payments, Subscription } from '../port.ts';
import { PaymentsError } from '../port.ts';
import {
  advanced,
  begun,
  charged,
  ended,
  type Prices,
  paid,
  withFrequency,
} from './life.ts';
import type { TestCheckout, TestStore, TestSubscription } from './record.ts';
import { openEvent, type SignedEvent, signEvent } from './signed-event.ts';

/** A checkout that is not paid within this time is over. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;
const ON_A_PAGE = 50;

/** What the pages of the test payments do beside: each gives the events that follow of it. */
export interface TestPayments extends Payments {
  name: 'test';
  /** What is bought, for its page; null for one that is no longer open. */
  orderOf(checkoutId: string): Promise<TestCheckout['order'] | null>;
  pay(checkoutId: string): Promise<SignedEvent[]>;
  /** Lets the next payments go through, with all that is open, or fail. */
  setCard(customerId: string, works: boolean): Promise<SignedEvent[]>;
  invoice(id: string): Promise<Invoice | null>;
}

interface Given {
  store: TestStore;
  prices: Prices;
  clock: () => Date;
}

const presented = (of: TestSubscription): Subscription => ({
  id: of.id,
  customerId: of.customerId,
  reference: of.reference,
  state: of.state,
  frequency: of.frequency,
  startedAt: of.startedAt,
  periodEnd: of.endedAt ?? of.periodEnd,
  trialEnd: of.trialEnd,
  cancelAtPeriodEnd: of.cancelAtPeriodEnd,
  endedAt: of.endedAt,
  payment:
    of.payment === 'card'
      ? { kind: 'card', label: 'Testkort •••• 4242' }
      : { kind: 'invoice', days: 30 },
  latestInvoice: of.invoices.at(-1) ?? null,
});

/** Subscriptions as time has made them, and changes of them. */
function ledger({ store, prices, clock }: Given) {
  const now = () => clock().toISOString();
  /** Changes a subscription that goes on; throws for others. */
  const change = async (
    id: string,
    work: (current: TestSubscription) => TestSubscription,
  ): Promise<TestSubscription> => {
    let changed: TestSubscription | null = null;
    await store.change(id, (record) => {
      if (record?.kind !== 'subscription') return null;
      changed = work(advanced(record, prices, now()));
      return changed;
    });
    if (changed === null) throw new PaymentsError('refused', `no subscription ${id}`);
    return changed;
  };
  const changeLiving = (id: string, work: (current: TestSubscription) => TestSubscription) =>
    change(id, (current) => {
      if (current.endedAt !== null) throw new PaymentsError('refused', `${id} has ended`);
      return work(current);
    });
  const find = async (id: string) => {
    const record = await store.get(id);
    return record?.kind === 'subscription' ? advanced(record, prices, now()) : null;
  };
  return { now, change, changeLiving, find };
}

function refundedAll(of: TestSubscription): TestSubscription {
  const invoices = of.invoices.map((invoice) =>
    invoice.status === 'paid' && invoice.gross > 0
      ? { ...invoice, status: 'refunded' as const, refunded: invoice.gross }
      : invoice,
  );
  return { ...of, invoices };
}

const refundsOf = ({ invoices }: TestSubscription) =>
  invoices.reduce((sum, { refunded }) => sum + refunded, 0);

/** The subscription part: what it is, and what is changed of it. */
function subscriptionCalls(given: Given) {
  const { store, prices } = given;
  const { now, change, changeLiving, find } = ledger(given);
  const nextOf = (of: TestSubscription) => {
    const renewed = charged({ ...of, canPay: true }, prices[of.frequency], of.periodEnd);
    const { net = 0, vat = 0, gross = 0 } = renewed.invoices.at(-1) ?? {};
    return { net, vat, gross, date: of.periodEnd };
  };
  return {
    subscription: async (id: string) => {
      const found = await find(id);
      return found && presented(found);
    },
    subscriptionsOf: async (customerId: string) =>
      (await store.subscriptionsOf(customerId)).map((each) =>
        presented(advanced(each, prices, now())),
      ),
    cancelAtPeriodEnd: async (id: string) =>
      presented(await changeLiving(id, (of) => ({ ...of, cancelAtPeriodEnd: true }))),
    resume: async (id: string) =>
      presented(await changeLiving(id, (of) => ({ ...of, cancelAtPeriodEnd: false }))),
    endNow: async (id: string, { refund }: { refund: boolean }) => {
      let before = 0;
      const done = await change(id, (of) => {
        before = refundsOf(of);
        const over = of.endedAt === null ? ended(of, now()) : of;
        return refund ? refundedAll(over) : over;
      });
      return { refunded: refundsOf(done) - before };
    },
    nextPayment: async (id: string) => {
      const found = await find(id);
      return !found || found.endedAt !== null || found.cancelAtPeriodEnd ? null : nextOf(found);
    },
    previewChange: async (id: string, frequency: Subscription['frequency'] & string) => {
      const found = await find(id);
      if (!found || found.endedAt !== null) throw new PaymentsError('refused', `${id} has ended`);
      const moment = now();
      const changed = withFrequency({ ...found, canPay: true }, prices, frequency, moment);
      const isNew = changed.invoices.length > found.invoices.length;
      const { net = 0, vat = 0, gross = 0 } = (isNew && changed.invoices.at(-1)) || {};
      return { dueNow: { net, vat, gross }, next: nextOf(changed), prorationDate: moment };
    },
    changeFrequency: async (
      id: string,
      frequency: Subscription['frequency'] & string,
      prorationDate: string,
    ) =>
      presented(
        await changeLiving(id, (of) => withFrequency(of, prices, frequency, prorationDate)),
      ),
    invoices: async (customerId: string) => {
      const all = await store.subscriptionsOf(customerId);
      return all
        .flatMap((each) => advanced(each, prices, now()).invoices)
        .sort((a, b) => b.date.localeCompare(a.date))
        .slice(0, 100);
    },
    subscriptions: async (page: string | null) => {
      const found = await store.subscriptions(page ?? '', ON_A_PAGE);
      return {
        subscriptions: found.map((each) => presented(advanced(each, prices, now()))),
        next: found.length < ON_A_PAGE ? null : (found.at(-1)?.id ?? null),
      };
    },
  };
}

/** The checkout part: a page of our own in place of a provider's. */
function checkoutCalls(
  { store, prices, clock }: Given,
  signed: (about: Partial<PaymentEvent>) => SignedEvent,
) {
  const isOpen = ({ state, createdAt }: TestCheckout) =>
    state === 'open' && clock().getTime() - Date.parse(createdAt) < OPEN_FOR_MS;
  const find = async (id: string) => {
    const record = await store.get(id);
    return record?.kind === 'checkout' ? record : null;
  };
  return {
    startCheckout: async (order: TestCheckout['order']) => {
      // So that the same key makes the same checkout, which nobody can guess.
      const id = createHash('sha256').update(order.idempotencyKey).digest('hex').slice(0, 32);
      const createdAt = clock().toISOString();
      const customerId = order.customerId ?? `cus_${id}`;
      await store.change(id, (there) =>
        there === null
          ? {
              kind: 'checkout',
              ...{ id, customerId, order, createdAt },
              state: 'open',
              subscriptionId: null,
            }
          : null,
      );
      return { checkoutId: id, url: `/testbetalning/${id}` };
    },
    checkout: async (id: string) => {
      const found = await find(id);
      if (found === null) return null;
      const open = isOpen(found);
      const { subscriptionId, order } = found;
      const state = found.state === 'complete' ? ('complete' as const) : ('expired' as const);
      return {
        ...{ id, subscriptionId, reference: order.reference },
        state: open ? ('open' as const) : state,
        url: open ? `/testbetalning/${id}` : null,
      };
    },
    orderOf: async (id: string) => {
      const found = await find(id);
      return found && isOpen(found) ? found.order : null;
    },
    pay: async (id: string) => {
      const found = await find(id);
      if (found === null || !isOpen(found)) return [];
      const subscription = begun(found, prices, clock().toISOString());
      await store.change(subscription.id, (there) => (there === null ? subscription : null));
      await store.change(id, (record) =>
        record?.kind === 'checkout'
          ? { ...record, state: 'complete', subscriptionId: subscription.id }
          : null,
      );
      const about = { subscriptionId: subscription.id, customerId: found.customerId };
      return [
        signed({ type: 'checkout.completed', checkoutId: id, ...about }),
        signed({ type: 'subscription.created', ...about }),
      ];
    },
  };
}

/** Payments without money, for trying and developing: kept in the database, paid on a page of our own. */
export function createTestPayments(given: Given): TestPayments {
  const { store, clock, prices } = given;
  const secret = randomBytes(32);
  const signed = (about: Partial<PaymentEvent>) =>
    signEvent(secret, {
      ...{ id: `evt_${randomUUID()}`, type: 'test', createdAt: clock().toISOString() },
      ...{ checkoutId: null, subscriptionId: null, customerId: null, disputedChargeId: null },
      ...about,
    });
  const { change } = ledger(given);
  return {
    name: 'test',
    ...subscriptionCalls(given),
    ...checkoutCalls(given, signed),
    customerOfCharge: async () => null,
    openPortal: async (customerId) => ({ url: `/testbetalning/kund/${customerId}` }),
    verifyEvent: async (body, signature) => openEvent(secret, body, signature),
    setCard: async (customerId, works) => {
      const all = await store.subscriptionsOf(customerId);
      for (const { id } of all)
        await change(id, (of) => (works ? paid(of) : { ...of, canPay: false }));
      return all.map(({ id }) =>
        signed({ type: 'payment_method.changed', subscriptionId: id, customerId }),
      );
    },
    invoice: async (id) => {
      const found = await store.get(id.replace(/^in_/, '').replace(/_\d+$/, ''));
      if (found?.kind !== 'subscription') return null;
      const { invoices } = advanced(found, prices, clock().toISOString());
      return invoices.find((each) => each.id === id) ?? null;
    },
  };
}
