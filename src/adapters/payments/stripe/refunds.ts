import type Stripe from 'stripe';
import { idOf } from './presented.ts';

/** Pays back what is left of a paid invoice by a credit note, which bookkeeping asks for; gives öre paid back. */
async function payBack(stripe: Stripe, invoice: Stripe.Invoice): Promise<number> {
  const left = invoice.total - invoice.post_payment_credit_notes_amount;
  if (invoice.status !== 'paid' || left <= 0) return 0;
  // Paid to the bankgiro: the operator pays it back there.
  const byBank = Math.min(left, invoice.amount_paid_off_stripe ?? 0);
  const byCard = Math.min(left - byBank, invoice.amount_paid - byBank);
  const credit = left - byBank - byCard;
  await stripe.creditNotes.create(
    {
      invoice: invoice.id,
      amount: left,
      reason: 'order_change',
      ...(byCard > 0 && { refund_amount: byCard }),
      ...(byBank > 0 && { out_of_band_amount: byBank }),
      ...(credit > 0 && { credit_amount: credit }),
    },
    { idempotencyKey: `refund-${invoice.id}` },
  );
  return byCard + byBank;
}

/**
 * What an invoice leaves to the customer's credit once it is paid back: a change from year to month gives what was left
 * of the year as a credit, and what was paid by one goes back as one.
 */
function creditBy(of: Stripe.Invoice): number {
  if (of.status !== 'paid') return 0;
  const given = of.starting_balance - (of.ending_balance ?? of.starting_balance);
  return given + Math.max(0, of.total - of.amount_paid);
}

/** Takes back a credit whose money has gone back; what the operator gave beside stays. */
async function takeBackCredit(
  stripe: Stripe,
  { id, customer, currency }: Stripe.Subscription,
  credit: number,
): Promise<void> {
  if (credit <= 0) return;
  const holder = await stripe.customers.retrieve(idOf(customer));
  const left = holder.deleted ? 0 : Math.min(credit, -holder.balance);
  if (left <= 0) return;
  await stripe.customers.createBalanceTransaction(
    holder.id,
    { amount: left, currency, description: `Återbetalt i pengar: ${id}` },
    { idempotencyKey: `credit-${id}` },
  );
}

/** Ends a subscription at once: what is not paid is no longer asked for, and with `refund` what was paid goes back. */
export async function endNow(
  stripe: Stripe,
  id: string,
  refund: boolean,
): Promise<{ refunded: number }> {
  const subscription = await stripe.subscriptions.retrieve(id);
  if (subscription.status === 'incomplete_expired') return { refunded: 0 };
  if (subscription.status !== 'canceled')
    await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
  let refunded = 0;
  let credit = 0;
  for await (const invoice of stripe.invoices.list({ subscription: id, limit: 100 })) {
    const isAsked = invoice.status === 'open' || invoice.status === 'uncollectible';
    if (isAsked) await stripe.invoices.voidInvoice(invoice.id);
    if (invoice.status === 'draft') await stripe.invoices.del(invoice.id);
    if (refund) refunded += await payBack(stripe, invoice);
    credit += creditBy(invoice);
  }
  if (refund) await takeBackCredit(stripe, subscription, credit);
  return { refunded };
}
