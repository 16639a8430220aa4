import { z } from 'zod';
import type { Flik } from '#contract/guides.ts';
import { defineContract } from '#contract/route.ts';
import { type AnswerKey, forms, savableAnswers } from './forms.ts';

const savedAt = z.string();

/** The route that returns a form's saved answers and when they were saved. */
export function answersRoute<const Form extends Flik>(form: Form) {
  const keys = Object.keys(forms[form].shape);
  const shape = Object.fromEntries(keys.map((key) => [key, z.string()]));
  return {
    method: 'GET',
    path: `/api/form-answers/${form}`,
    summary: "The saved answers of the guide's form; empty strings where nothing is saved",
    access: 'user',
    response: z.object({
      answers: z.object(shape as Record<AnswerKey<Form>, z.ZodString>),
      savedAt: savedAt.nullable(),
    }),
  } as const;
}

export const answersContract = defineContract({
  save: {
    method: 'POST',
    path: '/api/form-answers',
    summary: "Saves a form's answers",
    access: 'user',
    body: savableAnswers,
    response: z.object({ success: z.literal(true), savedAt }),
  },
});
