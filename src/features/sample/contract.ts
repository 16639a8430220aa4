import { z } from 'zod';
import { defineContract } from '#contract/route.ts';

export const sampleContract = defineContract({
  loadSample: {
    method: 'POST',
    path: '/api/sample-company',
    summary:
      'Loads the sample company: a file, answers and a finished analysis, all marked as such',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  removeSample: {
    method: 'DELETE',
    path: '/api/sample-company',
    summary: "Removes everything that belongs to the sample company, and nothing of the user's own",
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
});
