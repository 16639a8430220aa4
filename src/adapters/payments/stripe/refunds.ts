import type Stripe from 'stripe';
import { PaymentsError } from '../port.ts';

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
  const { data, has_more } = await stripe.invoices.list({ subscription: id, limit: 100 });
  if (has_more) throw new PaymentsError('refused', `${id} has more invoices than are looked at`);
  let refunded = 0;
  for (const invoice of data) {
    if (invoice.status === 'open') await stripe.invoices.voidInvoice(invoice.id);
    if (invoice.status === 'draft') await stripe.invoices.del(invoice.id);
    if (refund) refunded += await payBack(stripe, invoice);
  }
  return { refunded };
}
