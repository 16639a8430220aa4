import type { Amount } from '#contract/vat.ts';

/** How often a subscription is paid for. */
export type Frequency = 'monthly' | 'yearly';

/** By card at once, or by an invoice that is due in thirty days. */
export type PaymentKind = 'card' | 'invoice';

/** Who pays, as it stands on invoices. */
export interface Payer {
  companyName: string;
  /** The person who orders. */
  name: string;
  email: string;
  /** Ten digits without hyphen. */
  orgNumber: string;
}

/** What is bought; the price is the provider's configured one, never the caller's. */
export interface CheckoutOrder {
  payer: Payer;
  /** The provider's customer that the payer already is; null for a new one. */
  customerId: string | null;
  frequency: Frequency;
  /** What it costs each period, as the one who buys has been shown; the provider charges its own price. */
  price: Amount;
  payment: PaymentKind;
  /** Days without charge before the first payment; null for none. */
  trialDays: number | null;
  /** Ours, given back with the checkout and its subscription. */
  reference: string;
  /** Where the browser comes back to. */
  successUrl: string;
  cancelUrl: string;
  /** The same key and order make one checkout, however often they are sent. */
  idempotencyKey: string;
}

export interface Checkout {
  id: string;
  /** Where it is paid; null when it is no longer open. */
  url: string | null;
  state: 'open' | 'complete' | 'expired';
  reference: string;
  subscriptionId: string | null;
}

export type SubscriptionState =
  | 'active'
  | 'trialing'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'incomplete';

export type InvoiceState = 'paid' | 'open' | 'void' | 'refunded';

export interface Invoice extends Amount {
  id: string;
  number: string | null;
  /** When it was made, ISO. */
  date: string;
  /** When it is to be paid at the latest; null where it is charged by itself. */
  dueDate: string | null;
  status: InvoiceState;
  /** Tries to charge it that did not succeed. */
  failedAttempts: number;
  refunded: number;
  pdfUrl: string | null;
}

/** A method of payment in words, such as `Visa •••• 4242`. */
export type PaymentMethod = { kind: 'card'; label: string } | { kind: 'invoice'; days: number };

/** A subscription as it is at the provider now. Moments are ISO. */
export interface Subscription {
  id: string;
  customerId: string;
  /** The reference of the checkout that made it; null for one made by hand at the provider. */
  reference: string | null;
  state: SubscriptionState;
  /** Null where its price is none of ours. */
  frequency: Frequency | null;
  /** Öre excluding VAT each period, also at older prices; null where its price is none in kronor. */
  priceNet: number | null;
  /** Whether it is renewed at the price that is configured now; false for one of older prices. */
  isCurrentPrice: boolean;
  startedAt: string;
  periodEnd: string;
  trialEnd: string | null;
  cancelAtPeriodEnd: boolean;
  endedAt: string | null;
  payment: PaymentMethod | null;
  /** Since when the oldest of what is late should have been paid; null where nothing is late. */
  unpaidSince: string | null;
  latestInvoice: Invoice | null;
}

/** The next payment. */
export interface NextPayment extends Amount {
  date: string;
}

/** What a change of frequency costs now, and what comes next. */
export interface FrequencyChange {
  dueNow: Amount;
  next: NextPayment;
  /** Given back with the change, so that what was shown is what is charged. */
  prorationDate: string;
}

/** Something that happened at the provider, without what came of it: that is asked for. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: string;
  /** What it is about, as far as it says; all null where it is none of ours. */
  checkoutId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  /** A payment that its payer disputes with the bank. */
  disputedChargeId: string | null;
}

/** A charge whose payer has asked the bank to take it back. */
export interface Dispute {
  customerId: string;
  state: 'open' | 'won' | 'lost';
}

/** One page of all subscriptions, oldest first or last as the provider has them. */
export interface SubscriptionPage {
  subscriptions: Subscription[];
  /** Asks for the next page; null at the end. */
  next: string | null;
}

/** A provider of subscriptions. What it cannot do it says by a `PaymentsError`. */
export interface Payments {
  name: 'stripe' | 'test';
  startCheckout(order: CheckoutOrder): Promise<{ checkoutId: string; url: string }>;
  /** Null for one that the provider does not know. */
  checkout(id: string): Promise<Checkout | null>;
  /** Null for one that the provider does not know. */
  subscription(id: string): Promise<Subscription | null>;
  subscriptionsOf(customerId: string): Promise<Subscription[]>;
  /** Lets a checkout be paid no more; one that is paid stays so. */
  closeCheckout(id: string): Promise<void>;
  /** How the bank sees a charge that is disputed; null for one that the provider does not know. */
  dispute(chargeId: string): Promise<Dispute | null>;
  /** Lets it end when the paid period does. */
  cancelAtPeriodEnd(id: string): Promise<Subscription>;
  /** Takes that back. */
  resume(id: string): Promise<Subscription>;
  /** Ends it at once; with `refund` all that was paid for it goes back. Gives öre paid back. */
  endNow(id: string, how: { refund: boolean }): Promise<{ refunded: number }>;
  /** Null where nothing more is to be paid. */
  nextPayment(id: string): Promise<NextPayment | null>;
  previewChange(id: string, frequency: Frequency): Promise<FrequencyChange>;
  changeFrequency(id: string, frequency: Frequency, prorationDate: string): Promise<Subscription>;
  /** Lets it be renewed at the price that is configured now; the period that goes on stays as it was paid. */
  renewAtCurrentPrice(id: string): Promise<void>;
  /** Where the customer changes how it pays and what stands on its invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<{ url: string }>;
  /** The newest first, at most a hundred. */
  invoices(customerId: string): Promise<Invoice[]>;
  /** The event of a signed body; null where the signature does not hold. */
  verifyEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>;
  subscriptions(page: string | null): Promise<SubscriptionPage>;
}

/**
 * Why a provider did not do what was asked. `away`: no answer came, so it may have; `failed`: it answered that it could
 * not. Both may succeed later. `no_price` wants its operator.
 */
export class PaymentsError extends Error {
  readonly reason: 'away' | 'failed' | 'no_price' | 'no_url' | 'refused';

  constructor(reason: PaymentsError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
