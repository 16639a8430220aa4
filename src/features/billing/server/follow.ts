import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Payments, Subscription } from '#adapters/payments/port.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { carryOutEnd, requestEnd } from './ends.ts';
import { mark } from './marks.ts';
import { addToNotices } from './notices.ts';
import { namesNext, nextFor, type OwedMail, owedMails, writeOwed } from './owed-mails.ts';
import { isPaidByOthers } from './paid-by-others.ts';
import { putOnAccount } from './put-on-account.ts';
import { givesPro, isLive } from './standing.ts';
import { checkouts, isUuid, subscriptions } from './table.ts';

type Row = typeof subscriptions.$inferSelect;

/** Whose a subscription is; `gone` where the account that bought it is deleted, null where nobody of ours has it yet. */
type Owner = { id: string } | 'gone' | null;

/** Whose a subscription is: as noted, or by the purchase that made it. */
async function ownerOf(tx: Executor, { id, reference, customerId }: Subscription): Promise<Owner> {
  const asOwner = (ownerId: string | null | undefined) => (ownerId ? { id: ownerId } : null);
  const [row] = await tx
    .select({ ownerId: subscriptions.ownerId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  if (row) return asOwner(row.ownerId);
  if (isUuid(reference)) {
    const [purchase] = await tx
      .select({ ownerId: checkouts.ownerId, hadAccount: checkouts.hadAccount })
      .from(checkouts)
      .where(eq(checkouts.id, reference));
    return purchase?.hadAccount && purchase.ownerId === null ? 'gone' : asOwner(purchase?.ownerId);
  }
  // Made by hand at the provider, for a customer of ours.
  const [other] = await tx
    .select({ ownerId: subscriptions.ownerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), isNotNull(subscriptions.ownerId)))
    .limit(1);
  return asOwner(other?.ownerId);
}

const rowOf = (of: Subscription, ownerId: string | null, askedAt: Date) => ({
  id: of.id,
  ownerId,
  customerId: of.customerId,
  state: of.state,
  frequency: of.frequency,
  startedAt: new Date(of.startedAt),
  periodEnd: new Date(of.periodEnd),
  trialEnd: of.trialEnd === null ? null : new Date(of.trialEnd),
  cancelAtPeriodEnd: of.cancelAtPeriodEnd,
  endedAt: of.endedAt === null ? null : new Date(of.endedAt),
  payment: of.payment,
  priceNet: of.priceNet,
  unpaidSince: of.unpaidSince === null ? null : new Date(of.unpaidSince),
  askedAt,
});

/** Notes a subscription unless the provider has been asked later; null then. */
async function noted(
  tx: Executor,
  row: ReturnType<typeof rowOf>,
): Promise<{ before: Row | null; after: Row } | null> {
  const [before = null] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, row.id))
    .for('update');
  if (before !== null && before.askedAt > row.askedAt) return null;
  const { id: _id, ownerId: _ownerId, ...state } = row;
  const [after] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.id, set: state })
    .returning();
  return after ? { before, after } : null;
}

const differs = (before: Row | null, { askedAt: _, ...after }: Row) => {
  if (before === null) return true;
  const { askedAt: __, ...was } = before;
  return JSON.stringify(was) !== JSON.stringify(after);
};

/** The database's clock before a provider is asked, by which answers are put in order. */
export async function askedNow(deps: Pick<Dependencies, 'database'>): Promise<Date> {
  const { rows } = await deps.database.pool.query<{ now: Date }>('select clock_timestamp() as now');
  const [row] = rows;
  if (!row) throw new Error('The database did not say what time it is');
  return row.now;
}

/** One that was paid when its account was gone is ended and paid back by the minute's work. */
async function noteUnowned(tx: Executor, found: Subscription, askedAt: Date): Promise<void> {
  if (!isLive(found)) return;
  const row = { ...rowOf(found, null, askedAt), endReason: 'unowned' as const };
  await tx.insert(subscriptions).values(row).onConflictDoNothing();
}

/** The mails that its state calls for; one that we end at once has a mail of its own. */
function lettersOwed({ endReason, withdrawnAt }: Row, owed: readonly OwedMail[]): OwedMail[] {
  const isOurs = endReason !== null || withdrawnAt !== null;
  return owed.filter(({ kind }) => !isOurs || (kind !== 'ended' && kind !== 'refunded'));
}

/** Since when it is late; from when it was first seen so where the provider does not say. */
function lateSince(found: Subscription, before: Row | null, now: Date): Subscription {
  if (found.state !== 'past_due' || found.unpaidSince !== null) return found;
  return { ...found, unpaidSince: (before?.unpaidSince ?? now).toISOString() };
}

