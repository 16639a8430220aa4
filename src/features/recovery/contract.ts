import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { email } from '#features/account/signup-details.ts';
import { recoveryTexts as texts } from './texts.ts';

export const recoveryErrors = defineErrors({
  'recovery.link_invalid': { status: 400, text: texts.reset.invalid.text },
  'recovery.too_many': {
    status: 429,
    text: 'Många återställningslänkar har begärts från samma adress. Vänta en stund och försök igen.',
  },
});

/** As mailed: 43 characters of base64url. Anything else is simply no link. */
const token = z.string(texts.reset.invalid.text).max(200);

/** As at sign-up, in the words of SPEC section 5 for a new one. */
const newPassword = z
  .string()
  .min(8, texts.reset.short)
  .max(256, 'Lösenordet får vara högst 256 tecken långt');

/** The form of /reset (SPEC section 5). */
export const resetForm = z
  .object({
    password: newPassword,
    confirmation: z.string().min(8, texts.reset.confirm),
  })
  .refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    error: texts.reset.different,
  });
export type ResetValues = z.input<typeof resetForm>;

export const recoveryContract = defineContract({
  forgot: {
    method: 'POST',
    path: '/api/auth/forgot',
    summary: 'Mails a link for a new password, if the address has an account',
    access: 'public',
    body: z.object({ email }),
    response: z.object({ success: z.literal(true), message: z.string() }),
  },
  checkLink: {
    method: 'POST',
    path: '/api/auth/reset/check',
    summary: 'Whether a link for a new password still holds; does not use it up',
    access: 'public',
    body: z.object({ token }),
    response: z.object({ valid: z.boolean() }),
  },
  reset: {
    method: 'POST',
    path: '/api/auth/reset',
    summary: 'Sets a new password by a mailed link, and ends all sessions',
    access: 'public',
    body: z.object({ token, password: newPassword }),
    response: z.object({ success: z.literal(true) }),
  },
});
