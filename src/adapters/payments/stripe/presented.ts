import type Stripe from 'stripe';
import { type Amount, VAT_PERCENT } from '#contract/vat.ts';
import type {
  Frequency,
  Invoice,
  InvoiceState,
  PaymentMethod,
  Subscription,
  SubscriptionState,
} from '../port.ts';

/** Seconds since 1970, as Stripe has moments. */
export const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

export const idOf = (of: string | { id: string }): string => (typeof of === 'string' ? of : of.id);

const states: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'canceled',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
};

const frequencies: Readonly<Record<string, Frequency>> = { month: 'monthly', year: 'yearly' };

type Sums = Pick<Stripe.Invoice, 'total' | 'total_excluding_tax' | 'subtotal'>;

/** The sum of an invoice. */
export function amountOf({ total, total_excluding_tax, subtotal }: Sums): Amount {
  const net = total_excluding_tax ?? subtotal;
  return { net, vat: total - net, gross: total };
}

/** What is to be paid of an invoice, where a credit of the customer's makes it less than its sum. */
export function dueOf(invoice: Sums & Pick<Stripe.Invoice, 'amount_due'>): Amount {
  const whole = amountOf(invoice);
  const gross = Math.max(0, invoice.amount_due);
  if (gross === whole.gross || whole.gross <= 0) return gross === 0 ? nothing : whole;
  const net = Math.round((gross * whole.net) / whole.gross);
  return { net, vat: gross - net, gross };
}

const nothing: Amount = { net: 0, vat: 0, gross: 0 };

/** Also one that Stripe has given up is still to be paid. */
const invoiceStates: Readonly<Record<string, InvoiceState>> = { paid: 'paid', void: 'void' };

/** An invoice in our words; null for a draft, which is nobody's business yet. */
export function invoiceOf(of: Stripe.Invoice): Invoice | null {
  if (of.status === 'draft' || of.status === null) return null;
  const refunded = of.post_payment_credit_notes_amount;
  const isRefunded = of.status === 'paid' && of.total > 0 && refunded >= of.total;
  const status = invoiceStates[of.status] ?? 'open';
  return {
    ...amountOf(of),
    id: of.id,
    number: of.number,
    date: iso(of.created),
    dueDate: of.due_date === null ? null : iso(of.due_date),
    status: isRefunded ? 'refunded' : status,
    failedAttempts: status === 'open' ? of.attempt_count : 0,
    refunded,
    pdfUrl: of.invoice_pdf ?? null,
  };
}

function paymentOf(of: Stripe.Subscription): PaymentMethod | null {
  if (of.collection_method === 'send_invoice')
    return { kind: 'invoice', days: of.days_until_due ?? 0 };
  const method = of.default_payment_method;
  if (method === null || typeof method === 'string') return { kind: 'card', label: 'Kort' };
  const { card } = method;
  if (!card) return { kind: 'card', label: method.type };
  const brand = `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)}`;
  return { kind: 'card', label: `${brand} •••• ${card.last4}` };
}

/** What an item costs each period excluding VAT; null where Stripe has no one sum of it in kronor. */
function priceOf(item: Stripe.SubscriptionItem | undefined): number | null {
  const { unit_amount = null, currency, tax_behavior } = item?.price ?? {};
  if (!item || unit_amount === null || currency !== 'sek') return null;
  const each = unit_amount * (item.quantity ?? 1);
  return tax_behavior === 'inclusive' ? Math.round((each * 100) / (100 + VAT_PERCENT)) : each;
}

/** A subscription in our words; its latest invoice and its card where they are with it. */
export function subscriptionOf(
  of: Stripe.Subscription,
): Omit<Subscription, 'unpaidSince' | 'isCurrentPrice'> {
  const [item] = of.items.data;
  const latest = of.latest_invoice;
  const periodEnd = of.ended_at ?? of.cancel_at ?? item?.current_period_end ?? of.created;
  return {
    id: of.id,
    customerId: idOf(of.customer),
    reference: of.metadata.reference ?? null,
    state: states[of.status] ?? 'incomplete',
    frequency: frequencies[item?.price.recurring?.interval ?? ''] ?? null,
    startedAt: iso(of.start_date),
    periodEnd: iso(periodEnd),
    trialEnd: of.trial_end === null ? null : iso(of.trial_end),
    // One that the customer ended in the portal says when instead.
    cancelAtPeriodEnd: of.ended_at === null && (of.cancel_at_period_end || of.cancel_at !== null),
    endedAt: of.ended_at === null ? null : iso(of.ended_at),
    payment: paymentOf(of),
    priceNet: priceOf(item),
    latestInvoice: latest === null || typeof latest === 'string' ? null : invoiceOf(latest),
  };
}
