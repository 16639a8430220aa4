import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { sessionAnswer } from './contract.ts';

export const secondStepErrors = defineErrors({
  'account.wrong_code': {
    status: 401,
    text: 'Koden stämmer inte eller har redan använts. Vänta på appens nästa kod, eller skriv en reservkod.',
  },
  'account.login_over': {
    status: 401,
    text: 'Inloggningen tog för lång tid. Börja om med e-postadress och lösenord.',
  },
});

/** The second step of a login whose password was right. Fetched by the page when it is needed. */
export const secondStepContract = defineContract({
  loginCode: {
    method: 'POST',
    path: '/api/login/code',
    summary: 'Ends a login with a code of the authenticator app or a recovery code',
    access: 'public',
    body: z.object({
      /** From the answer of `/api/login`. */
      challenge: z.string().max(200),
      code: z.string().trim().min(1, 'Skriv koden').max(40, 'Högst 40 tecken'),
    }),
    response: sessionAnswer,
  },
});
