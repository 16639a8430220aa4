import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { countAnswered, MIN_ANSWERS, salesAnswers } from '../sales/answers.ts';

export const formAnswerErrors = defineErrors({
  'form.too_few': { status: 400, text: 'Vänligen svara på minst 3 frågor för bästa analys' },
});

export const formAnswersContract = defineContract({
  sales: {
    method: 'GET',
    path: '/api/form-answers/sales',
    summary: 'The saved answers of the sales form; empty strings where nothing is saved',
    access: 'user',
    response: z.object({ answers: salesAnswers }),
  },
  save: {
    method: 'POST',
    path: '/api/form-answers',
    summary: "Saves a form's answers",
    access: 'user',
    body: z.object({
      flik: z.literal('sales'),
      answers: salesAnswers.refine((answers) => countAnswered(answers) >= MIN_ANSWERS, {
        message: formAnswerErrors['form.too_few'].text,
      }),
    }),
    response: z.object({ success: z.literal(true) }),
  },
});
