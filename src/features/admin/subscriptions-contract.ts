import { z } from 'zod';
import { defineContract } from '#contract/route.ts';

/** The lists behind the numbers. */
export const SUBSCRIPTION_LISTS = [
  'subscribers',
  'trials',
  'failed',
  'ended',
  'unfinished',
] as const;

const listed = z.object({
  id: z.string(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  billingFrequency: z.enum(['monthly', 'yearly']).nullable(),
  startedAt: z.string(),
  periodEnd: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  /** Since when a payment is late. */
  unpaidSince: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** How often it has been tried to end it and to pay back. */
  endTries: z.int(),
  /** When that is tried again. */
  endNextAt: z.string().nullable(),
});
export type ListedSubscription = z.infer<typeof listed>;

export const adminSubscriptionsContract = defineContract({
  subscriptions: {
    method: 'GET',
    path: '/api/admin/subscriptions',
    summary: 'Subscribers, what they pay a month, trials, churn and late payments, with one list',
    access: 'admin',
    query: z.object({ list: z.enum(SUBSCRIPTION_LISTS).default('subscribers') }),
    response: z.object({
      subscribers: z.int(),
      trials: z.int(),
      failed: z.int(),
      /** Paid for and ended in the last 30 days. */
      ended: z.int(),
      /** To be ended at once or paid back, and tried in vain. */
      unfinished: z.int(),
      /** What could not be compared the last night; null before the first. */
      uncompared: z.int().nullable(),
      /** Events of the provider that have waited for more than an hour. */
      waitingEvents: z.int(),
      /** Of those that paid 30 days ago, in per cent; null where there were none. */
      churnPercent: z.number().nullable(),
      /** Monthly recurring revenue in öre excluding VAT; a year counts as twelve months. */
      mrr: z.int(),
      /** The newest first, at most a hundred. */
      list: z.array(listed),
    }),
  },
});
