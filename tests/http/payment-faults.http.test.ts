import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeGuest } from '#features/account/server/complete-guest.ts';
import { resumeEnds, runCheckJob } from '#features/billing/server/reconcile.ts';
import { subscriptions } from '#features/billing/server/table.ts';
import { deleteAccount } from '#features/personal-data/server/delete-account.ts';
import { inTransaction } from '#server/db/database.ts';
import { newDetails } from '#support/accounts.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { billingOf, monthlyPro, settled } from '#support/paying.ts';
import { type FakeStripe, type SignedBody, startStripe } from '#support/stripe/server.ts';

let stripe: FakeStripe;
let test: TestApp;
beforeAll(async () => {
  stripe = await startStripe(() => test.deps.clock());
  test = await startTestApp({ RATE_LIMIT: 'off', ...stripe.env });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const MINUTE_MS = 60_000;
const pool = () => test.deps.database.pool;
const deliver = ({ body, signature }: SignedBody) =>
  test.app.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  });
const sessionIn = (url: string) => url.split('/').at(-1) ?? '';
const subscriptionIn = (url: string) => sessionIn(url).replace('cs_test_', 'sub_');
const pay = (url: string) => stripe.payments.pay(sessionIn(url).replace('cs_test_', ''));
const completed = (url: string) =>
  stripe.event('checkout.session.completed', { object: 'checkout.session', id: sessionIn(url) });

