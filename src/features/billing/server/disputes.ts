import { eq } from 'drizzle-orm';
import type { Payments } from '#adapters/payments/port.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import { users } from '#server/session/table.ts';
import { carryOutEnd, requestEnd } from './ends.ts';
import { followSubscription } from './follow.ts';
import { writeOwed } from './owed-mails.ts';
import { isLive } from './standing.ts';
import { subscriptions } from './table.ts';

/** Mails the owner of a payment that its bank was asked to take back. */
async function mailOwner(
  deps: Dependencies,
  payments: Payments,
  to: string,
  id: string,
  charge: string,
) {
  const subscription = await payments.subscription(id);
  if (subscription === null) return;
  const owed = [{ kind: 'disputed', about: charge }] as const;
  const letters = { to, subscription, owed, next: null, refunded: 0 };
  const mails = await inTransaction(deps.database.db, (tx) => writeOwed(deps, tx, letters));
  for (const mail of mails) await sendSoon(deps, mail);
}

/** A disputed payment: its owner is mailed, and what the bank decides against us is ended. */
export async function followDispute(
  deps: Dependencies,
  payments: Payments,
  chargeId: string,
): Promise<void> {
  const { db } = deps.database;
  const dispute = await payments.dispute(chargeId);
  if (dispute === null || dispute.state === 'won') return;
  const all = await db
    .select({ id: subscriptions.id, state: subscriptions.state, email: users.email })
    .from(subscriptions)
    .innerJoin(users, eq(subscriptions.ownerId, users.id))
    .where(eq(subscriptions.customerId, dispute.customerId));
  const [of] = [...all.filter(isLive), ...all];
  if (!of) return;
  if (dispute.state === 'open') return mailOwner(deps, payments, of.email, of.id, chargeId);
  for (const { id } of all.filter(isLive)) {
    await requestEnd(db, id, 'dispute_lost');
    await carryOutEnd(deps, payments, id, (each) => followSubscription(deps, payments, each));
  }
}
