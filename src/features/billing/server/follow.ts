import { and, eq, isNotNull } from 'drizzle-orm';
import type { Payments, Subscription } from '#adapters/payments/port.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { nextFor, owedMails, writeOwed } from './owed-mails.ts';
import { givesPro, isLive, mainOf } from './standing.ts';
import { checkouts, subscriptions } from './table.ts';

type Row = typeof subscriptions.$inferSelect;

const isUuid = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Whose a subscription is: as noted, or by the purchase that made it. */
async function ownerOf(
  tx: Executor,
  { id, reference, customerId }: Subscription,
): Promise<string | null> {
  const [row] = await tx
    .select({ ownerId: subscriptions.ownerId })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  if (row) return row.ownerId;
  if (isUuid(reference)) {
    const [purchase] = await tx
      .select({ ownerId: checkouts.ownerId })
      .from(checkouts)
      .where(eq(checkouts.id, reference));
    return purchase?.ownerId ?? null;
  }
  // Made by hand at the provider, for a customer of ours.
  const [other] = await tx
    .select({ ownerId: subscriptions.ownerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, customerId), isNotNull(subscriptions.ownerId)))
    .limit(1);
  return other?.ownerId ?? null;
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

type Given = Pick<UserRow, 'plan' | 'planSource'>;

/** The plan that a company's subscriptions give; what an administrator or a code gave stays without one. */
function planGiven(user: Given, main: Row | null, now: Date): Given {
  const pays = main !== null && givesPro(main, now);
  if (pays && user.planSource !== 'admin') return { plan: 'pro', planSource: 'stripe' };
  if (!pays && user.planSource === 'stripe') return { plan: 'free', planSource: 'free' };
  return { plan: user.plan, planSource: user.planSource };
}

/** Puts what the subscriptions of an account give on the account; tells the change of plan, if any. */
async function putOnAccount(
  tx: Executor,
  user: UserRow,
  now: Date,
): Promise<{ main: Row | null; all: Row[]; planChange: string | null }> {
  const all = await tx.select().from(subscriptions).where(eq(subscriptions.ownerId, user.id));
  const main = mainOf(all, now);
  const given = planGiven(user, main, now);
  await tx
    .update(users)
    .set({
      ...given,
      subscriptionStatus: main?.state ?? null,
      subscriptionCurrentPeriodEnd: main?.periodEnd ?? null,
      cancelAtPeriodEnd: main !== null && isLive(main) && main.cancelAtPeriodEnd,
    })
    .where(eq(users.id, user.id));
  const same = given.plan === user.plan && given.planSource === user.planSource;
  const planChange = same ? null : `${user.plan} → ${given.plan} (${given.planSource})`;
  return { main, all, planChange };
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

/** Ends purchases that a company made beside the subscription it has, and pays them back. */
async function endSurplus(deps: Dependencies, payments: Payments, surplus: Row[]): Promise<void> {
  for (const { id, ownerId } of surplus) {
    const { refunded } = await payments.endNow(id, { refund: true });
    const subscription = await payments.subscription(id);
    if (subscription === null || ownerId === null) continue;
    const mails = await inTransaction(deps.database.db, async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, ownerId));
      const owed = [{ kind: 'surplus', about: id }] as const;
      return user
        ? writeOwed(deps, tx, { to: user.email, subscription, owed, next: null, refunded })
        : [];
    });
    for (const mail of mails) await sendSoon(deps, mail);
    await followSubscription(deps, payments, id);
  }
}

/** What is stored of a subscription as the provider has it now, and what follows of it: plan, status, mails. */
async function store(deps: Dependencies, payments: Payments, found: Subscription, askedAt: Date) {
  const now = deps.clock();
  const owed = owedMails(found, now);
  const next = owed.length > 0 ? await nextFor(payments, found.id) : null;
  return inTransaction(deps.database.db, async (tx) => {
    const ownerId = await ownerOf(tx, found);
    if (ownerId === null) return null;
    // Before its subscriptions, so that two of them are stored one after the other.
    const [user] = await tx.select().from(users).where(eq(users.id, ownerId)).for('update');
    if (!user) return null;
    const change = await noted(tx, rowOf(found, ownerId, askedAt));
    if (change === null) return null;
    const { main, all, planChange } = await putOnAccount(tx, user, now);
    const isMain = main?.id === found.id;
    const letters = { to: user.email, subscription: found, owed, next };
    const refunded = found.latestInvoice?.refunded ?? 0;
    const mails = isMain ? await writeOwed(deps, tx, { ...letters, refunded }) : [];
    const pays = main !== null && givesPro(main, now);
    const surplus = pays ? all.filter((each) => isLive(each) && each.id !== main.id) : [];
    const changed = differs(change.before, change.after);
    return { ownerId, planChange, mails, surplus, changed };
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

/** The same for one that has just been asked for. */
export async function takeIn(
  deps: Dependencies,
  payments: Payments,
  found: Subscription,
  askedAt: Date,
): Promise<boolean> {
  const stored = await store(deps, payments, found, askedAt);
  if (stored === null) return false;
  const { ownerId, planChange, mails, surplus, changed } = stored;
  for (const mail of mails) await sendSoon(deps, mail);
  if (planChange !== null) {
    await deps.audit.record({
      actorId: ownerId,
      event: 'plan.change',
      object: planChange,
      outcome: 'ok',
      address: null,
      requestId: null,
    });
  }
  await endSurplus(deps, payments, surplus);
  return changed;
}
