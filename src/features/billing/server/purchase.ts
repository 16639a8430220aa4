import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Payer, type Payments, PaymentsError } from '#adapters/payments/port.ts';
import { keptFor, monthsBefore } from '#contract/retention.ts';
import { type Executor, inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { brand } from '../../../brand.ts';
import { prices } from '../plans.ts';
import { type Company, marked } from './marks.ts';
import { isPaidByOthers } from './paid-by-others.ts';
import { ask, fail } from './provider.ts';
import { isLive } from './standing.ts';
import { checkouts, subscriptions } from './table.ts';

/** One who presses again within this time comes to the same checkout. */
const SAME_FOR_MS = 60 * 60 * 1000;

export type Wanted = Pick<typeof checkouts.$inferSelect, 'frequency' | 'payment'>;
type Purchase = typeof checkouts.$inferSelect;

/** How often a company may buy and withdraw within a year before it is sold to by hand. */
const WITHDRAWALS = 2;
const WITHDRAWN_MONTHS = 12;

/** Whether a company has had no trial, so that its first days cost nothing; also by an account that is deleted. */
export async function isTrialAvailable(
  on: Executor,
  deps: Pick<Dependencies, 'box' | 'clock'>,
  company: Company,
): Promise<boolean> {
  const earlier = await on
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(users, eq(subscriptions.ownerId, users.id))
    .where(
      and(
        eq(users.orgNumber, company.orgNumber),
        // Who has confirmed an address is not held to what strangers bought by its number.
        company.emailVerified ? eq(users.emailVerified, true) : undefined,
      ),
    )
    .limit(1);
  if (earlier.length > 0) return false;
  const since = monthsBefore(deps.clock(), keptFor.purchaseMarkMonths);
  for (const kind of ['trial', 'withdrawal'] as const)
    if ((await marked(on, deps, kind, company, since)) > 0) return false;
  return true;
}

/** Notes a purchase before the provider is asked, so that it is known whatever happens in between. */
export async function notePurchase(
  deps: Pick<Dependencies, 'box' | 'clock'>,
  tx: Executor,
  ownerId: string | null,
  { frequency, payment }: Wanted,
  company: Company,
): Promise<Purchase> {
  const since = monthsBefore(deps.clock(), WITHDRAWN_MONTHS);
  if ((await marked(tx, deps, 'withdrawal', company, since)) >= WITHDRAWALS)
    throw fail('billing.withdrawn_often');
  if (await isPaidByOthers(tx, { ...company, id: ownerId }, deps.clock()))
    throw fail('billing.paid_by_others');
  const trialDays = (await isTrialAvailable(tx, deps, company)) ? brand.claims.trialDays : null;
  const createdAt = deps.clock();
  const hadAccount = ownerId !== null;
  const [purchase] = await tx
    .insert(checkouts)
    .values({ id: randomUUID(), ownerId, hadAccount, frequency, payment, trialDays, createdAt })
    .returning();
  if (!purchase) throw new Error('The purchase was not returned');
  return purchase;
}

/** The open purchase of the same thing, or a new one; refused where the company subscribes already. */
function findOrNote(deps: Dependencies, user: UserRow, wanted: Wanted) {
  return inTransaction(deps.database.db, async (tx) => {
    // Two clicks at once are one purchase.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const all = await tx.select().from(subscriptions).where(eq(subscriptions.ownerId, user.id));
    if (all.some(isLive)) throw fail('billing.subscribed');
    const since = new Date(deps.clock().getTime() - SAME_FOR_MS);
    const [open] = await tx
      .select()
      .from(checkouts)
      .where(
        and(
          eq(checkouts.ownerId, user.id),
          eq(checkouts.frequency, wanted.frequency),
          eq(checkouts.payment, wanted.payment),
          gt(checkouts.createdAt, since),
          sql`not ${checkouts.isOver}`,
        ),
      );
    const customerId = all[0]?.customerId ?? null;
    return {
      customerId,
      purchase: open ?? (await notePurchase(deps, tx, user.id, wanted, user)),
    };
  });
}

const orderOf = (
  deps: Pick<Dependencies, 'config'>,
  { id, frequency, payment, trialDays }: Purchase,
  payer: Payer,
) => ({
  price: prices[frequency],
  ...{ payer, frequency, payment, trialDays, reference: id, idempotencyKey: `checkout-${id}` },
  successUrl: `${deps.config.appUrl}/checkout-success?checkout=success`,
  cancelUrl: `${deps.config.appUrl}/checkout-cancelled?checkout=cancel`,
});

/** Starts the checkout of a noted purchase; one that the provider refuses is over. */
export async function beginCheckout(
  deps: Dependencies,
  purchase: Purchase,
  payer: Payer,
  customerId: string | null,
): Promise<string> {
  if (purchase.url !== null) return purchase.url;
  const { db } = deps.database;
  const start = async (payments: Payments) => {
    try {
      return await payments.startCheckout({ ...orderOf(deps, purchase, payer), customerId });
    } catch (error) {
      // One that may have been made, unheard, is asked for again under the same key.
      const isAnswer = error instanceof PaymentsError && error.reason !== 'away';
      if (isAnswer)
        await db.update(checkouts).set({ isOver: true }).where(eq(checkouts.id, purchase.id));
      throw error;
    }
  };
  const { checkoutId, url } = await ask(deps, start);
  await db
    .update(checkouts)
    .set({ checkoutId, url })
    .where(and(eq(checkouts.id, purchase.id), isNull(checkouts.url)));
  return url;
}

/** Who pays, by an account. */
export const payerOf = ({ companyName, name, email, orgNumber }: Payer): Payer => ({
  ...{ companyName, name, email, orgNumber },
});

/** Begins an account's purchase of Pro; gives the address where it is paid. */
export async function buyPro(deps: Dependencies, user: UserRow, wanted: Wanted): Promise<string> {
  if (deps.payments === null) throw fail('billing.off');
  const { purchase, customerId } = await findOrNote(deps, user, wanted);
  return beginCheckout(deps, purchase, payerOf(user), customerId);
}
