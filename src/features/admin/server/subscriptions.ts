import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { prices } from '#features/billing/plans.ts';
import { unfinishedEnds } from '#features/billing/server/ends.ts';
import { paymentChecks, paymentEvents, subscriptions } from '#features/billing/server/table.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { users } from '#server/session/table.ts';
import type { adminSubscriptionsContract, SUBSCRIPTION_LISTS } from '../subscriptions-contract.ts';

type List = (typeof SUBSCRIPTION_LISTS)[number];

const LISTED = 100;
const CHURN_MS = 30 * 24 * 60 * 60 * 1000;

const { state, startedAt, trialEnd, endedAt, frequency, priceNet, withdrawnAt } = subscriptions;

const pays = sql`${state} in ('active', 'past_due')`;
/** Went on after its free days; what was withdrawn from was never a subscriber. */
const wasPaid = sql`${withdrawnAt} is null and (${trialEnd} is null or ${endedAt} > ${trialEnd})`;

const { monthly, yearly } = prices;
/** What one pays a month, at the price that it has; at ours where the provider has not been asked for it yet. */
const aMonth = sql`case ${frequency}
  when 'monthly' then coalesce(${priceNet}, ${monthly.net}::int)
  when 'yearly' then coalesce(${priceNet}, ${yearly.net}::int) / 12.0 end`;

/** What each number counts, and its list shows. */
const conditions: Readonly<Record<List, (since: Date) => SQL>> = {
  subscribers: () => pays,
  trials: () => sql`${state} = 'trialing'`,
  failed: () => sql`${state} in ('past_due', 'unpaid')`,
  unfinished: () => sql`${unfinishedEnds} and ${subscriptions.endTries} > 0`,
  ended: (since) => sql`${endedAt} > ${since.toISOString()} and ${wasPaid}`,
};

async function numbers(db: Database, since: Date) {
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const then = since.toISOString();
  const paidThen = sql`coalesce(${trialEnd}, ${startedAt}) <= ${then} and ${withdrawnAt} is null`;
  const atStart = sql`${paidThen} and (${endedAt} is null or ${endedAt} > ${then})`;
  const [found] = await db
    .select({
      subscribers: count(conditions.subscribers(since)),
      trials: count(conditions.trials(since)),
      failed: count(conditions.failed(since)),
      ended: count(conditions.ended(since)),
      unfinished: count(conditions.unfinished(since)),
      atStart: count(atStart),
      lost: count(sql`${atStart} and ${endedAt} is not null`),
      mrr: sql<number>`coalesce(round(sum(${aMonth}) filter (where ${pays})), 0)::int`,
    })
    .from(subscriptions);
  if (!found) throw new Error('The subscriptions were not counted');
  return found;
}

/** What of the work with the provider goes wrong. */
async function troubles(db: Database, now: Date) {
  const [last] = await db
    .select({ failed: paymentChecks.failed })
    .from(paymentChecks)
    .where(isNotNull(paymentChecks.finishedAt))
    .orderBy(desc(paymentChecks.day))
    .limit(1);
  const anHourAgo = new Date(now.getTime() - 60 * 60 * 1000);
  const isWaiting = and(isNull(paymentEvents.handledAt), lt(paymentEvents.receivedAt, anHourAgo));
  return {
    uncompared: last?.failed ?? null,
    waitingEvents: await db.$count(paymentEvents, isWaiting),
  };
}

/** What the operator earns and loses, in numbers and with the list behind one of them. */
async function showSubscriptions(db: Database, now: Date, list: List) {
  const since = new Date(now.getTime() - CHURN_MS);
  const { atStart, lost, ...counted } = await numbers(db, since);
  const rows = await db
    .select({ of: subscriptions, companyName: users.companyName, email: users.email })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, subscriptions.ownerId))
    .where(conditions[list](since))
    .orderBy(desc(startedAt), subscriptions.id)
    .limit(LISTED);
  return {
    ...counted,
    ...(await troubles(db, now)),
    churnPercent: atStart === 0 ? null : Math.round((lost / atStart) * 1000) / 10,
    list: rows.map(({ of, companyName, email }) => ({
      id: of.id,
      companyName,
      email,
      billingFrequency: of.frequency,
      startedAt: of.startedAt.toISOString(),
      periodEnd: of.periodEnd.toISOString(),
      cancelAtPeriodEnd: of.cancelAtPeriodEnd,
      unpaidSince: of.unpaidSince?.toISOString() ?? null,
      endedAt: of.endedAt?.toISOString() ?? null,
      endTries: of.endTries,
      endNextAt: of.endNextAt?.toISOString() ?? null,
    })),
  };
}

export function adminSubscriptionsHandlers(
  deps: Dependencies,
): Handlers<typeof adminSubscriptionsContract> {
  return {
    subscriptions: ({ query }) => showSubscriptions(deps.database.db, deps.clock(), query.list),
  };
}
