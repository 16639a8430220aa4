import { createTestPayments } from '#adapters/payments/test/test-payments.ts';
import { prices } from '#features/billing/plans.ts';
import { createTestStore } from '#features/billing/server/test-store.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** Who takes payments: test payments where nothing is configured, nobody then in production. */
export function createPayments(
  { production }: Config,
  db: Database,
  clock: () => Date,
): Dependencies['payments'] {
  if (production) return null;
  return createTestPayments({ store: createTestStore(db), prices, clock });
}
