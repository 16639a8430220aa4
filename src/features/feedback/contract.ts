import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const feedbackErrors = defineErrors({
  'feedback.too_many': {
    status: 429,
    text: 'Tack, ni har redan skickat så många synpunkter som vi tar emot här. Skriv gärna till supporten i stället.',
  },
});

export const feedbackTypes = ['positive', 'negative', 'suggestion', 'bug_report'] as const;
export const feedbackCategories = [
  'ui_ux',
  'performance',
  'feature_request',
  'bug',
  'content_quality',
] as const;

export const feedbackContract = defineContract({
  send: {
    method: 'POST',
    path: '/api/feedback',
    summary: 'Stores feedback on a page or an analysis',
    access: 'user',
    body: z.object({
      feedbackType: z.enum(feedbackTypes, 'Ofullständig information'),
      category: z.enum(feedbackCategories, 'Ofullständig information'),
      context: z.string().min(1).max(100),
      contextId: z.union([z.string().max(100), z.number()]).nullish(),
      rating: z.number().int().min(1).max(5).nullish(),
      message: z.string().trim().max(5000, 'Högst 5 000 tecken').optional(),
    }),
    response: z.object({ success: z.literal(true) }),
  },
});
