import { expect, it } from 'vitest';
import { isPaymentAddress } from './payment-address.ts';

it('is paid at Stripe or on our own page, and nowhere else', () => {
  const ours = 'https://klarsikt.example';
  for (const url of ['https://checkout.stripe.com/c/pay/cs_1', '/testbetalning/1'])
    expect(isPaymentAddress(url, ours), url).toBe(true);
  for (const url of [
    ...[
      '',
      'undefined',
      '/login',
      '//example.org/testbetalning/1',
      'javascript:alert(1)',
      'http://checkout.stripe.com/',
    ],
    ...['https://stripe.com.example/', 'https://notstripe.com/', `${ours}.example/`],
  ])
    expect(isPaymentAddress(url, ours), url).toBe(false);
});
