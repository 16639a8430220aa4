import { withVat } from '#contract/vat.ts';
import { prices } from '#features/billing/plans.ts';
import { createMemoryStore } from '#support/stripe/memory-store.ts';
import { paymentsSuite } from '../payments.suite.ts';
import { createTestPayments } from './test-payments.ts';

paymentsSuite('test', async (work) => {
  let now = Date.parse('2026-01-31T10:00:00Z');
  const clock = () => new Date(now);
  const store = createMemoryStore();
  const payments = createTestPayments({ store, prices, clock });
  const { pay, setCard } = payments;
  const passDays = (days: number) => {
    now += days * 24 * 3600 * 1000;
  };
  const creditOf = async (customerId: string) => {
    const all = await store.subscriptionsOf(customerId);
    return all.reduce((sum, { credit }) => sum + withVat(credit).gross, 0);
  };
  await work({ payments, pay, setCard, passDays, creditOf });
});
