import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptions } from '#features/billing/server/table.ts';
import { users } from '#server/session/table.ts';
import { startTestApp, type TestApp } from '#support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: 'off' }, { worker: false });
});
afterAll(() => test.close());

const DAY_MS = 24 * 60 * 60 * 1000;

type Row = typeof subscriptions.$inferInsert;

function row(id: string, more: Partial<Row> & { startedDaysAgo: number }): Row {
  const { startedDaysAgo, ...given } = more;
  const ago = (days: number) => new Date(test.deps.clock().getTime() - days * DAY_MS);
  return {
    ...{ id, customerId: `cus_${id}`, state: 'active', frequency: 'monthly' },
    ...{ startedAt: ago(startedDaysAgo), periodEnd: ago(-20), cancelAtPeriodEnd: false },
    ...{ askedAt: ago(0), ...given },
  };
}
const daysAgo = (days: number) => new Date(test.deps.clock().getTime() - days * DAY_MS);

it('the operator sees subscribers, what they pay a month, trials, churn and late payments', async () => {
  const { db } = test.deps.database;
  const boss = await test.signUp();
  const customer = await test.signUp({ companyName: 'Bageriet AB' });
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, boss.user.id));
  const see = async (list: string) =>
    (await test.call('GET', `/api/admin/subscriptions?list=${list}`, boss.token)).body<{
      list: { id: string; companyName: string | null }[];
    }>();
  expect(await see('subscribers')).toMatchObject({ subscribers: 0, mrr: 0, churnPercent: null });
  await db.insert(subscriptions).values([
    row('monthly', { startedDaysAgo: 90, ownerId: customer.user.id }),
    row('yearly', { startedDaysAgo: 80, frequency: 'yearly', priceNet: 360_000 }),
    row('late', { startedDaysAgo: 70, state: 'past_due', unpaidSince: daysAgo(3) }),
    row('trial', { startedDaysAgo: 2, state: 'trialing', trialEnd: daysAgo(-12) }),
    row('lost', { startedDaysAgo: 60, state: 'canceled', endedAt: daysAgo(5) }),
    row('longAgo', { startedDaysAgo: 90, state: 'canceled', endedAt: daysAgo(50) }),
    row('onlyTried', {
      ...{ startedDaysAgo: 20, state: 'canceled' },
      ...{ trialEnd: daysAgo(6), endedAt: daysAgo(6) },
    }),
    row('withdrawn', {
      ...{ startedDaysAgo: 9, state: 'canceled' },
      ...{ withdrawnAt: daysAgo(8), endedAt: daysAgo(8) },
    }),
  ]);
  const seen = await see('subscribers');
  expect(seen).toMatchObject({
    ...{ subscribers: 3, trials: 1, failed: 1, ended: 1 },
    // One of the four that paid 30 days ago; two months, and a twelfth of a year at an older price, in öre.
    ...{ churnPercent: 25, mrr: 2 * 34_900 + 360_000 / 12 },
  });
  expect(seen.list.map(({ id }) => id)).toEqual(['late', 'yearly', 'monthly']);
  expect(seen.list.at(-1)?.companyName).toBe('Bageriet AB');
  for (const [list, ids] of [
    ['trials', ['trial']],
    ['failed', ['late']],
    ['ended', ['lost']],
  ] as const)
    expect((await see(list)).list.map(({ id }) => id)).toEqual(ids);
});
