import { createHash } from 'node:crypto';
import type { CheckoutOrder, PaymentEvent } from '../port.ts';
import { begun } from './life.ts';
import type { TestCheckout, TestRecord } from './record.ts';
import type { SignedEvent } from './signed-event.ts';
import type { Given } from './subscriptions.ts';

/** A checkout that is not paid within this time is over. */
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;

function newCheckout(order: CheckoutOrder, id: string, createdAt: string): TestRecord {
  const customerId = order.customerId ?? `cus_${id}`;
  const fresh = { state: 'open', subscriptionId: null } as const;
  return { kind: 'checkout', id, customerId, order, createdAt, ...fresh };
}

/** Paid, unless it was closed meanwhile. */
const completedBy = (subscriptionId: string) => (record: TestRecord | null) =>
  record?.kind === 'checkout' && record.state === 'open'
    ? { ...record, state: 'complete' as const, subscriptionId }
    : null;

/** The checkout part: a page of our own in place of a provider's. */
export function checkoutCalls(
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
    startCheckout: async (order: CheckoutOrder) => {
      // So that the same key makes the same checkout, which nobody can guess.
      const id = createHash('sha256').update(order.idempotencyKey).digest('hex').slice(0, 32);
      const createdAt = clock().toISOString();
      await store.change(id, (there) =>
        there === null ? newCheckout(order, id, createdAt) : null,
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
    closeCheckout: (id: string) =>
      store.change(id, (record) =>
        record?.kind === 'checkout' && record.state === 'open'
          ? { ...record, state: 'expired' }
          : null,
      ),
    orderOf: async (id: string) => {
      const found = await find(id);
      return found && isOpen(found) ? found.order : null;
    },
    pay: async (id: string) => {
      const found = await find(id);
      if (found === null || !isOpen(found)) return [];
      const subscription = begun(found, prices, clock().toISOString());
      await store.change(id, completedBy(subscription.id));
      await store.change(subscription.id, (there) => (there === null ? subscription : null));
      const about = { subscriptionId: subscription.id, customerId: found.customerId };
      return [
        signed({ type: 'checkout.completed', checkoutId: id, ...about }),
        signed({ type: 'subscription.created', ...about }),
      ];
    },
  };
}
