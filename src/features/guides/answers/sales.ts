import { z } from 'zod';

const answer = z.string().max(2000, 'Högst 2 000 tecken').default('');

/** The five answers of the sales form (SPEC section 3). */
export const salesAnswers = z.object({
  question1: answer,
  question2: answer,
  question3: answer,
  question4: answer,
  question5: answer,
});

/** SPEC section 5: at least this many non-blank answers. */
export const MIN_ANSWERS = 3;

export function countAnswered(answers: Record<string, string>): number {
  return Object.values(answers).filter((value) => value.trim() !== '').length;
}
