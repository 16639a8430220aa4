import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentEvent } from '#adapters/payments/port.ts';
import { createTestPayments } from '#adapters/payments/test/test-payments.ts';
import { completeGuest } from '#features/account/server/complete-guest.ts';
import { prices } from '#features/billing/plans.ts';
import { acceptEvent, runPaymentJob } from '#features/billing/server/events.ts';
import { buyPro } from '#features/billing/server/purchase.ts';
import { resumeEnds, runCheckJob } from '#features/billing/server/reconcile.ts';
import { billingMails, checkouts, subscriptions } from '#features/billing/server/table.ts';
import { deleteAccount } from '#features/personal-data/server/delete-account.ts';
import { inTransaction } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { createMemoryStore } from '#support/stripe/memory-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FROM = Date.parse('2026-01-07T09:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
});
afterAll(() => test.close());

/** A company that buys Pro on the first day, with a provider and a clock of its own. */
async function newCompany(payment: 'card' | 'invoice' = 'card') {
  let day = 0;
  const clock = () => new Date(FROM + day * DAY_MS);
  const payments = createTestPayments({ store: createMemoryStore(), prices, clock });
  const deps = { ...test.deps, payments, clock };
  const { db } = deps.database;
  const id = randomUUID();
  const orgNumber = String(Math.floor(5e9 + Math.random() * 1e9));
  const names = { name: 'Åsa', companyName: 'Bageriet AB', email: `${id}@bageriet.example` };
  const [user] = await db
    .insert(users)
    .values({ id, orgNumber, ...names, passwordHash: 'x' })
    .returning();
  if (!user) throw new Error('no user');
  const buy = async (frequency: 'monthly' | 'yearly') => {
    const url = await buyPro(deps, user, { frequency, payment });
    const checkoutId = url.split('/').at(-1) ?? '';
    await payments.pay(checkoutId);
    return { checkoutId, subscriptionId: `sub_${checkoutId}` };
  };
  const bought = await buy('monthly');
  const handle = async (event: PaymentEvent) => {
    await acceptEvent(deps, event);
    await runPaymentJob(deps, completeGuest, { eventId: event.id });
  };
  return {
    ...{ id, deps, payments, buy, bought, handle },
    customerId: `cus_${bought.checkoutId}`,
    goTo: (to: number) => {
      day = to;
    },
    night: () => runCheckJob(deps, completeGuest, { day: '2026-01-01' }),
    account: async () => {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      const { plan, planSource, subscriptionStatus, cancelAtPeriodEnd } = row ?? {};
      const ends = row?.subscriptionCurrentPeriodEnd?.toISOString();
      return { plan, planSource, subscriptionStatus, cancelAtPeriodEnd, ends };
    },
    mails: async () => {
      const rows = await db
        .select({ kind: billingMails.kind })
        .from(billingMails)
        .innerJoin(subscriptions, eq(billingMails.subscriptionId, subscriptions.id))
        .where(eq(subscriptions.ownerId, id));
      return rows.map(({ kind }) => kind).sort();
    },
  };
}
type Company = Awaited<ReturnType<typeof newCompany>>;

/** What happens on which day of a year; each thing is told of by an event. */
const year: readonly [day: number, happens: (of: Company) => Promise<unknown>][] = [
  [0, async () => {}],
  [14, async () => {}],
  [45, async () => {}],
  [60, ({ payments, customerId }) => payments.setCard(customerId, false)],
  [74, async () => {}],
  [80, ({ payments, customerId }) => payments.setCard(customerId, true)],
  [120, ({ payments, bought }) => payments.cancelAtPeriodEnd(bought.subscriptionId)],
  [125, ({ payments, bought }) => payments.resume(bought.subscriptionId)],
  [200, ({ payments, bought }) => payments.cancelAtPeriodEnd(bought.subscriptionId)],
  [230, async () => {}],
];

const eventOf = (of: Company, number: number): PaymentEvent => ({
  id: `evt_${of.id}_${number}`,
  type: `event ${number}`,
  createdAt: of.deps.clock().toISOString(),
  // The first is of the checkout; some name the subscription, some the customer alone.
  checkoutId: number === 0 ? of.bought.checkoutId : null,
  subscriptionId: number % 2 === 0 ? of.bought.subscriptionId : null,
  customerId: of.customerId,
  disputedChargeId: null,
});

/** Lives until `end` with each event told of as many days late, and as often, as is said. */
async function lived(end: number, deliveries: readonly { late: number; times: number }[]) {
  const of = await newCompany();
  const happening = year.flatMap(([day, happens], number) =>
    day <= end ? [{ day, order: number, happens }] : [],
  );
  const telling = happening.flatMap(({ day, order }) =>
    Array.from({ length: deliveries[order]?.times ?? 1 }, (_, again) => ({
      day: Math.min(end, day + (deliveries[order]?.late ?? 0) * (again + 1)),
      order: 100 + order,
      happens: () => of.handle(eventOf(of, order)),
    })),
  );
  const all = [...happening, ...telling].sort((a, b) => a.day - b.day || a.order - b.order);
  for (const { day, happens } of all) {
    of.goTo(day);
    await happens(of);
  }
  of.goTo(end);
  return of;
}

