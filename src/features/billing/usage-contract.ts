import { z } from 'zod';
import { defineContract } from '#contract/route.ts';

export const usageContract = defineContract({
  usage: {
    method: 'GET',
    path: '/api/account/usage',
    summary: 'What the plan allows and how much of it is used',
    access: 'user',
    response: z.object({
      files: z.object({ used: z.number(), max: z.number().nullable() }),
      analyses: z.object({
        used: z.number(),
        max: z.number().nullable(),
        /** Where the plan names no limit: what fair use allows in a month. */
        fairUse: z.number().nullable(),
        /** The day from which there are new ones, as 2026-12-01. */
        renews: z.string(),
      }),
    }),
  },
});
