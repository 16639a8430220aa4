import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepGuests } from '#features/account/server/complete-guest.ts';
import { forgetTestPurchases } from '#features/billing/server/test-purchases.ts';
import { newDetails } from '#support/accounts.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo } from '#support/mails.ts';
import { billingOf, buyPro, monthlyPro, press, settled, startCheckout } from '#support/paying.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

const mailOf = ({ email = '' }: Record<string, string>, subject: string) =>
  mailTo(test.deps.config.dataDir, email, subject);

describe('buying Pro in the test payments', () => {
  it('gives Pro once it is paid, never by coming back (R50)', async () => {
    const { token, details } = await test.signUp();
    const url = await startCheckout(test, token);
    expect(await test.call('GET', '/dashboard?checkout=success', token)).toMatchObject({
      status: 404,
    });
    expect((await billingOf(test, token)).plan).toBe('free');
    const page = await test.call('GET', url);
    expect(page.text).toContain('Testläge – inget kort debiteras');
    expect(page.text.replaceAll('\u00a0', ' ')).toContain('436,25 kr');
    const failed = await press(test, url, 'misslyckas');
    expect(failed.body).toContain('Kortet nekades');
    const paid = await press(test, url, 'betala');
    expect(paid.headers.location).toBe('/checkout-success?checkout=success');
    await settled(test);
    const billing = await billingOf(test, token);
    expect(billing).toMatchObject({ plan: 'pro', planSource: 'stripe', status: 'trialing' });
    expect(billing.next).toEqual({ net: 34900, vat: 8725, gross: 43625, date: billing.trialEnd });
    expect(billing.trialAvailable).toBe(false);
    expect((await mailOf(details, 'Du har Pro: bekräftelse på ditt köp')).text).toContain('436,25');
    expect((await press(test, url, 'betala')).statusCode).toBe(404);
  });

  it('comes to one checkout by two clicks, at the price of ours (R51)', async () => {
    const { token } = await test.signUp();
    const more = { price: '1', priceId: 'x' };
    const urls = await Promise.all([1, 2, 3].map(() => startCheckout(test, token, more)));
    expect(new Set(urls).size).toBe(1);
    const page = await test.call('GET', urls[0] ?? '');
    expect(page.text).toContain('349,00');
    const cancelled = await press(test, urls[0] ?? '', 'avbryt');
    expect(cancelled.headers.location).toBe('/checkout-cancelled?checkout=cancel');
  });

  it('is refused to one who has it, and to choose free does not end it', async () => {
    const { token } = await test.signUp();
    await buyPro(test, token, { billingFrequency: 'yearly', payment: 'invoice' });
    const again = await test.call('POST', '/api/billing/checkout', token, monthlyPro);
    expect(again.body()).toMatchObject({ code: 'billing.subscribed' });
    const free = await test.call('POST', '/api/billing/select-free', token);
    expect(free.body()).toMatchObject({ plan: 'pro' });
    expect(await billingOf(test, token)).toMatchObject({
      plan: 'pro',
      billingFrequency: 'yearly',
      payment: { kind: 'invoice', days: 30 },
    });
  });
});

describe('the trial of a company whose number a stranger has typed', () => {
  const withNumber = async (orgNumber?: string, confirmed = false) => {
    const made = await test.signUp(orgNumber === undefined ? {} : { orgNumber });
    const { pool } = test.deps.database;
    if (confirmed)
      await pool.query('update users set email_verified = true where id = $1', [made.user.id]);
    return { ...made, orgNumber: orgNumber ?? made.details.orgNumber };
  };

  it('is left to who confirms an address, and given once to all who do not', async () => {
    const stranger = await withNumber();
    await buyPro(test, stranger.token);
    const unknown = await withNumber(stranger.orgNumber);
    const owner = await withNumber(stranger.orgNumber, true);
    expect((await billingOf(test, unknown.token)).trialAvailable).toBe(false);
    expect((await billingOf(test, owner.token)).trialAvailable).toBe(true);
    await buyPro(test, owner.token);
    expect(await billingOf(test, owner.token)).toMatchObject({ status: 'trialing' });
    const { pool } = test.deps.database;
    await pool.query('delete from users where id = $1', [owner.user.id]);
    const another = await withNumber(stranger.orgNumber, true);
    expect((await billingOf(test, another.token)).trialAvailable).toBe(false);
  });

  it('cannot be begun by two accounts of one number at once', async () => {
    const first = await withNumber();
    const second = await withNumber(first.orgNumber);
    const owner = await withNumber(first.orgNumber, true);
    const pages: string[] = [];
    for (const { token } of [first, second, owner]) pages.push(await startCheckout(test, token));
    const [paid = '', late = '', other = ''] = pages;
    await press(test, paid, 'betala');
    await settled(test);
    await press(test, late, 'betala');
    await press(test, other, 'betala');
    await settled(test);
    expect(await billingOf(test, first.token)).toMatchObject({ status: 'trialing' });
    expect(await billingOf(test, second.token)).toMatchObject({ status: null, plan: 'free' });
    expect(await billingOf(test, owner.token)).toMatchObject({ status: 'trialing' });
  });
});

