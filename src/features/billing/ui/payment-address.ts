/** Whether a payment page is our own for tests or Stripe's: nobody is sent elsewhere to pay. */
export function isPaymentAddress(url: string, origin: string): boolean {
  const address = URL.parse(url, origin);
  if (address === null) return false;
  if (address.origin === origin) return address.pathname.startsWith('/testbetalning/');
  const isStripe = address.hostname === 'stripe.com' || address.hostname.endsWith('.stripe.com');
  return isStripe && address.protocol === 'https:';
}
