import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type UserRow, users } from '#server/session/table.ts';
import { givesPro, liveStates } from './standing.ts';
import { subscriptions } from './table.ts';

/** `id` is null for one who has no account yet. */
type Buyer = Pick<UserRow, 'orgNumber' | 'emailVerified'> & { id: string | null };

/**
 * Whether another account pays for the company already. Asked for in the transaction that stores a purchase, it lets two
 * that are paid at once be stored one after the other. Who has confirmed an address is not held to what a stranger bought
 * by its number.
 */
export async function isPaidByOthers(tx: Executor, buyer: Buyer, now: Date): Promise<boolean> {
  const { id, orgNumber, emailVerified } = buyer;
  if (emailVerified) return false;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`purchase/${orgNumber}`}, 0))`,
  );
  const others = await tx
    .select({ state: subscriptions.state, unpaidSince: subscriptions.unpaidSince })
    .from(subscriptions)
    .innerJoin(users, eq(subscriptions.ownerId, users.id))
    .where(
      and(
        eq(users.orgNumber, orgNumber),
        id === null ? undefined : ne(users.id, id),
        inArray(subscriptions.state, [...liveStates]),
        isNull(subscriptions.endReason),
        isNull(subscriptions.withdrawnAt),
      ),
    );
  return others.some((each) => givesPro(each, now));
}
