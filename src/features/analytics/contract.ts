import { z } from 'zod';
import { defineContract } from '#contract/route.ts';

export const analyticsContract = defineContract({
  settings: {
    method: 'GET',
    path: '/api/analytics',
    summary: 'Where visits are counted, if anywhere, and who may open the test page',
    access: 'public',
    response: z.object({
      provider: z.object({ domain: z.string(), endpoint: z.string() }).nullable(),
      testPage: z.enum(['users', 'admins']),
    }),
  },
});
