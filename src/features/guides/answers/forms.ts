import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import type { Flik } from '#contract/guides.ts';
import { costAnswers } from './costs.ts';
import { planAnswers } from './plan.ts';
import { countAnswered, MIN_ANSWERS, salesAnswers } from './sales.ts';

export const answersErrors = defineErrors({
  'form.too_few': { status: 400, text: 'Vänligen svara på minst 3 frågor för bästa analys' },
});

/** Each guide's form, by the name its answers are stored under. */
export const forms = {
  sales: salesAnswers,
  kostnader: costAnswers,
  actions: planAnswers,
} as const satisfies Record<Flik, z.ZodObject>;

export type AnswerKey<Form extends Flik> = keyof (typeof forms)[Form]['shape'] & string;
/** Stored answers; empty strings where nothing is saved. */
export type SavedAnswers<Form extends Flik> = Record<AnswerKey<Form>, string>;

const enoughSales = salesAnswers.refine((answers) => countAnswered(answers) >= MIN_ANSWERS, {
  message: answersErrors['form.too_few'].text,
});

/** The answers of any form, as they may be saved. */
export const savableAnswers = z.discriminatedUnion(
  'flik',
  [
    z.object({ flik: z.literal('sales'), answers: enoughSales }),
    z.object({ flik: z.literal('kostnader'), answers: costAnswers }),
    z.object({ flik: z.literal('actions'), answers: planAnswers }),
  ],
  { message: 'flik måste vara sales, kostnader eller actions' },
);
