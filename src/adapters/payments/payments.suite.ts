import { describe, expect, it } from 'vitest';
import type { CheckoutOrder, Payments } from './port.ts';

/** A provider, with what its customers and time do. */
export interface PaymentsUnderTest {
  payments: Payments;
  /** The customer pays at the checkout's page. */
  pay(checkoutId: string): Promise<unknown>;
  setCard(customerId: string, works: boolean): Promise<unknown>;
  passDays(days: number): void;
  /** Öre that stand to the customer's credit. */
  creditOf(customerId: string): Promise<number>;
}

const monthly = { net: 34900, vat: 8725, gross: 43625 };
const yearly = { net: 340000, vat: 85000, gross: 425000 };

let made = 0;

/** An order of Pro; each under a key of its own. */
export const newOrder = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  payer: {
    companyName: 'Bageriet AB',
    name: 'Åsa Öberg',
    email: 'asa@bageriet.example',
    orgNumber: '5561234567',
  },
  customerId: null,
  frequency: 'monthly',
  price: monthly,
  payment: 'card',
  trialDays: null,
  reference: `reference-${++made}`,
  successUrl: 'http://localhost:3000/checkout-success',
  cancelUrl: 'http://localhost:3000/checkout-cancelled',
  idempotencyKey: `key-${made}`,
  ...more,
});

