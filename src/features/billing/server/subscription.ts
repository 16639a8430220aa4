import { eq } from 'drizzle-orm';
import type { Payments } from '#adapters/payments/port.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { UserRow } from '#server/session/table.ts';
import { brand } from '../../../brand.ts';
import { followSubscription } from './follow.ts';
import { nextFor } from './owed-mails.ts';
import { ask, fail } from './provider.ts';
import { isTrialAvailable } from './purchase.ts';
import { isLive, mainOf } from './standing.ts';
import { lastDayByLaw, swedishDayAfter } from './swedish-day.ts';
import { subscriptions } from './table.ts';

type Row = typeof subscriptions.$inferSelect;

/** The subscription of an account that counts; null where it never had one. */
export async function subscriptionOf(deps: Dependencies, userId: string): Promise<Row | null> {
  const all = await deps.database.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, userId));
  return mainOf(all, deps.clock());
}

/** Until which day a purchase can be withdrawn from, as its noon; null where it no longer can. */
export function withdrawUntil(
  of: Pick<Row, 'state' | 'startedAt' | 'withdrawnAt'>,
  now: Date,
): Date | null {
  // The whole of the last day counts, in Sweden.
  const until = lastDayByLaw(swedishDayAfter(of.startedAt, brand.claims.withdrawalDays));
  const isOver = swedishDayAfter(now, 0) > until;
  return isLive(of) && of.withdrawnAt === null && !isOver ? new Date(`${until}T12:00:00Z`) : null;
}

/** Does something with the subscription that an account has, and lets what came of it follow. */
export async function withSubscription<T>(
  deps: Dependencies,
  user: UserRow,
  work: (payments: Payments, of: Row) => Promise<T>,
): Promise<T> {
  return ask(deps, async (payments) => {
    const of = await subscriptionOf(deps, user.id);
    if (of === null || !isLive(of)) throw fail('billing.no_subscription');
    const done = await work(payments, of);
    await followSubscription(deps, payments, of.id);
    return done;
  });
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The plan and its subscription, as the account's owner sees them. */
export async function presentBilling(deps: Dependencies, user: UserRow) {
  const of = await subscriptionOf(deps, user.id);
  const { payments, clock } = deps;
  const goesOn = of !== null && isLive(of) && !of.cancelAtPeriodEnd;
  return {
    mode: payments?.name ?? ('off' as const),
    plan: user.plan,
    planSource: user.planSource,
    status: of?.state ?? null,
    billingFrequency: of?.frequency ?? null,
    currentPeriodEnd: iso(of?.periodEnd ?? null),
    cancelAtPeriodEnd: of?.cancelAtPeriodEnd ?? false,
    trialEnd: iso(of?.trialEnd ?? null),
    next: goesOn && payments !== null ? await nextFor(payments, of.id) : null,
    payment: of?.payment ?? null,
    withdrawUntil: of === null ? null : iso(withdrawUntil(of, clock())),
    trialAvailable: await isTrialAvailable(deps.database.db, deps, user),
  };
}
