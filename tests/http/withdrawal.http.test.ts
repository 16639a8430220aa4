import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentsError } from '#adapters/payments/port.ts';
import { resumeEnds } from '#features/billing/server/reconcile.ts';
import { withdrawPurchase } from '#features/billing/server/withdraw.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo } from '#support/mails.ts';
import { billingOf, buyPro } from '#support/paying.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' });
});
afterAll(() => test.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const withdraw = (token: string, body: object = { confirm: true }) =>
  test.call('POST', '/api/billing/withdraw', token, body);

async function buyer() {
  const made = await test.signUp();
  await buyPro(test, made.token);
  return made;
}

describe('a purchase can be withdrawn from', () => {
  it('in its days, once and confirmed: it ends at once, with a receipt', async () => {
    const { token, details } = await buyer();
    expect((await withdraw(token, {})).status).toBe(400);
    expect((await withdraw(token)).body()).toEqual({
      success: true,
      refunded: 0,
      receiptMail: true,
    });
    expect(await billingOf(test, token)).toMatchObject({
      plan: 'free',
      status: 'canceled',
      withdrawUntil: null,
    });
    const receipt = await mailTo(
      test.deps.config.dataDir,
      details.email ?? '',
      'Du har ångrat köpet av Pro',
    );
    expect(receipt.text).toContain(details.companyName);
    expect(receipt.text).toMatch(/Det kom in den .+ klockan \d\d[:.]\d\d/);
    expect((await withdraw(token)).body()).toMatchObject({ code: 'billing.no_withdrawal' });
  });

  it('also when it was paid at once: all of it goes back', async () => {
    const { token } = await buyer();
    await withdraw(token);
    // A company has its free days once.
    await buyPro(test, token);
    expect(await billingOf(test, token)).toMatchObject({ status: 'active', plan: 'pro' });
    expect((await withdraw(token)).body()).toMatchObject({ refunded: 43_625 });
    const { invoices } = (await test.call('GET', '/api/billing/invoices', token)).body<{
      invoices: { status: string; gross: number }[];
    }>();
    expect(invoices).toMatchObject([{ status: 'refunded', gross: 43_625 }]);
  });

  it('also while the provider does not answer: it is noted, and ended when it does', async () => {
    const { token, user } = await buyer();
    const { payments } = test.deps;
    if (payments === null) throw new Error('There are no test payments');
    const away = {
      ...payments,
      endNow: async () => {
        throw new PaymentsError('away', 'no answer');
      },
    };
    const deps = { ...test.deps, payments: away };
    const session = await test.deps.sessions.find(token);
    if (session === null) throw new Error(`${user.id} has no session`);
    const from = { address: '127.0.0.1', requestId: 'r1' };
    expect(await withdrawPurchase(deps, session.user, from)).toEqual({ refunded: null });
    expect((await billingOf(test, token)).plan).toBe('pro');
    test.passTime(60_001);
    await resumeEnds(test.deps);
    expect(await billingOf(test, token)).toMatchObject({ plan: 'free', status: 'canceled' });
  });

  it('no longer when its days have passed, nor by one who bought nothing', async () => {
    const none = await test.signUp();
    expect((await withdraw(none.token)).status).toBe(409);
    const { details } = await buyer();
    // The last day may be some later, behind a weekend and holidays.
    test.passTime(20 * DAY_MS);
    const { email: identifier, password } = details;
    const again = await test.call('POST', '/api/login', null, { identifier, password });
    const { token } = again.body<{ token: string }>();
    expect((await billingOf(test, token)).withdrawUntil).toBeNull();
    expect((await withdraw(token)).body()).toMatchObject({ code: 'billing.no_withdrawal' });
  });
});
