import { createTestPayments } from '#adapters/payments/test/test-payments.ts';
import { prices } from '#features/billing/plans.ts';
import { createTestStore } from '#features/billing/server/test-store.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';

/**
 * Who takes payments: Stripe where it is configured, else test payments, and nobody then in production. Stripe's client
 * is loaded only where it is used.
 */
export async function createPayments(
  { production, stripe }: Config,
  db: Database,
  clock: () => Date,
): Promise<Dependencies['payments']> {
  if (stripe !== null) {
    const { createStripe } = await import('#adapters/payments/stripe/stripe.ts');
    return createStripe({ ...stripe, prices });
  }
  return production ? null : createTestPayments({ store: createTestStore(db), prices, clock });
}
