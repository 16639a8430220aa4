import type { Frequency } from '../port.ts';

/** What an operator configures of Stripe. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  /** Null where Stripe's own is meant. */
  apiUrl: string | null;
  /** Stripe's ids of the prices; null where none is configured. */
  priceIds: Readonly<Record<Frequency, string | null>>;
  /** Stripe's id of the rate of VAT; null where Stripe Tax is to find it. */
  taxRateId: string | null;
  /** Printed on invoices; null for none. */
  bankgiro: string | null;
}
