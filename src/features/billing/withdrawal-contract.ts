import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const withdrawalErrors = defineErrors({
  'billing.no_withdrawal': {
    status: 409,
    text: 'Det finns inget köp att ångra: ångerfristen har gått ut eller köpet är redan ångrat.',
  },
});

/** The withdrawal function that the law asks for (2005:59, 2 kap. 10 a §). */
export const withdrawalContract = defineContract({
  withdraw: {
    method: 'POST',
    path: '/api/billing/withdraw',
    summary: 'Withdraws from a purchase within its days: it ends at once and all is paid back',
    access: 'user',
    body: z.object({ confirm: z.literal(true) }),
    response: z.object({
      success: z.literal(true),
      /** Öre paid back; null where the provider does not answer yet: then it follows. */
      refunded: z.int().nullable(),
      receiptMail: z.literal(true),
    }),
  },
});
