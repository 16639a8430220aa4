import { z } from 'zod';

export const billingFrequency = z.enum(['monthly', 'yearly']);

/** Apart from the calls, so that the sign-up page fetches no more. */
export const planChoice = z.object({
  plan: z.enum(['free', 'pro']),
  billingFrequency,
  /** By card where nothing is said; an invoice is due in thirty days. */
  payment: z.enum(['card', 'invoice']).optional(),
});
