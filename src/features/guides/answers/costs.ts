import { z } from 'zod';

export const REQUIRED = 'Detta fält är obligatoriskt';

/** The longest an answer may be. */
export const MAX_ANSWER = 2000;

const answer = z
  .string({ message: REQUIRED })
  .max(MAX_ANSWER, 'Högst 2 000 tecken')
  .refine((text) => text.trim() !== '', REQUIRED);

/** The five answers of the cost form (SPEC sections 3 and 5): all required. */
export const costAnswers = z.object({
  largestFixedCosts: answer,
  unpredictableCosts: answer,
  subscriptionCosts: answer,
  unnecessaryCosts: answer,
  departmentDistribution: answer,
});

const typed = z.string().max(MAX_ANSWER).default('');

/** The same form as a draft: fields may be empty. */
export const costDraft = z.object({
  largestFixedCosts: typed,
  unpredictableCosts: typed,
  subscriptionCosts: typed,
  unnecessaryCosts: typed,
  departmentDistribution: typed,
});