async function begin(token: string, more: object = {}): Promise<string> {
  const asked = { ...monthlyPro, ...more };
  const answer = await test.call('POST', '/api/billing/checkout', token, asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.body<{ url: string }>().url;
}

async function buy(token: string, more: object = {}): Promise<string> {
  const url = await begin(token, more);
  await pay(url);
  await deliver(completed(url));
  await settled(test);
  return subscriptionIn(url);
}

const withdraw = (token: string) =>
  test.call('POST', '/api/billing/withdraw', token, { confirm: true });

/** An account that pays at once: its free days are used. */
async function payer(more: object = {}) {
  const made = await test.signUp();
  await buy(made.token);
  expect((await withdraw(made.token)).body()).toMatchObject({ refunded: 0 });
  test.passTime(2000);
  return { ...made, subscriptionId: await buy(made.token, more) };
}

const refundOf = async (id: string) =>
  (await stripe.payments.subscription(id))?.latestInvoice?.refunded;
const mailsAbout = async (id: string) => {
  const { rows } = await pool().query<{ kind: string }>(
    'select kind from billing_mails where subscription_id = $1 order by kind',
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const remove = (id: string) =>
  inTransaction(test.deps.database.db, (tx) => deleteAccount(test.deps, tx, id, 'owner'));
const night = () => runCheckJob(test.deps, completeGuest, { day: '2026-01-01' });

describe('money that is to go back', () => {
  it('goes back though Stripe fails between the end and the credit note, with one mail', async () => {
    const { token, subscriptionId } = await payer();
    // The client tries each call twice.
    stripe.fail('POST /v1/credit_notes', 500, 500);
    expect((await withdraw(token)).body()).toMatchObject({ success: true, refunded: null });
    expect((await stripe.payments.subscription(subscriptionId))?.state).toBe('canceled');
    await night();
    await resumeEnds(test.deps);
    expect(await refundOf(subscriptionId)).toBe(0);
    test.passTime(MINUTE_MS + 1);
    await resumeEnds(test.deps);
    expect(await refundOf(subscriptionId)).toBe(43_625);
    stripe.calls.length = 0;
    test.passTime(MINUTE_MS * 10);
    await resumeEnds(test.deps);
    expect(stripe.calls).toEqual([]);
    await night();
    expect(await mailsAbout(subscriptionId)).toEqual(['begun']);
  });

  it('goes back though the account is deleted meanwhile', async () => {
    const { token, user, subscriptionId } = await payer();
    stripe.fail('POST /v1/credit_notes', 500, 500);
    await withdraw(token);
    await remove(user.id);
    test.passTime(MINUTE_MS + 1);
    await resumeEnds(test.deps);
    expect(await refundOf(subscriptionId)).toBe(43_625);
  });

  it('goes back once after a change from year to month, and no credit is left beside', async () => {
    const { token, subscriptionId } = await payer({ billingFrequency: 'yearly' });
    const shown = await test.call('GET', '/api/billing/change?billingFrequency=monthly', token);
    const { prorationDate } = shown.body<{ prorationDate: string }>();
    const change = { billingFrequency: 'monthly', prorationDate };
    expect((await test.call('POST', '/api/billing/change', token, change)).status).toBe(200);
    const of = await stripe.payments.subscription(subscriptionId);
    expect(await stripe.creditOf(of?.customerId ?? '')).toBeGreaterThan(380_000);
    expect((await withdraw(token)).body()).toMatchObject({ refunded: 425_000 });
    expect(await stripe.creditOf(of?.customerId ?? '')).toBe(0);
  });

  it('goes back for a second purchase though Stripe fails when it is found', async () => {
    const { token } = await test.signUp();
    const [month, year] = [await begin(token), await begin(token, { billingFrequency: 'yearly' })];
    await pay(month);
    test.passTime(2000);
    await pay(year);
    stripe.fail('DELETE /v1/subscriptions/:id', 500, 500);
    for (const url of [month, year]) {
      await deliver(completed(url));
      await settled(test);
    }
    expect((await stripe.payments.subscription(subscriptionIn(year)))?.state).toBe('trialing');
    test.passTime(MINUTE_MS + 1);
    await resumeEnds(test.deps);
    expect((await stripe.payments.subscription(subscriptionIn(year)))?.state).toBe('canceled');
    expect(await mailsAbout(subscriptionIn(year))).toEqual(['surplus']);
    expect(await billingOf(test, token)).toMatchObject({ status: 'trialing', plan: 'pro' });
  });

  it('goes back where a purchase is paid after its account was deleted', async () => {
    const { token, user } = await test.signUp();
    await buy(token);
    await withdraw(token);
    const url = await begin(token);
    await pay(url);
    await remove(user.id);
    await deliver(completed(url));
    await settled(test);
    await resumeEnds(test.deps);
    expect(await refundOf(subscriptionIn(url))).toBe(43_625);
    expect((await stripe.payments.subscription(subscriptionIn(url)))?.state).toBe('canceled');
    const { rows } = await pool().query('select 1 from subscriptions where id = $1', [
      subscriptionIn(url),
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a checkout that is open', () => {
  it('is closed when its account is deleted, and forgotten with its time', async () => {
    const { token, user } = await test.signUp();
    const url = await begin(token);
    await remove(user.id);
    await resumeEnds(test.deps);
    await pay(url);
    expect(await stripe.payments.subscription(subscriptionIn(url))).toBeNull();
    test.passTime(4 * 24 * 60 * MINUTE_MS);
    await night();
    const { rows } = await pool().query('select 1 from checkouts where url = $1', [url]);
    expect(rows).toEqual([]);
  });

  it('is closed when another is paid, so that free days are given once', async () => {
    const { token } = await test.signUp();
    const other = await begin(token, { billingFrequency: 'yearly' });
    await buy(token);
    await pay(other);
    expect(await stripe.payments.subscription(subscriptionIn(other))).toBeNull();
  });

  it('by invoice, unheard, makes the account it was begun for all the same', async () => {
    const details = newDetails();
    const asked = { ...monthlyPro, payment: 'invoice', signupData: details };
    stripe.fail('POST /v1/subscriptions', 500, 500);
    await test.call('POST', '/api/billing/guest-checkout', null, asked);
    const { rows } = await pool().query<{ id: string }>(
      'select id from guest_signups order by created_at desc limit 1',
    );
    const reference = rows[0]?.id ?? '';
    const { checkoutId } = await stripe.payments.startCheckout({
      payer: { companyName: '', name: '', email: '', orgNumber: '' },
      ...{ customerId: 'cus_unheard', frequency: 'monthly', payment: 'invoice', trialDays: 14 },
      price: { net: 34_900, vat: 8_725, gross: 43_625 },
      ...{ reference, successUrl: '', cancelUrl: '', idempotencyKey: reference },
    });
    await stripe.payments.pay(checkoutId);
    const made = {
      ...{ object: 'subscription', id: `sub_${checkoutId}`, customer: 'cus_unheard' },
      ...{ collection_method: 'send_invoice', metadata: { reference } },
    };
    await deliver(stripe.event('customer.subscription.created', made));
    await settled(test);
    const login = { identifier: details.email, password: details.password };
    const answer = await test.call('POST', '/api/login', null, login);
    expect(answer.status, answer.text).toBe(200);
  });
});

describe('one that always fails', () => {
  it('stops no other, at night nor each minute, and the operator sees it', async () => {
    const { token: poison, subscriptionId: bad } = await payer();
    const { subscriptionId: good } = await payer();
    const { payments } = test.deps;
    if (payments?.name !== 'stripe') throw new Error('It is not Stripe');
    const endNow: typeof payments.endNow = (id, how) =>
      id === bad ? Promise.reject(new Error('it always fails')) : payments.endNow(id, how);
    const deps = { ...test.deps, payments: { ...payments, endNow } };
    const { db } = deps.database;
    for (const id of [bad, good])
      await db.update(subscriptions).set({ endReason: 'surplus' }).where(eq(subscriptions.id, id));
    for (const wait of [0, 61, 1, 121]) {
      test.passTime(wait * 1000);
      await resumeEnds(deps);
    }
    expect((await stripe.payments.subscription(good))?.state).toBe('canceled');
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, bad));
    expect(row?.endTries).toBe(3);
    await pool().query("update users set role = 'admin' where id = $1", [row?.ownerId]);
    const seen = await test.call('GET', '/api/admin/subscriptions?list=unfinished', poison);
    expect(seen.body()).toMatchObject({ unfinished: 1, list: [{ id: bad, endTries: 3 }] });
  });

  it('is counted by the night, which goes on', async () => {
    const { subscriptionId: bad } = await payer();
    const { subscriptionId: good, token } = await payer();
    await pool().query("update subscriptions set state = 'unpaid' where id = $1", [good]);
    const { payments } = test.deps;
    if (payments?.name !== 'stripe') throw new Error('It is not Stripe');
    const subscriptionsOf: typeof payments.subscriptions = async (page) => {
      const found = await payments.subscriptions(page);
      const all = found.subscriptions.map((each) =>
        each.id === bad ? { ...each, startedAt: 'no day' } : each,
      );
      return { ...found, subscriptions: all };
    };
    await pool().query(
      "insert into payment_checks values ('2026-01-01', gen_random_uuid()) on conflict do nothing",
    );
    const deps = { ...test.deps, payments: { ...payments, subscriptions: subscriptionsOf } };
    await runCheckJob(deps, completeGuest, { day: '2026-01-01' });
    expect((await billingOf(test, token)).status).toBe('active');
    const { rows } = await pool().query(
      "select failed, finished_at is not null as done from payment_checks where day = '2026-01-01'",
    );
    expect(rows).toEqual([{ failed: 1, done: true }]);
  });

  it('asks for the next payment only where a mail is to say it', async () => {
    await payer();
    await night();
    stripe.calls.length = 0;
    await night();
    expect(stripe.calls.length).toBeGreaterThan(0);
    expect(stripe.calls.filter(({ call }) => call.includes('create_preview'))).toEqual([]);
  });
});

describe('a company that has tried Pro', () => {
  it('has no new free days by a new account, by its number or its address', async () => {
    const { token, user, details } = await test.signUp();
    expect((await billingOf(test, token)).trialAvailable).toBe(true);
    await buy(token);
    await remove(user.id);
    await resumeEnds(test.deps);
    const { email = '', orgNumber = '' } = details;
    const [sameMail, sameNumber, other] = [
      await test.signUp({ email: email.toUpperCase() }),
      await test.signUp({ orgNumber }),
      await test.signUp(),
    ];
    expect((await billingOf(test, sameMail.token)).trialAvailable).toBe(false);
    expect((await billingOf(test, sameNumber.token)).trialAvailable).toBe(false);
    expect((await billingOf(test, other.token)).trialAvailable).toBe(true);
    const { rows } = await pool().query('select t::text as row from purchase_marks t');
    expect(JSON.stringify(rows)).not.toContain(orgNumber.replace('-', ''));
    expect(JSON.stringify(rows)).not.toContain(email);
    test.passTime(25 * 31 * 24 * 60 * MINUTE_MS);
    const late = await test.signUp({ orgNumber });
    expect((await billingOf(test, late.token)).trialAvailable).toBe(true);
  });

  it('buys and withdraws twice a year; then it is sold to by hand', async () => {
    const { token } = await payer();
    await withdraw(token);
    const third = await test.call('POST', '/api/billing/checkout', token, monthlyPro);
    expect(third.body()).toMatchObject({ code: 'billing.withdrawn_often' });
  });
});

describe('a dispute', () => {
  it('that is lost ends the subscription, with one mail and no second refund', async () => {
    const { token, subscriptionId } = await payer();
    const of = await stripe.payments.subscription(subscriptionId);
    const charge = `ch_of_${of?.customerId}`;
    const dispute = { object: 'dispute', charge };
    await deliver(stripe.event('charge.dispute.created', dispute));
    await settled(test);
    expect(await billingOf(test, token)).toMatchObject({ plan: 'pro' });
    stripe.loseDispute(charge);
    for (const _ of [1, 2]) await deliver(stripe.event('charge.dispute.closed', dispute));
    await settled(test);
    expect(await billingOf(test, token)).toMatchObject({ plan: 'free', status: 'canceled' });
    expect(await refundOf(subscriptionId)).toBe(0);
    expect(await mailsAbout(subscriptionId)).toEqual(['begun', 'dispute_lost', 'disputed']);
  });
});

describe('calls that Stripe did not sign', () => {
  it('fill no log, from however many networks', async () => {
    const limited = await startTestApp({ RATE_LIMIT: 'on', ...stripe.env }, { worker: false });
    for (let n = 0; n < 80; n++) {
      const answer = await limited.app.inject({
        ...{ method: 'POST', url: '/api/billing/webhook', remoteAddress: `10.${n}.1.1` },
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
        payload: '{}',
      });
      expect(answer.statusCode).toBe(400);
    }
    const { rows } = await limited.deps.database.pool.query(
      "select 1 from audit_log where event = 'webhook.refused'",
    );
    expect(rows.length).toBeLessThanOrEqual(60);
    expect(rows.length).toBeGreaterThan(10);
    await limited.close();
  });
});

describe('a payment that is late', () => {
  it('pauses Pro after two weeks, also where Stripe does not say since when', async () => {
    const { token, subscriptionId } = await payer();
    const { payments } = test.deps;
    if (payments?.name !== 'stripe') throw new Error('It is not Stripe');
    const all: typeof payments.subscriptions = async (page) => {
      const found = await payments.subscriptions(page);
      const late = { state: 'past_due', unpaidSince: null } as const;
      const list = found.subscriptions.map((each) =>
        each.id === subscriptionId ? { ...each, ...late } : each,
      );
      return { ...found, subscriptions: list };
    };
    const deps = { ...test.deps, payments: { ...payments, subscriptions: all } };
    const planAfter = async (days: number) => {
      test.passTime(days * 24 * 60 * MINUTE_MS);
      await runCheckJob(deps, completeGuest, { day: '2026-01-01' });
      const { rows } = await pool().query<{ plan: string }>(
        'select u.plan from users u join subscriptions s on s.owner_id = u.id where s.id = $1',
        [subscriptionId],
      );
      return rows[0]?.plan;
    };
    expect((await billingOf(test, token)).plan).toBe('pro');
    expect(await planAfter(0)).toBe('pro');
    expect(await planAfter(13)).toBe('pro');
    expect(await planAfter(2)).toBe('free');
  });
});
