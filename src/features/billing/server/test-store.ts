import { and, asc, eq, gt } from 'drizzle-orm';
import type { TestRecord, TestStore } from '#adapters/payments/test/record.ts';
import { type Database, inTransaction } from '#server/db/database.ts';
import { testPayments } from './table.ts';

const subscriptionsIn = (rows: { record: TestRecord }[]) =>
  rows.flatMap(({ record }) => (record.kind === 'subscription' ? [record] : []));

/** Keeps the test payments in the database. */
export function createTestStore(db: Database): TestStore {
  return {
    async get(id) {
      const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
      return row?.record ?? null;
    },
    change: (id, work) =>
      inTransaction(db, async (tx) => {
        const [row] = await tx
          .select()
          .from(testPayments)
          .where(eq(testPayments.id, id))
          .for('update');
        const record = work(row?.record ?? null);
        if (record === null) return;
        const { kind, customerId } = record;
        const insert = tx.insert(testPayments).values({ id, kind, customerId, record });
        // Where another has just put its own, that one stays.
        if (row) await tx.update(testPayments).set({ record }).where(eq(testPayments.id, id));
        else await insert.onConflictDoNothing();
      }),
    async subscriptions(after, limit) {
      const rows = await db
        .select({ record: testPayments.record })
        .from(testPayments)
        .where(and(eq(testPayments.kind, 'subscription'), gt(testPayments.id, after)))
        .orderBy(asc(testPayments.id))
        .limit(limit);
      return subscriptionsIn(rows);
    },
    async subscriptionsOf(customerId) {
      const rows = await db
        .select({ record: testPayments.record })
        .from(testPayments)
        .where(eq(testPayments.customerId, customerId));
      return subscriptionsIn(rows);
    },
  };
}
