import type { Payment } from './payments.ts';
import type { Stream } from './recurring-payments.ts';

/** The result of searching the payments to each payee. */
export interface Recurring {
  payees: Payment[][];
  streams: Stream[];
  subscriptions: string[];
  areaOfSubscription: Map<string, string>;
  doubles: string[];
  doublesByInvoice: Set<string>;
}
