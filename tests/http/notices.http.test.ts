import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripe } from '#adapters/payments/stripe/stripe.ts';
import { completeGuest } from '#features/account/server/complete-guest.ts';
import { prices } from '#features/billing/plans.ts';
import {
  countConcerned,
  firstDay,
  giveNotice,
  listNotices,
  sendNotices,
} from '#features/billing/server/notices.ts';
import { runCheckJob } from '#features/billing/server/reconcile.ts';
import { inTransaction } from '#server/db/database.ts';
import { runMailJob } from '#server/mail/outbox.ts';
import { startTestApp, type TestApp } from '#support/app.ts';
import { mailTo } from '#support/mails.ts';
import { monthlyPro } from '#support/paying.ts';
import { type FakeStripe, startStripe } from '#support/stripe/server.ts';

let stripe: FakeStripe;
let test: TestApp;
beforeAll(async () => {
  stripe = await startStripe(() => test.deps.clock());
  test = await startTestApp({ RATE_LIMIT: 'off', ...stripe.env }, { worker: false });
});
afterAll(async () => {
  await test.close();
  await stripe.close();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const now = () => test.deps.clock();
const night = (deps = test.deps) => runCheckJob(deps, completeGuest, { day: '2026-01-01' });

async function subscriber() {
  const made = await test.signUp();
  const answer = await test.call('POST', '/api/billing/checkout', made.token, monthlyPro);
  const id = answer.body<{ url: string }>().url.split('cs_test_').at(-1) ?? '';
  await stripe.payments.pay(id);
  await night();
  return { ...made, subscriptionId: `sub_${id}` };
}

const newPrices = (effectiveOn: string) => ({
  ...{ kind: 'prices' as const, effectiveOn, subject: 'Nytt pris på Pro' },
  body: 'Pro kostar 399 kr i månaden, exklusive moms, från den dagen.',
});
const give = (effectiveOn: string) =>
  inTransaction(test.deps.database.db, (tx) => giveNotice(tx, newPrices(effectiveOn), now()));
const written = async () =>
  (
    await test.deps.database.pool.query(
      'select 1 from notice_recipients where mailed_at is not null',
    )
  ).rows.length;

/** The same server with new prices at Stripe. */
function withNewPrices() {
  const { config } = test.deps;
  if (config.stripe === null) throw new Error('Stripe is not configured');
  const priceIds = { monthly: 'price_manad_ny', yearly: 'price_ar_ny' };
  return { ...test.deps, payments: createStripe({ ...config.stripe, prices, priceIds }) };
}

describe('notice of new prices', () => {
  it('is mailed once to each that subscribes, though it is cut short; the price follows', async () => {
    const [one, two] = [await subscriber(), await subscriber()];
    await test.signUp();
    await expect(give(firstDay(new Date(now().getTime() - DAY_MS)))).rejects.toThrow('promised');
    const { db } = test.deps.database;
    expect(await countConcerned(db, { kind: 'prices' })).toBe(2);
    expect(await countConcerned(db, { kind: 'terms' })).toBe(3);
    const effectiveOn = firstDay(now());
    await give(effectiveOn);
    // The process dies in the middle of its mails.
    let mails = 0;
    const jobs = {
      ...test.deps.jobs,
      add: async () => {
        throw new Error('it died');
      },
    };
    const box = {
      ...test.deps.box,
      seal: (plain: Buffer, context: string) => {
        if (++mails > 1) throw new Error('it died');
        return test.deps.box.seal(plain, context);
      },
    };
    await expect(sendNotices({ ...test.deps, jobs, box })).rejects.toThrow('it died');
    expect(await written()).toBe(1);
    await Promise.all([sendNotices(test.deps), sendNotices(test.deps)]);
    await sendNotices(test.deps);
    expect(await written()).toBe(2);
    const { rows } = await test.deps.database.pool.query(
      "select 1 from pgboss.job where name = 'mail'",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await listNotices(db)).toMatchObject([{ effectiveOn, concerned: 2, mailed: 2 }]);

    // Who begins in the meantime has it too, and thirty days from then.
    test.passTime(20 * DAY_MS);
    const late = await subscriber();
    await sendNotices(test.deps);
    expect(await written()).toBe(3);

    const moved = async () => {
      stripe.calls.length = 0;
      await night(withNewPrices());
      return stripe.calls.filter(({ body }) => body.includes('price_manad_ny'));
    };
    test.passTime(10 * DAY_MS);
    expect(await moved()).toEqual([]);
    test.passTime(DAY_MS);
    const changes = await moved();
    expect(changes).toHaveLength(2);
    for (const { body } of changes) expect(body).toContain('proration_behavior=none');
    expect(await moved()).toEqual([]);
    test.passTime(20 * DAY_MS);
    expect(await moved()).toHaveLength(1);
    const states = [one, two, late].map(({ subscriptionId }) =>
      withNewPrices().payments.subscription(subscriptionId),
    );
    for (const each of await Promise.all(states)) expect(each?.isCurrentPrice).toBe(true);
  });

  it('says from when it holds, and how one leaves before', async () => {
    const { details } = await subscriber();
    await give(firstDay(now()));
    await sendNotices(test.deps);
    const { rows } = await test.deps.database.pool.query<{ id: string }>('select id from outbox');
    for (const { id } of rows) await runMailJob(test.deps, { id });
    const { email = '' } = details;
    const mail = await mailTo(test.deps.config.dataDir, email, 'Nytt pris på Pro');
    expect(mail.text).toContain('399 kr');
    expect(mail.text).toMatch(/De nya priserna gäller från den/);
    expect(mail.text).toContain('/settings');
  });
});
