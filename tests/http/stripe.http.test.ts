import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDetails } from '#support/accounts.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo } from '#support/mails.ts';
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

const deliver = ({ body, signature }: SignedBody) =>
  test.app.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body,
  });

const checkout = (token: string, more: object = {}) =>
  test.call('POST', '/api/billing/checkout', token, { ...monthlyPro, ...more });

const idIn = (url: string) => url.split('/').at(-1) ?? '';
const pay = (url: string) => stripe.payments.pay(idIn(url).replace('cs_test_', ''));

/** The event of a checkout that is paid. */
const completed = (url: string, id?: string) =>
  stripe.event(
    'checkout.session.completed',
    { object: 'checkout.session', id: idIn(url) },
    id === undefined ? {} : { id },
  );

describe('a purchase by Stripe', () => {
  it('is forged by nobody (R47)', async () => {
    const { token } = await test.signUp();
    const url = (await checkout(token)).body<{ url: string }>().url;
    await pay(url);
    const right = completed(url);
    const forged = [
      { ...right, signature: '' },
      { ...right, body: right.body.replace('evt_', 'evt_x') },
      stripe.event('x', { object: 'checkout.session', id: idIn(url) }, { ago: 600 }),
    ];
    for (const each of forged) expect((await deliver(each)).statusCode).toBe(400);
    expect(await billingOf(test, token)).toMatchObject({ plan: 'free', mode: 'stripe' });
    expect((await deliver(right)).json()).toEqual({ received: true });
    await settled(test);
    expect(await billingOf(test, token)).toMatchObject({ plan: 'pro', status: 'trialing' });
  });

  it('told of ten times at once is done once (R48)', async () => {
    const { token, user } = await test.signUp();
    const url = (await checkout(token)).body<{ url: string }>().url;
    await pay(url);
    const event = completed(url, 'evt_ten_times');
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    await settled(test);
    await deliver(event);
    const { pool } = test.deps.database;
    const changes = await pool.query(
      "select object from audit_log where event = 'plan.change' and actor_id = $1",
      [user.id],
    );
    expect(changes.rows).toEqual([{ object: 'free → pro (stripe)' }]);
  });

  it('ends as Stripe has it, though its end is told of before its beginning (R49)', async () => {
    const { token } = await test.signUp();
    const url = (await checkout(token)).body<{ url: string }>().url;
    await pay(url);
    const id = `sub_${idIn(url).replace('cs_test_', '')}`;
    await stripe.payments.endNow(id, { refund: false });
    const subscription = { object: 'subscription', id, metadata: {}, customer: 'cus_1' };
    await deliver(stripe.event('customer.subscription.deleted', subscription));
    await settled(test);
    await deliver(stripe.event('customer.subscription.created', subscription));
    await deliver(completed(url));
    await settled(test);
    expect(await billingOf(test, token)).toMatchObject({ plan: 'free', status: 'canceled' });
  });

  it('clicked twice is one session at the configured price (R51)', async () => {
    const { token } = await test.signUp();
    stripe.calls.length = 0;
    const more = { price: 1, priceId: 'price_annan' };
    const answers = await Promise.all([checkout(token, more), checkout(token, more)]);
    const urls = answers.map((answer) => answer.body<{ url: string }>().url);
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const sessions = stripe.calls.filter(({ call }) => call === 'POST /v1/checkout/sessions');
    expect(new Set(sessions.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    for (const { body } of sessions) expect(body).toContain('price_manad');
  });

  it('is told of as away where Stripe is, and made by the next try', async () => {
    const { token } = await test.signUp();
    stripe.next(500, 500);
    const away = await checkout(token);
    expect(away.status).toBe(503);
    expect(away.body()).toMatchObject({ code: 'billing.away' });
    expect((await checkout(token)).status).toBe(200);
  });

  it('by invoice needs no page and no event: it is asked for by the browser that comes back', async () => {
    const details = newDetails();
    const begun = await test.call('POST', '/api/billing/guest-checkout', null, {
      ...monthlyPro,
      ...{ payment: 'invoice', signupData: details },
    });
    const { claim, url } = begun.body<{ claim: string; url: string }>();
    expect(url).toContain('/checkout-success?checkout=success');
    const opened = await test.call('POST', '/api/billing/guest-session', null, { claim });
    const { state, token } = opened.body<{ state: string; token: string }>();
    expect(state).toBe('ready');
    expect(await billingOf(test, token)).toMatchObject({
      ...{ plan: 'pro', payment: { kind: 'invoice', days: 30 } },
    });
    // Nothing that went to Stripe has the password (R52).
    const sent = JSON.stringify(stripe.calls);
    expect(sent).toContain(encodeURIComponent(details.email ?? ''));
    expect(decodeURIComponent(sent.replaceAll('+', ' '))).not.toContain(details.password);
  });
});

describe('a payment that is disputed', () => {
  it('is mailed about once, and Pro stays as Stripe has it', async () => {
    const { token, user, details } = await test.signUp();
    const url = (await checkout(token)).body<{ url: string }>().url;
    await pay(url);
    await deliver(completed(url));
    await settled(test);
    const { pool } = test.deps.database;
    const { rows } = await pool.query<{ customer: string }>(
      'select customer_id as customer from subscriptions where owner_id = $1',
      [user.id],
    );
    const dispute = { object: 'dispute', charge: `ch_of_${rows[0]?.customer}` };
    // Away when it is first told of: the job is tried again.
    stripe.next(500, 500);
    for (const _ of [1, 2]) await deliver(stripe.event('charge.dispute.created', dispute));
    await settled(test);
    const { email = '' } = details;
    await mailTo(test.deps.config.dataDir, email, 'En betalning är bestridd');
    const mails = await pool.query("select 1 from billing_mails where kind = 'disputed'");
    expect(mails.rows).toHaveLength(1);
    expect((await billingOf(test, token)).plan).toBe('pro');
  });
});

describe('an event of no concern', () => {
  it('is taken, and changes nothing', async () => {
    expect((await deliver(stripe.event('plan.created', { object: 'plan' }))).statusCode).toBe(200);
    const other = { object: 'subscription', id: 'sub_other', metadata: {}, customer: 'cus_other' };
    await deliver(stripe.event('customer.subscription.updated', other));
    await settled(test);
  });
});

describe('Stripe in production without keys', () => {
  it('is off, in one sentence', async () => {
    const off = await startTestApp({ RATE_LIMIT: 'on', NODE_ENV: 'production' }, { worker: false });
    const { token } = await off.signUp();
    const answer = await off.call('POST', '/api/billing/checkout', token, monthlyPro);
    expect(answer.body()).toMatchObject({
      ...{ code: 'billing.off', error: 'Betalningssystem konfigureras. Kontakta support.' },
    });
    expect((await off.call('GET', '/api/billing', token)).body()).toMatchObject({ mode: 'off' });
    expect((await off.call('GET', '/testbetalning/x')).status).toBe(404);
    await off.close();
  });
});
