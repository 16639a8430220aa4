import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { givesPro, isLive, mainOf } from './standing.ts';
import { subscriptions } from './table.ts';

type Row = typeof subscriptions.$inferSelect;

type Given = Pick<UserRow, 'plan' | 'planSource'>;

/** The plan that a company's subscriptions give; what an administrator or a code gave stays without one. */
function planGiven(user: Given, main: Row | null, now: Date): Given {
  const pays = main !== null && givesPro(main, now);
  if (pays && user.planSource !== 'admin') return { plan: 'pro', planSource: 'stripe' };
  if (!pays && user.planSource === 'stripe') return { plan: 'free', planSource: 'free' };
  return { plan: user.plan, planSource: user.planSource };
}

/** Puts what the subscriptions of an account give on the account; tells the change of plan, if any. */
export async function putOnAccount(
  tx: Executor,
  user: UserRow,
  now: Date,
): Promise<{ main: Row | null; all: Row[]; planChange: string | null }> {
  const bought = await tx.select().from(subscriptions).where(eq(subscriptions.ownerId, user.id));
  // One that is being paid back gives nothing while the provider has not ended it.
  const all = bought.filter((each) => each.endReason !== 'surplus' || !isLive(each));
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
