import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Payments } from '#adapters/payments/port.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { checkouts } from './table.ts';

const AT_ONCE = 100;

/** Unfinished checkouts, page by page in the order of their ids. */
export async function* unfinishedCheckouts(
  { database }: Pick<Dependencies, 'database'>,
  which?: SQL,
): AsyncGenerator<typeof checkouts.$inferSelect> {
  let after: string | null = null;
  for (;;) {
    const beyond: SQL | undefined = after === null ? undefined : gt(checkouts.id, after);
    const page = await database.db
      .select()
      .from(checkouts)
      .where(and(sql`not ${checkouts.isOver}`, which, beyond))
      .orderBy(asc(checkouts.id))
      .limit(AT_ONCE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** Lets open checkouts be paid no more; what the provider does not close is followed by its event or at night. */
export async function closeCheckouts(
  deps: Dependencies,
  payments: Payments,
  which: SQL | undefined,
): Promise<void> {
  for await (const { id, checkoutId } of unfinishedCheckouts(deps, which)) {
    if (checkoutId === null) continue;
    try {
      await payments.closeCheckout(checkoutId);
      const closed = await payments.checkout(checkoutId);
      if (closed?.state !== 'expired') continue;
      await deps.database.db.update(checkouts).set({ isOver: true }).where(eq(checkouts.id, id));
    } catch (error) {
      deps.log.warn({ err: error, purchase: id }, 'an open checkout was not closed');
    }
  }
}
