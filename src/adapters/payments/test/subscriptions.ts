import { type Frequency, PaymentsError, type Subscription } from '../port.ts';
import { advanced, charged, ended, type Prices, withFrequency } from './life.ts';
import type { TestStore, TestSubscription } from './record.ts';

const ON_A_PAGE = 50;

export interface Given {
  store: TestStore;
  prices: Prices;
  clock: () => Date;
}

function unpaidSince({ state, invoices }: TestSubscription): string | null {
  const oldest = invoices.find(({ status }) => status === 'open');
  return state === 'past_due' && oldest ? (oldest.dueDate ?? oldest.date) : null;
}

const presented = (of: TestSubscription, prices: Prices): Subscription => ({
  id: of.id,
  customerId: of.customerId,
  reference: of.reference,
  state: of.state,
  frequency: of.frequency,
  priceNet: prices[of.frequency].net,
  isCurrentPrice: true,
  startedAt: of.startedAt,
  periodEnd: of.endedAt ?? of.periodEnd,
  trialEnd: of.trialEnd,
  cancelAtPeriodEnd: of.cancelAtPeriodEnd,
  endedAt: of.endedAt,
  payment:
    of.payment === 'card'
      ? { kind: 'card', label: 'Testkort •••• 4242' }
      : { kind: 'invoice', days: 30 },
  unpaidSince: unpaidSince(of),
  latestInvoice: of.invoices.at(-1) ?? null,
});

/** Subscriptions as time has made them, and changes of them. */
export function ledger({ store, prices, clock }: Given) {
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
  // What a change of period left to its credit was paid by those invoices.
  return { ...of, invoices, credit: 0 };
}

const refundsOf = ({ invoices }: TestSubscription) =>
  invoices.reduce((sum, { refunded }) => sum + refunded, 0);

/** What a subscription is, and what comes of it. */
export function looksAt(given: Given) {
  const { store, prices } = given;
  const { now, find } = ledger(given);
  const nextOf = (of: TestSubscription) => {
    const renewed = charged({ ...of, canPay: true }, prices[of.frequency], of.periodEnd);
    const { net = 0, vat = 0, gross = 0 } = renewed.invoices.at(-1) ?? {};
    return { net, vat, gross, date: of.periodEnd };
  };
  return {
    subscription: async (id: string) => {
      const found = await find(id);
      return found && presented(found, prices);
    },
    subscriptionsOf: async (customerId: string) =>
      (await store.subscriptionsOf(customerId)).map((each) =>
        presented(advanced(each, prices, now()), prices),
      ),
    nextPayment: async (id: string) => {
      const found = await find(id);
      return !found || found.endedAt !== null || found.cancelAtPeriodEnd ? null : nextOf(found);
    },
    previewChange: async (id: string, frequency: Frequency) => {
      const found = await find(id);
      if (!found || found.endedAt !== null) throw new PaymentsError('refused', `${id} has ended`);
      const moment = now();
      const changed = withFrequency({ ...found, canPay: true }, prices, frequency, moment);
      const isNew = changed.invoices.length > found.invoices.length;
      const { net = 0, vat = 0, gross = 0 } = (isNew && changed.invoices.at(-1)) || {};
      return { dueNow: { net, vat, gross }, next: nextOf(changed), prorationDate: moment };
    },
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
        subscriptions: found.map((each) => presented(advanced(each, prices, now()), prices)),
        next: found.length < ON_A_PAGE ? null : (found.at(-1)?.id ?? null),
      };
    },
  };
}

/** What is changed of a subscription. */
export function changesOf(given: Given) {
  const { prices } = given;
  const { now, change, changeLiving } = ledger(given);
  return {
    cancelAtPeriodEnd: async (id: string) =>
      presented(await changeLiving(id, (of) => ({ ...of, cancelAtPeriodEnd: true })), prices),
    resume: async (id: string) =>
      presented(await changeLiving(id, (of) => ({ ...of, cancelAtPeriodEnd: false })), prices),
    endNow: async (id: string, { refund }: { refund: boolean }) => {
      let before = 0;
      const done = await change(id, (of) => {
        before = refundsOf(of);
        const over = of.endedAt === null ? ended(of, now()) : of;
        return refund ? refundedAll(over) : over;
      });
      return { refunded: refundsOf(done) - before };
    },
    changeFrequency: async (id: string, frequency: Frequency, prorationDate: string) =>
      presented(
        await changeLiving(id, (of) => withFrequency(of, prices, frequency, prorationDate)),
        prices,
      ),
  };
}
