import { z } from 'zod';
import { defineContract } from '#contract/route.ts';

/** Asked by the sign-up page before the plan is chosen; the sign-up itself judges again. */
export const passwordCheckContract = defineContract({
  checkPassword: {
    method: 'POST',
    path: '/api/auth/check-password',
    summary: 'Says whether a password is too easy to guess for an account with these details',
    access: 'public',
    body: z.object({
      password: z.string().max(256),
      name: z.string().max(120),
      companyName: z.string().max(200),
      email: z.string().max(254),
    }),
    response: z.object({
      /** A sentence; null for a password that is taken. */
      problem: z.string().nullable(),
    }),
  },
});
