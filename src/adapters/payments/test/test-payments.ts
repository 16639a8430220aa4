import { randomBytes, randomUUID } from 'node:crypto';
import type { Invoice, PaymentEvent, Payments } from '../port.ts';
import { checkoutCalls } from './checkouts.ts';
import { advanced, paid } from './life.ts';
import type { TestCheckout } from './record.ts';
import { openEvent, type SignedEvent, signEvent } from './signed-event.ts';
import { changesOf, type Given, ledger, looksAt } from './subscriptions.ts';

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
    ...looksAt(given),
    ...changesOf(given),
    ...checkoutCalls(given, signed),
    dispute: async () => null,
    // These are always at the price of the day.
    renewAtCurrentPrice: async () => {},
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
