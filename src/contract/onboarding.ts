/** The steps of the introduction, in their order. */
export const onboardingSteps = ['company', 'industry', 'goal', 'start'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What a user may most want to know; each leads to a guide. */
export const onboardingGoals = ['sales', 'costs', 'plan'] as const;
export type OnboardingGoal = (typeof onboardingGoals)[number];
