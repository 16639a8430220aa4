import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const billingErrors = defineErrors({
  'billing.wrong_promo': { status: 400, text: 'Ogiltig kampanjkod' },
  'billing.not_ready': {
    status: 501,
    text: 'Kortbetalning är på väg. Välj gratisplanen så länge; du kan uppgradera senare.',
  },
});

export const planChoice = z.object({
  plan: z.enum(['free', 'pro']),
  billingFrequency: z.enum(['monthly', 'yearly']),
});

export const billingContract = defineContract({
  checkPromo: {
    method: 'POST',
    path: '/api/billing/promo-code',
    summary: 'Tells whether a promo code makes Pro free, before the account is created',
    access: 'public',
    body: z.object({ promoCode: z.string().max(100) }),
    response: z.object({ valid: z.literal(true) }),
  },
  selectFree: {
    method: 'POST',
    path: '/api/billing/select-free',
    summary: 'Puts the signed-in user on the free plan, or on Pro with a valid promo code',
    access: 'user',
    body: z.object({ promoCode: z.string().max(100).optional() }).optional(),
    response: z.object({ success: z.literal(true), plan: z.string() }),
  },
  checkout: {
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'Starts card payment; answers that it is on its way until payments are in place',
    access: 'user',
    body: planChoice,
    response: z.object({ url: z.string() }),
  },
});
