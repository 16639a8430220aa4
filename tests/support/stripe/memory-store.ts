import type { TestRecord, TestStore, TestSubscription } from '#adapters/payments/test/record.ts';

/** Test payments kept in memory. */
export function createMemoryStore(): TestStore & { records: Map<string, TestRecord> } {
  const records = new Map<string, TestRecord>();
  const all = () =>
    [...records.values()].filter(
      (record): record is TestSubscription => record.kind === 'subscription',
    );
  return {
    records,
    get: async (id) => records.get(id) ?? null,
    change: async (id, work) => {
      const record = work(records.get(id) ?? null);
      if (record !== null) records.set(id, record);
    },
    subscriptions: async (after, limit) =>
      all()
        .filter(({ id }) => id > after)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    subscriptionsOf: async (customerId) =>
      all().filter((record) => record.customerId === customerId),
  };
}
