import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import { planChoice } from '#features/billing/plan-choice.ts';
import { sessionAnswer } from './login-contract.ts';
import { signupDetails } from './signup-details.ts';

/** Buying Pro before there is an account: it is made once, when the payment is. */
export const guestContract = defineContract({
  guestCheckout: {
    method: 'POST',
    path: '/api/billing/guest-checkout',
    summary: 'Starts a purchase of Pro whose account is made when it is paid',
    access: 'public',
    body: planChoice.extend({ signupData: signupDetails }),
    response: z.object({
      url: z.string(),
      /** Kept by the browser alone; opens the account's first session, once. */
      claim: z.string(),
    }),
  },
  guestSession: {
    method: 'POST',
    path: '/api/billing/guest-session',
    summary: 'The first session of an account that was bought, once it is paid',
    access: 'public',
    body: z.object({ claim: z.string().max(200) }),
    response: z.discriminatedUnion('state', [
      z.object({ state: z.literal('waiting') }),
      sessionAnswer.extend({ state: z.literal('ready') }),
      z.object({ state: z.literal('failed') }),
    ]),
  },
});
