import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Payments } from '#adapters/payments/port.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { writeOwed } from './owed-mails.ts';
import { isLive } from './standing.ts';
import { type EndReason, subscriptions } from './table.ts';

type Row = typeof subscriptions.$inferSelect;
type Follow = (id: string) => Promise<unknown>;

const AT_ONCE = 50;
const FIRST_TRY_MS = 60_000;
const LAST_TRY_MS = 6 * 60 * 60 * 1000;

/** Why we end it; null for one whose account was deleted, which has had what it paid for. */
const reasonOf = ({ endReason, withdrawnAt }: Row): EndReason | null =>
  endReason ?? (withdrawnAt === null ? null : 'withdrawal');

/** Whether what was paid goes back. What the bank has taken back after a dispute is not paid back again. */
const paysBack = (reason: EndReason | null) => reason !== null && reason !== 'dispute_lost';

/** Of one that is forgotten, in place of the provider's customer. */
const NOBODY = '';

/** Those that are to be ended at once and are not, or not paid back, or not forgotten with their account. */
export const unfinishedEnds: SQL | undefined = or(
  and(isNull(subscriptions.ownerId), ne(subscriptions.customerId, NOBODY)),
  and(
    or(isNotNull(subscriptions.withdrawnAt), isNotNull(subscriptions.endReason)),
    isNull(subscriptions.endDoneAt),
  ),
);

/** Notes that a subscription is to be ended at once: from then on it is, whatever the provider says. */
export async function requestEnd(tx: Executor, id: string, endReason: EndReason): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ endReason })
    .where(and(eq(subscriptions.id, id), isNull(subscriptions.endReason)));
}

/** Notes that all is done, and mails about it; a withdrawal has its receipt before. */
async function noteDone(deps: Dependencies, payments: Payments, row: Row, refunded: number) {
  const { id, ownerId } = row;
  const subscription = await payments.subscription(id);
  const mails = await inTransaction(deps.database.db, async (tx) => {
    const done = { endDoneAt: deps.clock() };
    await tx.update(subscriptions).set(done).where(eq(subscriptions.id, id));
    const kind = reasonOf(row);
    const isMailed = kind === 'surplus' || kind === 'dispute_lost';
    if (!isMailed || subscription === null || ownerId === null) return [];
    const [user] = await tx.select().from(users).where(eq(users.id, ownerId));
    const owed = [{ kind, about: id }];
    return user
      ? writeOwed(deps, tx, { to: user.email, subscription, owed, next: null, refunded })
      : [];
  });
  for (const mail of mails) await sendSoon(deps, mail);
}

/**
 * Leaves of a deleted account's subscription that one was paid for and has ended, under no name of anyone's, so that the
 * operator's churn counts it; nothing of one that nobody had.
 */
async function forget({ database, clock }: Dependencies, row: Row): Promise<void> {
  const now = clock();
  await inTransaction(database.db, async (tx) => {
    await tx.delete(subscriptions).where(eq(subscriptions.id, row.id));
    if (row.endReason === 'unowned') return;
    await tx.insert(subscriptions).values({
      ...{ ...row, id: `gone_${randomUUID()}`, customerId: NOBODY, payment: null },
      ...{ state: 'canceled', cancelAtPeriodEnd: false, unpaidSince: null, endNextAt: null },
      ...{ endedAt: row.endedAt ?? now, endDoneAt: row.endDoneAt ?? now },
    });
  });
}

/** Takes away those that are forgotten once no number counts them. */
export async function sweepForgotten({ database, clock }: Dependencies): Promise<void> {
  const { ownerId, customerId, endedAt } = subscriptions;
  const isForgotten = and(isNull(ownerId), eq(customerId, NOBODY));
  const isOld = lt(endedAt, daysAfter(clock(), -keptFor.endedSubscriptionDays));
  await database.db.delete(subscriptions).where(and(isForgotten, isOld));
}

/** Ends one at the provider, and forgets it where its account is gone. Gives öre paid back. */
async function endOne(deps: Dependencies, payments: Payments, row: Row, follow: Follow) {
  const { id, ownerId } = row;
  const isOpen = isLive(row) || (reasonOf(row) !== null && row.endDoneAt === null);
  const isKnown = isOpen && (await payments.subscription(id)) !== null;
  const how = { refund: paysBack(reasonOf(row)) };
  const { refunded } = isKnown ? await payments.endNow(id, how) : { refunded: 0 };
  if (ownerId === null) {
    await forget(deps, row);
    deps.log.info({ subscription: id }, 'the subscription of a deleted account is ended');
  } else {
    await follow(id);
    await noteDone(deps, payments, row, refunded);
  }
  return refunded;
}

/**
 * Ends a subscription at once and pays back what is to go back, as often as it takes: what fails is noted and tried
 * again later, at growing intervals. Gives öre paid back; null where it failed.
 */
export async function carryOutEnd(
  deps: Dependencies,
  payments: Payments,
  id: string,
  follow: Follow,
): Promise<number | null> {
  const { db } = deps.database;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  const isDone = row?.endDoneAt !== null && row?.ownerId !== null;
  if (!row || isDone) return 0;
  try {
    return await endOne(deps, payments, row, follow);
  } catch (error) {
    const wait = Math.min(FIRST_TRY_MS * 2 ** row.endTries, LAST_TRY_MS);
    const endNextAt = new Date(deps.clock().getTime() + wait);
    const failed = { endTries: sql`${subscriptions.endTries} + 1`, endNextAt };
    await db.update(subscriptions).set(failed).where(eq(subscriptions.id, id));
    const about = { err: error, subscription: id, tries: row.endTries + 1 };
    deps.log.error(about, 'a subscription was not ended and paid back; it is tried again');
    return null;
  }
}

/** Ends those that are to be and are not yet. One that fails stops no other. */
export async function resumeEachEnd(
  deps: Dependencies,
  payments: Payments,
  follow: Follow,
): Promise<void> {
  const { endNextAt } = subscriptions;
  const isDue = or(isNull(endNextAt), lte(endNextAt, deps.clock()));
  const waiting = await deps.database.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(unfinishedEnds, isDue))
    .orderBy(sql`${endNextAt} asc nulls first`, asc(subscriptions.id))
    .limit(AT_ONCE);
  for (const { id } of waiting) await carryOutEnd(deps, payments, id, follow);
}