describe('a subscription', () => {
  it('is cancelled and resumed, each as often as one likes (R54)', async () => {
    const { token, details } = await test.signUp();
    await buyPro(test, token);
    const { currentPeriodEnd } = await billingOf(test, token);
    for (const _ of [1, 2]) {
      const cancelled = await test.call('POST', '/api/billing/cancel', token);
      expect(cancelled.body()).toEqual({ success: true, current_period_end: currentPeriodEnd });
      const billing = await billingOf(test, token);
      expect(billing).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: true, next: null });
    }
    await mailOf(details, 'Prenumerationen är uppsagd');
    for (const _ of [1, 2]) {
      const resumed = await test.call('POST', '/api/billing/resume', token);
      expect(resumed.body()).toEqual({ success: true });
      expect(await billingOf(test, token)).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: false });
    }
    await mailOf(details, 'Prenumerationen fortsätter');
  });

  it('changes its period at the sum that was shown', async () => {
    const { token } = await test.signUp();
    await buyPro(test, token);
    const shown = await test.call('GET', '/api/billing/change?billingFrequency=yearly', token);
    const { dueNow, next, prorationDate } = shown.body<{
      dueNow: object;
      next: object;
      prorationDate: string;
    }>();
    // Nothing is due during the trial.
    expect(dueNow).toEqual({ net: 0, vat: 0, gross: 0 });
    expect(next).toMatchObject({ net: 340000, vat: 85000, gross: 425000 });
    const change = { billingFrequency: 'yearly', prorationDate };
    const changed = await test.call('POST', '/api/billing/change', token, change);
    expect(changed.status, changed.text).toBe(200);
    expect(await billingOf(test, token)).toMatchObject({ billingFrequency: 'yearly', next });
  });

  it('of nobody is changed by nobody', async () => {
    const { token } = await test.signUp();
    for (const call of ['cancel', 'resume', 'portal']) {
      const answer = await test.call('POST', `/api/billing/${call}`, token);
      expect(answer.body(), call).toMatchObject({ code: 'billing.no_subscription' });
    }
    expect((await test.call('GET', '/api/billing/invoices', token)).body()).toEqual({
      invoices: [],
    });
  });
});

