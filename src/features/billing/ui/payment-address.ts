/** Whether a payment page is ours or Stripe's: nobody is sent elsewhere to pay. */
export function isPaymentAddress(url: string, origin: string): boolean {
  const address = URL.parse(url);
  if (address === null) return false;
  const isStripe = address.hostname === 'stripe.com' || address.hostname.endsWith('.stripe.com');
  return address.origin === origin || (isStripe && address.protocol === 'https:');
}
