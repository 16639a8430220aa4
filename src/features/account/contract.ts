import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { sessionContract } from '#contract/session.ts';
import { loginContract, sessionAnswer } from './login-contract.ts';
import { passwordCheckContract } from './password-check-contract.ts';
import { signupDetails } from './signup-details.ts';

export const accountErrors = defineErrors({
  'account.wrong_login': { status: 401, text: 'Fel e-postadress eller lösenord.' },
  'account.locked': {
    status: 429,
    text: 'För många inloggningsförsök. Vänta en stund och försök igen.',
  },
  'account.exists': {
    status: 409,
    text: 'E-postadressen eller organisationsnumret används redan. Logga in i stället, eller börja om med andra uppgifter.',
  },
  'account.weak_password': {
    status: 400,
    text: 'Lösenordet är för lätt att gissa. Välj ett annat, gärna en mening.',
  },
  'account.pro_needs_payment': {
    status: 402,
    text: 'Pro kräver betalning eller en giltig kampanjkod. Välj gratisplanen så länge.',
  },
  'account.too_many_signups': {
    status: 429,
    text: 'För många nya konton från samma adress. Försök igen om en timme.',
  },
});

export const accountContract = {
  ...sessionContract,
  ...loginContract,
  ...passwordCheckContract,
  ...defineContract({
    signup: {
      method: 'POST',
      path: '/api/auth/signup',
      summary: 'Creates an account on the free plan, or on Pro with a valid promo code',
      access: 'public',
      body: signupDetails.extend({
        plan: z.enum(['free', 'pro']).optional(),
        promoCode: z.string().max(100).optional(),
      }),
      response: sessionAnswer,
    },
  }),
};