describe('a year of events', () => {
  const ends = [0, 20, 50, 76, 100, 122, 130, 210, 240, 365];

  it('ends the same in any order, however late and often each is told of (R48, R49)', async () => {
    const right = new Map<number, object>();
    for (const end of ends) right.set(end, await (await lived(end, [])).account());
    const plans = [...right.values()].map((each) => JSON.stringify(each));
    expect(new Set(plans).size).toBeGreaterThanOrEqual(8);
    const delivery = fc.record({
      late: fc.integer({ min: 0, max: 300 }),
      times: fc.integer({ min: 1, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ends),
        fc.array(delivery, { minLength: year.length, maxLength: year.length }),
        async (end, each) => {
          expect(await (await lived(end, each)).account()).toEqual(right.get(end));
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('a year without a single event', () => {
  it('is followed by the nights: trial, renewals, a failing card, a pause, the end', async () => {
    const of = await newCompany();
    const seen: string[] = [];
    const at = async (day: number) => {
      of.goTo(day);
      await of.night();
      const { plan, subscriptionStatus } = await of.account();
      seen.push(`${day} ${plan} ${subscriptionStatus}`);
    };
    await at(1);
    await at(12);
    expect(await of.mails()).toEqual(['begun', 'trial_ending']);
    await at(20);
    await at(300);
    await of.payments.setCard(of.customerId, false);
    await at(325);
    await of.payments.setCard(of.customerId, true);
    await at(330);
    await of.payments.setCard(of.customerId, false);
    await at(390);
    expect(seen).toEqual([
      '1 pro trialing',
      '12 pro trialing',
      '20 pro active',
      '300 pro active',
      '325 pro past_due',
      '330 pro active',
      '390 free canceled',
    ]);
    expect(await of.mails()).toEqual(['begun', 'ended', 'failed', 'trial_ending']);
  });

  it('pauses Pro while an invoice is two weeks late, and takes it up when it is paid', async () => {
    const of = await newCompany('invoice');
    await of.night();
    const planOn = async (day: number) => {
      of.goTo(day);
      await of.night();
      return (await of.account()).plan;
    };
    expect(await planOn(43)).toBe('pro');
    expect(await planOn(50)).toBe('pro');
    expect(await planOn(60)).toBe('free');
    expect(await of.mails()).toEqual(['begun', 'failed', 'paused']);
    await of.payments.setCard(of.customerId, true);
    expect(await planOn(61)).toBe('pro');
  });

  it('finds a purchase whose browser and event were lost', async () => {
    const of = await newCompany();
    expect((await of.account()).plan).toBe('free');
    await of.night();
    expect(await of.account()).toMatchObject({ plan: 'pro', planSource: 'stripe' });
    const open = await of.deps.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.ownerId, of.id));
    expect(open.map(({ isOver }) => isOver)).toEqual([true]);
  });
});

describe('a subscription that the provider does not know', () => {
  it('has ended', async () => {
    const of = await newCompany();
    await of.night();
    const other = createTestPayments({
      ...{ store: createMemoryStore(), prices, clock: of.deps.clock },
    });
    await runCheckJob({ ...of.deps, payments: other }, completeGuest, { day: '2026-01-01' });
    expect(await of.account()).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
  });
});

describe('two purchases', () => {
  it('are one subscription: the second is ended and paid back', async () => {
    const of = await newCompany();
    of.goTo(1);
    const second = await of.buy('yearly');
    await of.night();
    await of.night();
    expect(await of.account()).toMatchObject({ plan: 'pro', subscriptionStatus: 'trialing' });
    const first = await of.payments.subscription(of.bought.subscriptionId);
    expect(first?.state).toBe('trialing');
    expect((await of.payments.subscription(second.subscriptionId))?.state).toBe('canceled');
    expect((await of.mails()).filter((kind) => kind === 'surplus')).toEqual(['surplus']);
  });
});

describe('an account that is deleted', () => {
  it('has its subscription ended at the provider, and forgotten but as one that was lost', async () => {
    const of = await newCompany();
    await of.night();
    const { deps, id, bought } = of;
    await inTransaction(deps.database.db, (tx) => deleteAccount(deps, tx, id, 'owner'));
    await resumeEnds(deps);
    expect((await of.payments.subscription(bought.subscriptionId))?.state).toBe('canceled');
    const left = await deps.database.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, bought.subscriptionId));
    expect(left).toEqual([]);
    const nobodys = () =>
      deps.database.db.select().from(subscriptions).where(eq(subscriptions.customerId, ''));
    const [gone, ...more] = await nobodys();
    expect(more).toEqual([]);
    expect(gone).toMatchObject({ ownerId: null, payment: null, state: 'canceled' });
    expect(JSON.stringify(gone)).not.toContain(bought.subscriptionId);
    // It is nothing more to end, and no longer there when no number counts it.
    await resumeEnds(deps);
    expect(await nobodys()).toEqual([gone]);
    of.goTo(32);
    await of.night();
    expect(await nobodys()).toEqual([]);
  });
});
