import { z } from 'zod';

const REQUIRED = 'Detta fält är obligatoriskt';

const answer = z
  .string({ message: REQUIRED })
  .max(2000, 'Högst 2 000 tecken')
  .refine((text) => text.trim() !== '', REQUIRED);

/** The choices of question 3 (SPEC section 3): the priority of the next quarter. */
export const priorities = ['growth', 'efficiency', 'innovation', 'stability'] as const;

/**
 * The five answers of the plan form: goals, challenges, priority, resources, measure of success.
 */
export const planAnswers = z.object({
  question1: answer,
  question2: answer,
  question3: z.enum(priorities, { message: 'Välj en prioritet' }),
  question4: answer,
  question5: answer,
});
