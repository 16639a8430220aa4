import type { Payment } from './payments.ts';
import type { Stream } from './recurring-payments.ts';

/** What the payments to each payee told. */
export interface Recurring {
  payees: Payment[][];
  streams: Stream[];
  subscriptions: string[];
  areaOfSubscription: Map<string, string>;
  doubles: string[];
  doublesByInvoice: Set<string>;
}
