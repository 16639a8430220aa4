import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { sessionAnswer } from './login-contract.ts';
import { passkeyAssertion, passkeyOptions } from './passkey-answers.ts';

export const secondStepErrors = defineErrors({
  'account.wrong_code': {
    status: 401,
    text: 'Koden stämmer inte eller har redan använts. Vänta på appens nästa kod, eller skriv en reservkod.',
  },
  'account.login_over': {
    status: 401,
    text: 'Inloggningen tog för lång tid. Börja om med e-postadress och lösenord.',
  },
  'account.wrong_passkey': {
    status: 401,
    text: 'Passnyckeln hör inte till något konto här. Logga in med lösenordet i stället.',
  },
});

/** The second step of a login, and login by a passkey. Fetched by the page when it is needed. */
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
  passkeyOptions: {
    method: 'POST',
    path: '/api/login/passkey-options',
    summary: 'What a browser needs to log in with a passkey',
    access: 'public',
    body: z.object({
      /** From the answer of `/api/login`; without one, any account's passkey logs in. */
      challenge: z.string().max(200).optional(),
    }),
    response: passkeyOptions<PublicKeyCredentialRequestOptionsJSON>(),
  },
  loginPasskey: {
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Logs in with a passkey, without a password or as the second step',
    access: 'public',
    body: z.object({ passkey: passkeyAssertion, challenge: z.string().max(200).optional() }),
    response: sessionAnswer,
  },
});
