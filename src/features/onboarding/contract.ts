import { z } from 'zod';
import { onboardingGoals, onboardingSteps } from '#contract/onboarding.ts';
import { defineContract } from '#contract/route.ts';

const state = z.object({
  completed: z.boolean(),
  /** Where it was left, on whatever device; null where it has not been begun. */
  step: z.enum(onboardingSteps).nullable(),
  /** What the user most wants to know. */
  goal: z.enum(onboardingGoals).nullable(),
});
export type OnboardingState = z.infer<typeof state>;

export const onboardingContract = defineContract({
  state: {
    method: 'GET',
    path: '/api/onboarding',
    summary: 'How far the user has come in the introduction',
    access: 'user',
    response: state,
  },
  save: {
    method: 'PUT',
    path: '/api/onboarding',
    summary: 'Notes the step, the goal or that the introduction is over, which it then stays',
    access: 'user',
    body: z
      .object({
        step: z.enum(onboardingSteps),
        goal: z.enum(onboardingGoals),
        completed: z.literal(true),
      })
      .partial(),
    response: state,
  },
});
