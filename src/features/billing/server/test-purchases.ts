import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { users } from '#server/session/table.ts';
import { putOnAccount } from './put-on-account.ts';
import { checkouts, purchaseMarks, subscriptions, testPayments } from './table.ts';

/**
 * Forgets what was bought in the test payments once something else takes payments, or nobody does: Pro that nobody paid
 * for ends, and a real purchase begins anew, with its trial. Gives how many subscriptions there were.
 */
export async function forgetTestPurchases(
  deps: Pick<Dependencies, 'database' | 'payments' | 'clock' | 'log'>,
): Promise<number> {
  if (deps.payments?.name === 'test') return 0;
  const count = await inTransaction(deps.database.db, async (tx) => {
    const test = tx.select({ id: testPayments.id }).from(testPayments);
    const gone = await tx
      .delete(subscriptions)
      .where(inArray(subscriptions.id, test))
      .returning({ id: subscriptions.id, ownerId: subscriptions.ownerId });
    await tx.delete(purchaseMarks).where(inArray(purchaseMarks.subscriptionId, test));
    const begun = and(isNotNull(checkouts.checkoutId), inArray(checkouts.checkoutId, test));
    await tx.update(checkouts).set({ isOver: true }).where(begun);
    const owners = [...new Set(gone.flatMap(({ ownerId }) => ownerId ?? []))].sort();
    for (const id of owners) {
      const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update');
      if (user) await putOnAccount(tx, user, deps.clock());
    }
    await tx.delete(testPayments);
    return gone.length;
  });
  if (count > 0)
    deps.log.warn({ subscriptions: count }, 'what was bought in the test payments is forgotten');
  return count;
}
