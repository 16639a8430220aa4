import { randomUUID } from 'node:crypto';
import { asc, eq, isNull, lt } from 'drizzle-orm';
import type { PaymentEvent, Payments } from '#adapters/payments/port.ts';
import { daysAfter, keptFor } from '#contract/retention.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { followSubscription } from './follow.ts';
import { writeOwed } from './owed-mails.ts';
import { checkouts, paymentEvents, subscriptions } from './table.ts';

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

/** Queues events again that were stored and not handled. */
export async function resumeEvents(deps: Dependencies): Promise<void> {
  const waiting = await deps.database.db
    .select({ jobId: paymentEvents.jobId, eventId: paymentEvents.id })
    .from(paymentEvents)
    .where(isNull(paymentEvents.handledAt))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(AT_ONCE);
  for (const { jobId: id, eventId } of waiting) await deps.jobs.add('payment', { id, eventId });
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
  const [purchase] = await deps.database.db
    .update(checkouts)
    .set({ isOver: true })
    .where(eq(checkouts.checkoutId, checkoutId))
    .returning();
  const { subscriptionId } = checkout;
  if (purchase === undefined || subscriptionId === null) return subscriptionId;
  if (purchase.ownerId === null) await completeGuest(deps, purchase.id);
  return subscriptionId;
}

/** Mails the owner of a payment that its bank was asked to take back. */
async function tellOfDispute(deps: Dependencies, payments: Payments, chargeId: string) {
  const customerId = await payments.customerOfCharge(chargeId);
  if (customerId === null) return;
  const mails = await inTransaction(deps.database.db, async (tx) => {
    const [owner] = await tx
      .select({ id: subscriptions.id, email: users.email })
      .from(subscriptions)
      .innerJoin(users, eq(subscriptions.ownerId, users.id))
      .where(eq(subscriptions.customerId, customerId))
      .limit(1);
    const subscription = owner && (await payments.subscription(owner.id));
    if (!subscription) return [];
    const owed = [{ kind: 'disputed', about: chargeId }] as const;
    return writeOwed(deps, tx, { to: owner.email, subscription, owed, next: null, refunded: 0 });
  });
  for (const mail of mails) await sendSoon(deps, mail);
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
  if (disputedChargeId !== null) await tellOfDispute(deps, payments, disputedChargeId);
  if (ids.length === 0 && disputedChargeId === null)
    deps.log.info({ event: event.type }, 'an event of the payments concerns no subscription');
  await database.db
    .update(paymentEvents)
    .set({ handledAt: deps.clock() })
    .where(eq(paymentEvents.id, eventId));
}
