import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Payments } from '#adapters/payments/port.ts';
import { formatInstantDay, formatInstantTime } from '#engine/text/format.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type CompleteGuest, followCheckout } from './events.ts';
import { askedNow, followSubscription, takeIn } from './follow.ts';
import { isLive } from './standing.ts';
import { checkouts, paymentChecks, subscriptions } from './table.ts';

/** Not before this time of night, in Sweden. */
const FROM = '02:00';
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 100;

/** Begins the comparison of this night where no process has; a job does it. */
export async function checkNightly(deps: Dependencies): Promise<void> {
  if (deps.payments === null) return;
  const now = deps.clock().toISOString();
  if (formatInstantTime(now) < FROM) return;
  const day = formatInstantDay(now);
  const { db } = deps.database;
  await db.insert(paymentChecks).values({ day, jobId: randomUUID() }).onConflictDoNothing();
  const [check] = await db
    .select()
    .from(paymentChecks)
    .where(and(eq(paymentChecks.day, day), isNull(paymentChecks.finishedAt)));
  if (check) await deps.jobs.add('payment-check', { id: check.jobId, day });
}

/** Compares every subscription of the provider with ours; gives how many were otherwise. */
async function compareAll(deps: Dependencies, payments: Payments): Promise<number> {
  let mended = 0;
  let next: string | null = null;
  do {
    const askedAt = await askedNow(deps);
    const page = await payments.subscriptions(next);
    for (const found of page.subscriptions)
      if (await takeIn(deps, payments, found, askedAt)) mended++;
    next = page.next;
  } while (next !== null);
  return mended;
}

/** Follows those of ours that go on and that no page of the provider's had; gives how many were otherwise. */
async function followUnseen(deps: Dependencies, payments: Payments, since: Date): Promise<number> {
  const unseen = await deps.database.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.ownerId),
        ne(subscriptions.state, 'canceled'),
        lt(subscriptions.askedAt, since),
      ),
    );
  let mended = 0;
  for (const { id } of unseen) if (await followSubscription(deps, payments, id)) mended++;
  return mended;
}

/** Follows checkouts whose end nobody has told of; those older than the provider keeps them are over. */
async function followUnfinished(
  deps: Dependencies,
  payments: Payments,
  completeGuest: CompleteGuest,
): Promise<void> {
  const { db } = deps.database;
  const isUnfinished = sql`not ${checkouts.isOver}`;
  let after = new Date(0);
  for (;;) {
    const unfinished = await db
      .select()
      .from(checkouts)
      .where(and(isUnfinished, gt(checkouts.createdAt, after)))
      .orderBy(asc(checkouts.createdAt))
      .limit(AT_ONCE);
    for (const { checkoutId } of unfinished)
      if (checkoutId !== null) await followCheckout(deps, payments, checkoutId, completeGuest);
    const last = unfinished.at(-1);
    if (last === undefined) break;
    after = last.createdAt;
  }
  const longAgo = new Date(deps.clock().getTime() - 3 * DAY_MS);
  await db
    .update(checkouts)
    .set({ isOver: true })
    .where(and(isUnfinished, lt(checkouts.createdAt, longAgo)));
}

/** Ends the subscriptions of accounts that are deleted, and forgets them. */
export async function endOwnerless(deps: Dependencies): Promise<void> {
  const { payments, database } = deps;
  if (payments === null) return;
  const ownerless = await database.db
    .select()
    .from(subscriptions)
    .where(isNull(subscriptions.ownerId))
    .limit(AT_ONCE);
  for (const row of ownerless) {
    const isKnown = isLive(row) && (await payments.subscription(row.id)) !== null;
    if (isKnown) await payments.endNow(row.id, { refund: false });
    await database.db.delete(subscriptions).where(eq(subscriptions.id, row.id));
    deps.log.info({ subscription: row.id }, 'the subscription of a deleted account is ended');
  }
}

/** Finds what no event has told: at night, all subscriptions and unfinished checkouts are asked for. */
export async function runCheckJob(
  deps: Dependencies,
  completeGuest: CompleteGuest,
  { day }: { day: string },
): Promise<void> {
  const { payments, database, log } = deps;
  if (payments === null) return;
  await followUnfinished(deps, payments, completeGuest);
  const askedAt = await askedNow(deps);
  const mended = (await compareAll(deps, payments)) + (await followUnseen(deps, payments, askedAt));
  await database.db
    .update(paymentChecks)
    .set({ finishedAt: deps.clock(), mended })
    .where(eq(paymentChecks.day, day));
  log.info({ mended }, 'the subscriptions are compared with the provider');
}
