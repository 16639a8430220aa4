import { readFileSync } from 'node:fs';
import type { Invoice } from '#adapters/payments/port.ts';
import type { TestSubscription } from '#adapters/payments/test/record.ts';
import { withVat } from '#contract/vat.ts';

/** Stripe's own example objects. */
const examples: Record<string, object> = JSON.parse(
  readFileSync(new URL('../../fixtures/stripe/objects.json', import.meta.url), 'utf8'),
);

export const PRICES = { monthly: 'price_manad', yearly: 'price_ar' } as const;

export const example = (kind: string): object => examples[kind] ?? {};

const seconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);
const secondsOrNull = (iso: string | null) => (iso === null ? null : seconds(iso));

/** What is to be paid; less than nothing where the customer is given a credit instead. */
function sumsOf({ credit, invoices }: TestSubscription, { id, net, gross }: Invoice) {
  if (gross > 0 || credit === 0 || invoices.at(-1)?.id !== id) return { net, gross, credited: 0 };
  const credited = withVat(credit).gross;
  return { net: -credit, gross: -credited, credited };
}

/** An invoice as Stripe answers with it. */
export function invoiceObject(of: TestSubscription, invoice: Invoice): object {
  const { status } = invoice;
  const { net, gross, credited } = sumsOf(of, invoice);
  const isPaid = status === 'paid' || status === 'refunded';
  return {
    ...example('invoice'),
    id: invoice.id,
    customer: of.customerId,
    created: seconds(invoice.date),
    due_date: secondsOrNull(invoice.dueDate),
    number: invoice.number,
    status: status === 'refunded' ? 'paid' : status,
    currency: 'sek',
    total: gross,
    subtotal: net,
    total_excluding_tax: net,
    amount_due: Math.max(0, gross),
    amount_paid: isPaid ? Math.max(0, gross) : 0,
    starting_balance: 0,
    ending_balance: -credited,
    attempt_count: invoice.failedAttempts,
    post_payment_credit_notes_amount: invoice.refunded,
    invoice_pdf: `https://pay.stripe.com/invoice/${invoice.id}/pdf`,
    parent: { type: 'subscription_details', subscription_details: { subscription: of.id } },
  };
}

const card = { id: 'pm_1', ...{ type: 'card', card: { brand: 'visa', last4: '4242' } } };

/** A subscription as Stripe answers with it; what is asked for beside is in it whole, else by its id. */
export function subscriptionObject(
  of: TestSubscription,
  expand: readonly string[],
  price: string = PRICES[of.frequency],
): object {
  const latest = of.invoices.at(-1);
  const byInvoice = of.payment === 'invoice';
  const periodEnd = seconds(of.periodEnd);
  const whole = (name: string) => expand.some((each) => each === name || each === `data.${name}`);
  const method = { ...example('payment_method'), ...card };
  return {
    ...example('subscription'),
    id: of.id,
    customer: of.customerId,
    status: of.state,
    collection_method: byInvoice ? 'send_invoice' : 'charge_automatically',
    days_until_due: byInvoice ? 30 : null,
    cancel_at_period_end: of.cancelAtPeriodEnd,
    cancel_at: of.cancelAtPeriodEnd ? periodEnd : null,
    canceled_at: null,
    ended_at: secondsOrNull(of.endedAt),
    start_date: seconds(of.startedAt),
    trial_end: secondsOrNull(of.trialEnd),
    metadata: { reference: of.reference },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${of.id}`,
          price: {
            id: price,
            recurring: { interval: of.frequency === 'yearly' ? 'year' : 'month' },
          },
          current_period_end: periodEnd,
        },
      ],
    },
    latest_invoice:
      latest && whole('latest_invoice') ? invoiceObject(of, latest) : (latest?.id ?? null),
    default_payment_method: byInvoice ? null : whole('default_payment_method') ? method : card.id,
  };
}
