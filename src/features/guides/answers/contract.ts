import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { costAnswers } from '#features/guides/answers/costs.ts';
import { planAnswers } from '#features/guides/answers/plan.ts';
import { countAnswered, MIN_ANSWERS, salesAnswers } from '#features/guides/answers/sales.ts';

export const answersErrors = defineErrors({
  'form.too_few': { status: 400, text: 'Vänligen svara på minst 3 frågor för bästa analys' },
});

const savedAt = z.string();

/** What is saved of a form, and when; empty strings and null where nothing is. */
function saved<Key extends string>(...keys: Key[]) {
  const shape = Object.fromEntries(keys.map((key) => [key, z.string()]));
  return z.object({
    answers: z.object(shape as Record<Key, z.ZodString>),
    savedAt: savedAt.nullable(),
  });
}

const numbered = ['question1', 'question2', 'question3', 'question4', 'question5'] as const;

export const answersContract = defineContract({
  sales: {
    method: 'GET',
    path: '/api/form-answers/sales',
    summary: 'The saved answers of the sales form; empty strings where nothing is saved',
    access: 'user',
    response: saved(...numbered),
  },
  costs: {
    method: 'GET',
    path: '/api/form-answers/kostnader',
    summary: 'The saved answers of the cost form; empty strings where nothing is saved',
    access: 'user',
    response: saved(...costAnswers.keyof().options),
  },
  actions: {
    method: 'GET',
    path: '/api/form-answers/actions',
    summary: 'The saved answers of the action form; empty strings where nothing is saved',
    access: 'user',
    response: saved(...numbered),
  },
  save: {
    method: 'POST',
    path: '/api/form-answers',
    summary: "Saves a form's answers",
    access: 'user',
    body: z.discriminatedUnion(
      'flik',
      [
        z.object({
          flik: z.literal('sales'),
          answers: salesAnswers.refine((answers) => countAnswered(answers) >= MIN_ANSWERS, {
            message: answersErrors['form.too_few'].text,
          }),
        }),
        z.object({ flik: z.literal('kostnader'), answers: costAnswers }),
        z.object({ flik: z.literal('actions'), answers: planAnswers }),
      ],
      { message: 'flik måste vara sales, kostnader eller actions' },
    ),
    response: z.object({ success: z.literal(true), savedAt }),
  },
});