/** What every provider of payments must do. */
export function paymentsSuite(
  name: string,
  withPayments: (work: (given: PaymentsUnderTest) => Promise<void>) => Promise<void>,
): void {
  const bought = async (given: PaymentsUnderTest, more: Partial<CheckoutOrder> = {}) => {
    const { payments } = given;
    const order = newOrder(more);
    const { checkoutId } = await payments.startCheckout(order);
    // By invoice there may be no page to pay at.
    if ((await payments.checkout(checkoutId))?.state === 'open') await given.pay(checkoutId);
    const checkout = await payments.checkout(checkoutId);
    expect(checkout).toMatchObject({ state: 'complete', reference: order.reference });
    const id = checkout?.subscriptionId ?? '';
    const now = async () => {
      const of = await payments.subscription(id);
      if (of === null) throw new Error(`no subscription ${id}`);
      return of;
    };
    return { id, now, first: await now() };
  };

  describe(`payments by ${name}`, () => {
    it('make one checkout of one key, open until it is paid', () =>
      withPayments(async ({ payments, pay }) => {
        const order = newOrder();
        const [one, two] = await Promise.all([
          payments.startCheckout(order),
          payments.startCheckout(order),
        ]);
        expect(two).toEqual(one);
        const id = one?.checkoutId ?? '';
        expect(await payments.checkout(id)).toMatchObject({ state: 'open', subscriptionId: null });
        await pay(id);
        expect(await payments.checkout(id)).toMatchObject({ state: 'complete', url: null });
        expect(await payments.checkout('cs_test_none')).toBeNull();
        expect(await payments.subscription('sub_none')).toBeNull();
      }));

    it('charge to the öre, each month anew', () =>
      withPayments(async (given) => {
        const { id, now, first } = await bought(given);
        expect(first).toMatchObject({ state: 'active', frequency: 'monthly', trialEnd: null });
        expect(first.latestInvoice).toMatchObject({ ...monthly, status: 'paid' });
        expect(await given.payments.nextPayment(id)).toEqual({ ...monthly, date: first.periodEnd });
        given.passDays(32);
        const second = await now();
        expect(Date.parse(second.periodEnd)).toBeGreaterThan(Date.parse(first.periodEnd));
        expect(await given.payments.invoices(first.customerId)).toHaveLength(2);
      }));

    it('charge nothing during a trial', () =>
      withPayments(async (given) => {
        const { now, first } = await bought(given, { trialDays: 14, frequency: 'yearly' });
        expect(first).toMatchObject({ state: 'trialing', latestInvoice: null });
        expect(first.periodEnd).toBe(first.trialEnd);
        given.passDays(15);
        const after = await now();
        expect(after).toMatchObject({ state: 'active', frequency: 'yearly' });
        expect(after.latestInvoice).toMatchObject({ ...yearly, status: 'paid' });
      }));

    it('are late where the card fails, and in order again once it works', () =>
      withPayments(async (given) => {
        const { now, first } = await bought(given);
        await given.setCard(first.customerId, false);
        given.passDays(32);
        const late = await now();
        expect(late).toMatchObject({ state: 'past_due' });
        expect(late.unpaidSince).toBe(late.latestInvoice?.date);
        expect(late.latestInvoice).toMatchObject({ status: 'open', failedAttempts: 1 });
        await given.setCard(first.customerId, true);
        expect(await now()).toMatchObject({ state: 'active', latestInvoice: { status: 'paid' } });
        await given.setCard(first.customerId, false);
        given.passDays(90);
        expect(await now()).toMatchObject({ state: 'canceled' });
      }));

    it('are by invoice where that is asked for, due in thirty days', () =>
      withPayments(async (given) => {
        const { now, first } = await bought(given, { payment: 'invoice' });
        expect(first).toMatchObject({ state: 'active', payment: { kind: 'invoice', days: 30 } });
        const { date = '', dueDate, status } = first.latestInvoice ?? {};
        expect(status).toBe('open');
        expect(Date.parse(dueDate ?? '') - Date.parse(date)).toBe(30 * 24 * 3600 * 1000);
        given.passDays(31);
        expect((await now()).state).toBe('past_due');
      }));

    it('end with the period, unless that is taken back', () =>
      withPayments(async (given) => {
        const { payments } = given;
        const { id, now, first } = await bought(given);
        for (const _ of [1, 2]) {
          const ending = await payments.cancelAtPeriodEnd(id);
          expect(ending).toMatchObject({ cancelAtPeriodEnd: true, periodEnd: first.periodEnd });
        }
        expect(await payments.nextPayment(id)).toBeNull();
        for (const _ of [1, 2])
          expect(await payments.resume(id)).toMatchObject({ cancelAtPeriodEnd: false });
        await payments.cancelAtPeriodEnd(id);
        given.passDays(32);
        const over = await now();
        expect(over).toMatchObject({ state: 'canceled', cancelAtPeriodEnd: false });
        expect(over.endedAt).not.toBeNull();
        await expect(payments.resume(id)).rejects.toMatchObject({ reason: 'refused' });
      }));

    it('end at once with all that was paid given back, once', () =>
      withPayments(async (given) => {
        const { payments } = given;
        const { id, now, first } = await bought(given, { frequency: 'yearly' });
        expect(await payments.endNow(id, { refund: true })).toEqual({ refunded: 425000 });
        expect(await payments.endNow(id, { refund: true })).toEqual({ refunded: 0 });
        expect(await now()).toMatchObject({ state: 'canceled' });
        const [invoice] = await payments.invoices(first.customerId);
        expect(invoice).toMatchObject({ ...yearly, status: 'refunded', refunded: 425000 });
      }));

    it('give back what was paid and nothing beside, also after a change from year to month', () =>
      withPayments(async (given) => {
        const { payments } = given;
        const { id, first } = await bought(given, { frequency: 'yearly' });
        given.passDays(2);
        const { prorationDate } = await payments.previewChange(id, 'monthly');
        await payments.changeFrequency(id, 'monthly', prorationDate);
        expect(await given.creditOf(first.customerId)).toBeGreaterThan(300_000);
        expect(await payments.endNow(id, { refund: true })).toEqual({ refunded: 425000 });
        expect(await given.creditOf(first.customerId)).toBe(0);
        expect(await payments.endNow(id, { refund: true })).toEqual({ refunded: 0 });
        expect(await given.creditOf(first.customerId)).toBe(0);
      }));

    it('close a checkout, which is then paid by nobody; one that is paid stays so', () =>
      withPayments(async ({ payments, pay }) => {
        const { checkoutId } = await payments.startCheckout(newOrder());
        await payments.closeCheckout(checkoutId);
        await payments.closeCheckout(checkoutId);
        expect(await payments.checkout(checkoutId)).toMatchObject({ state: 'expired', url: null });
        await pay(checkoutId);
        expect(await payments.checkout(checkoutId)).toMatchObject({ subscriptionId: null });
        const paid = await payments.startCheckout(newOrder());
        await pay(paid.checkoutId);
        await payments.closeCheckout(paid.checkoutId);
        expect(await payments.checkout(paid.checkoutId)).toMatchObject({ state: 'complete' });
        await payments.closeCheckout('cs_test_none');
      }));

    it('change between month and year at the sum that is shown before', () =>
      withPayments(async (given) => {
        const { payments } = given;
        const { id } = await bought(given);
        const shown = await payments.previewChange(id, 'yearly');
        const { net, vat, gross } = shown.dueNow;
        expect(net + vat).toBe(gross);
        expect(gross).toBeLessThan(425000);
        expect(gross).toBeGreaterThanOrEqual(425000 - 43625);
        expect(shown.next).toMatchObject(yearly);
        const changed = await payments.changeFrequency(id, 'yearly', shown.prorationDate);
        expect(changed).toMatchObject({ frequency: 'yearly', state: 'active' });
        expect(Math.abs((changed.latestInvoice?.gross ?? 0) - gross)).toBeLessThanOrEqual(1);
      }));

    it('list every subscription, page by page, and those of a customer', () =>
      withPayments(async (given) => {
        const { payments } = given;
        const { id, first } = await bought(given);
        await bought(given, { customerId: first.customerId });
        expect(await payments.subscriptionsOf(first.customerId)).toHaveLength(2);
        const page = await payments.subscriptions(null);
        expect(page.subscriptions.map((each) => each.id)).toContain(id);
        expect(page.next).toBeNull();
        expect((await payments.openPortal(first.customerId, 'http://localhost/')).url).toBeTruthy();
      }));

    it('take no event that they did not sign', () =>
      withPayments(async ({ payments }) => {
        const body = Buffer.from('{"id":"evt_1"}');
        for (const signature of ['', 'x', 't=1,v1=00', 'ab'.repeat(32)])
          expect(await payments.verifyEvent(body, signature)).toBeNull();
      }));
  });
}
