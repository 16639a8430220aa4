import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { closingTexts as texts } from './closing-texts.ts';
import { proof } from './security-contract.ts';

export const closingErrors = defineErrors({
  'closing.other_name': { status: 400, text: texts.otherName },
});

export const closingContract = defineContract({
  contents: {
    method: 'GET',
    path: '/api/account/contents',
    summary: 'How much goes when the account is deleted',
    access: 'user',
    response: z.object({ files: z.number(), analyses: z.number(), plans: z.number() }),
  },
  close: {
    method: 'DELETE',
    path: '/api/account',
    summary: 'Deletes the account with all it has, once its owner has proved who they are',
    access: 'user',
    body: proof.extend({
      /** The company's name, typed: nobody deletes an account by a slip. */
      companyName: z.string().max(200),
    }),
    response: z.object({ success: z.literal(true) }),
  },
});
