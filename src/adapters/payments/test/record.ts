import type { CheckoutOrder, Frequency, Invoice, PaymentKind, SubscriptionState } from '../port.ts';

/** A checkout of the test payments, as it is stored. */
export interface TestCheckout {
  kind: 'checkout';
  id: string;
  customerId: string;
  order: CheckoutOrder;
  state: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
  createdAt: string;
}

/** A subscription of the test payments, as it was when it was last looked at. */
export interface TestSubscription {
  kind: 'subscription';
  id: string;
  customerId: string;
  reference: string;
  payment: PaymentKind;
  frequency: Frequency;
  state: SubscriptionState;
  startedAt: string;
  trialEnd: string | null;
  /** The periods are counted from here. */
  anchor: string;
  periods: number;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  endedAt: string | null;
  /** Whether the next payment goes through. */
  canPay: boolean;
  /** Öre excluding VAT that the next invoices are less by. */
  credit: number;
  /** The newest last. */
  invoices: Invoice[];
}

export type TestRecord = TestCheckout | TestSubscription;

/** Where the test payments are kept between starts. */
export interface TestStore {
  get(id: string): Promise<TestRecord | null>;
  /** Puts what `work` makes of the record, with nobody between; nothing where it gives null. */
  change(id: string, work: (record: TestRecord | null) => TestRecord | null): Promise<void>;
  /** By id; at most `limit`, after the id `after`. */
  subscriptions(after: string, limit: number): Promise<TestSubscription[]>;
  subscriptionsOf(customerId: string): Promise<TestSubscription[]>;
}