/** What is stored of a subscription as the provider has it now, and what follows of it: plan, status, mails. */
async function store(deps: Dependencies, payments: Payments, asked: Subscription, askedAt: Date) {
  const now = deps.clock();
  const { db } = deps.database;
  const [known = null] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, asked.id));
  const found = lateSince(asked, known, now);
  const owed = owedMails(found, now);
  const next = (await namesNext(db, found, owed)) ? await nextFor(payments, found.id) : null;
  return inTransaction(db, async (tx) => {
    const owner = await ownerOf(tx, found);
    if (owner === 'gone') await noteUnowned(tx, found, askedAt);
    if (owner === null || owner === 'gone') return null;
    // Before its subscriptions, so that two of them are stored one after the other.
    const [user] = await tx.select().from(users).where(eq(users.id, owner.id)).for('update');
    if (!user) return null;
    const change = await noted(tx, rowOf(found, owner.id, askedAt));
    if (change === null) return null;
    const { before, after } = change;
    const isSecond = before === null && isLive(after) && (await isPaidByOthers(tx, user, now));
    if (isSecond) await requestEnd(tx, found.id, 'surplus');
    else if (before === null && found.trialEnd !== null)
      await mark(tx, deps, 'trial', user, found.id);
    const { main, all, planChange } = await putOnAccount(tx, user, now);
    const isMain = main?.id === found.id;
    const letters = { to: user.email, subscription: found, owed: lettersOwed(after, owed), next };
    const refunded = found.latestInvoice?.refunded ?? 0;
    const mails = isMain ? await writeOwed(deps, tx, { ...letters, refunded }) : [];
    const pays = main !== null && givesPro(main, now);
    const surplus = pays ? all.filter((each) => isLive(each) && each.id !== main.id) : [];
    for (const { id } of surplus) await requestEnd(tx, id, 'surplus');
    if (isSecond) surplus.push(after);
    const isNew = before === null && isLive(after) && !isSecond;
    if (isNew) await addToNotices(tx, owner.id, now);
    return {
      user,
      planChange,
      mails,
      surplus,
      isNew,
      changed: differs(before, after),
    };
  });
}

/** One that we have and the provider no longer knows has ended; null for one that we do not have either. */
async function goneFrom(deps: Dependencies, id: string): Promise<Subscription | null> {
  const [row] = await deps.database.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!row) return null;
  const endedAt = (row.endedAt ?? deps.clock()).toISOString();
  return {
    ...{ id, customerId: row.customerId, frequency: row.frequency, payment: row.payment },
    ...{ reference: null, state: 'canceled', cancelAtPeriodEnd: false, latestInvoice: null },
    startedAt: row.startedAt.toISOString(),
    periodEnd: endedAt,
    trialEnd: row.trialEnd?.toISOString() ?? null,
    endedAt,
    unpaidSince: null,
    priceNet: row.priceNet,
    isCurrentPrice: true,
  };
}

/**
 * Asks the provider how a subscription is now and lets all follow of that, so that it does not matter why or how often
 * it is asked. True where it was otherwise than we had it.
 */
export async function followSubscription(
  deps: Dependencies,
  payments: Payments,
  id: string,
): Promise<boolean> {
  const askedAt = await askedNow(deps);
  const found = (await payments.subscription(id)) ?? (await goneFrom(deps, id));
  return found !== null && takeIn(deps, payments, found, askedAt);
}

/**
 * What could no longer be begun once this is bought: another purchase of the account, and with a trial, the same trial of
 * another account by the company's number.
 */
function overtaken({ database }: Dependencies, user: UserRow, { trialEnd }: Subscription) {
  const own = eq(checkouts.ownerId, user.id);
  if (trialEnd === null) return own;
  const others: SQL | undefined = and(
    eq(users.orgNumber, user.orgNumber),
    // As in the marks: who has confirmed an address is not held to what a stranger bought.
    user.emailVerified ? undefined : eq(users.emailVerified, false),
  );
  const accounts = database.db.select({ id: users.id }).from(users).where(others);
  return or(own, and(isNotNull(checkouts.trialDays), inArray(checkouts.ownerId, accounts)));
}

/** The same for one that has just been asked for. */
export async function takeIn(
  deps: Dependencies,
  payments: Payments,
  found: Subscription,
  askedAt: Date,
): Promise<boolean> {
  const stored = await store(deps, payments, found, askedAt);
  if (stored === null) return false;
  const { user, planChange, mails, surplus, isNew, changed } = stored;
  for (const mail of mails) await sendSoon(deps, mail);
  if (planChange !== null) {
    await deps.audit.record({
      actorId: user.id,
      event: 'plan.change',
      object: planChange,
      outcome: 'ok',
      address: null,
      requestId: null,
    });
  }
  if (isNew) await closeCheckouts(deps, payments, overtaken(deps, user, found));
  for (const { id } of surplus)
    await carryOutEnd(deps, payments, id, (each) => followSubscription(deps, payments, each));
  return changed;
}
