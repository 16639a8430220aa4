import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import { userSchema } from '#contract/session.ts';
import { loginTexts as texts } from './login-texts.ts';

export const sessionAnswer = z.object({ token: z.string(), user: userSchema });

/** In place of a session where the password was right and the account asks for a second factor. */
const secondStepNeeded = z.object({
  secondFactor: z.object({
    /** Lets the second factor be given, for ten minutes and once. */
    challenge: z.string(),
    /** Whether a code of an authenticator app is asked for; recovery codes always do. */
    app: z.boolean(),
    passkey: z.boolean(),
  }),
});
export type SecondStepNeeded = z.infer<typeof secondStepNeeded>['secondFactor'];

/** Apart from the sign-up's, so that the login page fetches no more. */
export const loginContract = defineContract({
  login: {
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in with e-mail and password, or asks for the second factor',
    access: 'public',
    body: z.object({
      identifier: z.string(texts.fillAll).min(1, texts.fillAll).max(254),
      password: z.string(texts.fillAll).min(1, texts.fillAll).max(1024),
      /** From a link mailed to the owner while strangers guessed the password. */
      wayIn: z.string().max(200).optional(),
    }),
    response: z.union([sessionAnswer, secondStepNeeded]),
  },
});