describe('buying Pro before there is an account', () => {
  const begin = async (more: Record<string, unknown> = {}) => {
    const details = newDetails();
    const answer = await test.call('POST', '/api/billing/guest-checkout', null, {
      ...monthlyPro,
      signupData: { ...details, ...more },
    });
    return { details, answer, ...answer.body<{ url: string; claim: string }>() };
  };
  const session = (claim: string) =>
    test.call('POST', '/api/billing/guest-session', null, { claim });

  it('makes the account once, whoever comes first, and opens one session (R52)', async () => {
    const { details, url, claim } = await begin();
    expect((await session(claim)).body()).toEqual({ state: 'waiting' });
    const { rows } = await test.deps.database.pool.query(
      'select t::text as row from guest_signups t union all select t::text from test_payments t',
    );
    expect(JSON.stringify(rows)).not.toContain(details.password);
    await press(test, url, 'betala');
    const answers = await Promise.all([1, 2, 3].map(() => session(claim)));
    await settled(test);
    const ready = answers.filter((answer) => answer.body().state === 'ready');
    expect(ready).toHaveLength(1);
    const { token } = ready[0]?.body<{ token: string }>() ?? { token: '' };
    expect(await billingOf(test, token)).toMatchObject({ plan: 'pro', status: 'trialing' });
    expect((await session(claim)).body()).toEqual({ state: 'failed' });
    const login = { identifier: details.email, password: details.password };
    expect((await test.call('POST', '/api/login', null, login)).status).toBe(200);
  });

  it('opens with what was bought, also where an event has only come as far as the account', async () => {
    const { details, url, claim } = await begin();
    await press(test, url, 'betala');
    await settled(test);
    const { pool } = test.deps.database;
    await pool.query(
      'delete from subscriptions where owner_id = (select id from users where email = $1)',
      [details.email],
    );
    await pool.query(
      `update users set plan = 'free', plan_source = 'free', subscription_status = null where email = $1`,
      [details.email],
    );
    expect((await session(claim)).body()).toMatchObject({ state: 'ready', user: { plan: 'pro' } });
  });

  it('needs no browser to come back', async () => {
    const { details, url } = await begin();
    await press(test, url, 'betala');
    await settled(test);
    const login = { identifier: details.email, password: details.password };
    const { token } = (await test.call('POST', '/api/login', null, login)).body<{
      token: string;
    }>();
    expect((await billingOf(test, token)).plan).toBe('pro');
  });

  it('is paid back where the address was taken meanwhile', async () => {
    const { details, url, claim } = await begin();
    await test.signUp({ email: details.email });
    await press(test, url, 'betala');
    await settled(test);
    expect((await session(claim)).body()).toEqual({ state: 'failed' });
    await mailOf(details, 'Ditt köp är återkallat');
    const { rows } = await test.deps.database.pool.query(
      `select record->>'state' as state from test_payments
       where record->>'customerId' = 'cus_' || $1 and kind = 'subscription'`,
      [url.split('/').at(-1)],
    );
    expect(rows).toEqual([{ state: 'canceled' }]);
  });

  it('paid at once with one who is signed in is one subscription; the other is paid back', async () => {
    const member = await test.signUp();
    const page = await startCheckout(test, member.token);
    const { details, url } = await begin({ orgNumber: member.details.orgNumber });
    await Promise.all([press(test, page, 'betala'), press(test, url, 'betala')]);
    await settled(test);
    const identifier = details.email;
    const login = await test.call('POST', '/api/login', null, { ...details, identifier });
    const guest = { token: login.body<{ token: string }>().token, email: details.email };
    const both = [{ token: member.token, email: member.details.email ?? '' }, guest];
    const plans = await Promise.all(both.map(async ({ token }) => billingOf(test, token)));
    expect(plans.map(({ plan }) => plan).sort()).toEqual(['free', 'pro']);
    expect(plans.map(({ status }) => status).sort()).toEqual(['canceled', 'trialing']);
    const other = both[plans.findIndex(({ plan }) => plan === 'free')];
    await mailOf({ email: other?.email ?? '' }, 'Ett dubbelt köp är återkallat');
    // Until the address is confirmed, by which the company is known to be its own.
    const again = await test.call('POST', '/api/billing/checkout', other?.token, monthlyPro);
    expect(again.body()).toMatchObject({ code: 'billing.paid_by_others' });
    expect((await begin({ orgNumber: member.details.orgNumber })).answer.body()).toMatchObject({
      code: 'billing.paid_by_others',
    });
  });

  it('is forgotten after three days where it is not paid (R52)', async () => {
    const { claim } = await begin();
    const left = async () =>
      (await test.deps.database.pool.query('select 1 from guest_signups where sealed is not null'))
        .rows.length;
    expect(await left()).toBeGreaterThan(0);
    test.passTime(72 * 60 * 60 * 1000 + 1000);
    await sweepGuests(test.deps);
    expect(await left()).toBe(0);
    expect((await session(claim)).body()).toEqual({ state: 'failed' });
  });

  it('is refused to one whose address has an account, or whose password is easy to guess', async () => {
    const { details } = await test.signUp();
    expect((await begin({ email: details.email?.toUpperCase() })).answer.status).toBe(409);
    expect((await begin({ password: 'password1' })).answer.body()).toMatchObject({
      code: 'account.weak_password',
    });
  });
});

describe('what was bought in the test payments', () => {
  it('is forgotten where Stripe or nobody takes payments, and can be bought as new', async () => {
    const { token } = await test.signUp();
    await buyPro(test, token);
    expect(await forgetTestPurchases(test.deps)).toBe(0);
    const inProduction = { ...test.deps, payments: null };
    expect(await forgetTestPurchases(inProduction)).toBeGreaterThan(0);
    expect(await billingOf(test, token)).toMatchObject({
      ...{ plan: 'free', planSource: 'free', status: null, trialAvailable: true },
    });
    expect(await forgetTestPurchases(inProduction)).toBe(0);
    await buyPro(test, token);
    expect(await billingOf(test, token)).toMatchObject({ plan: 'pro', status: 'trialing' });
  });
});
