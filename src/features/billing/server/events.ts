import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PaymentEvent, Payments } from '#adapters/payments/port.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { exactTime } from '#server/db/keyset.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { followDispute } from './disputes.ts';
import { followSubscription } from './follow.ts';
import { checkouts, isUuid, paymentEvents } from './table.ts';

type StoredEvent = typeof paymentEvents.$inferSelect;

/** Makes the account of a purchase that was begun without one, once; wired in by the app. */
export type CompleteGuest = (deps: Dependencies, purchaseId: string) => Promise<void>;

const AT_ONCE = 100;

/** Stores an event, once, and lets a job handle it. */
export async function acceptEvent(deps: Dependencies, event: PaymentEvent): Promise<void> {
  const { createdAt, ...about } = event;
  const [stored] = await deps.database.db
    .insert(paymentEvents)
    .values({
      ...about,
      jobId: randomUUID(),
      createdAt: new Date(createdAt),
      receivedAt: deps.clock(),
    })
    .onConflictDoNothing()
    .returning({ jobId: paymentEvents.jobId });
  if (stored) await deps.jobs.add('payment', { id: stored.jobId, eventId: event.id });
}

/** Queues events again that were stored and not handled, the oldest first. */
export async function resumeEvents(deps: Dependencies): Promise<void> {
  const { receivedAt, id: eventId, jobId, handledAt } = paymentEvents;
  let after: SQL | undefined;
  for (;;) {
    const waiting = await deps.database.db
      .select({ jobId, eventId, exactly: exactTime(receivedAt) })
      .from(paymentEvents)
      .where(and(isNull(handledAt), after))
      .orderBy(asc(receivedAt), asc(eventId))
      .limit(AT_ONCE);
    for (const { jobId: id, eventId } of waiting) await deps.jobs.add('payment', { id, eventId });
    const last = waiting.at(-1);
    if (last === undefined || waiting.length < AT_ONCE) return;
    after = sql`(${receivedAt}, ${eventId}) > (${last.exactly}::timestamptz, ${last.eventId})`;
  }
}

/** Forgets events that were handled long ago; a provider repeats none of them by then. */
export async function sweepEvents(deps: Dependencies): Promise<void> {
  const longAgo = daysAfter(deps.clock(), -keptFor.paymentEventDays);
  await deps.database.db.delete(paymentEvents).where(lt(paymentEvents.handledAt, longAgo));
}

/** A checkout that is over: its purchase too, with the account it was to make. Gives the subscription, if any. */
export async function followCheckout(
  deps: Dependencies,
  payments: Payments,
  checkoutId: string,
  completeGuest: CompleteGuest,
): Promise<string | null> {
  const checkout = await payments.checkout(checkoutId);
  if (checkout === null || checkout.state === 'open') return null;
  const { subscriptionId, reference } = checkout;
  const { db } = deps.database;
  // By its reference where the answer that named the checkout was lost.
  const isIt = isUuid(reference)
    ? eq(checkouts.id, reference)
    : eq(checkouts.checkoutId, checkoutId);
  const [purchase] = await db.select().from(checkouts).where(isIt);
  if (purchase === undefined) return subscriptionId;
  const isGuest = purchase.ownerId === null && !purchase.hadAccount;
  if (subscriptionId !== null && isGuest) await completeGuest(deps, purchase.id);
  // Only now: one whose account could not be made yet is tried again.
  await db.update(checkouts).set({ isOver: true, checkoutId }).where(isIt);
  return subscriptionId;
}

/** The subscriptions that an event may have changed. */
async function concerned(
  payments: Payments,
  event: StoredEvent,
  ofCheckout: string | null,
): Promise<string[]> {
  const named = [event.subscriptionId, ofCheckout].filter((id) => id !== null);
  if (named.length > 0 || event.customerId === null) return [...new Set(named)];
  return (await payments.subscriptionsOf(event.customerId)).map(({ id }) => id);
}

/** Handles a stored event: the provider is asked how things are now, and that counts. */
export async function runPaymentJob(
  deps: Dependencies,
  completeGuest: CompleteGuest,
  { eventId }: { eventId: string },
): Promise<void> {
  const { payments, database } = deps;
  const [event] = await database.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.id, eventId));
  if (payments === null || !event || event.handledAt !== null) return;
  const { checkoutId, disputedChargeId } = event;
  const ofCheckout =
    checkoutId === null ? null : await followCheckout(deps, payments, checkoutId, completeGuest);
  const ids = await concerned(payments, event, ofCheckout);
  for (const id of ids) await followSubscription(deps, payments, id);
  if (disputedChargeId !== null) await followDispute(deps, payments, disputedChargeId);
  if (ids.length === 0 && disputedChargeId === null)
    deps.log.info({ event: event.type }, 'an event of the payments concerns no subscription');
  await database.db
    .update(paymentEvents)
    .set({ handledAt: deps.clock() })
    .where(eq(paymentEvents.id, eventId));
}
