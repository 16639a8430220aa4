import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import type { MoneyResult } from '#engine/money/result.ts';

/** An analysis that the page is made of. */
const source = z.object({
  id: z.string(),
  createdAt: z.string(),
  sample: z.boolean(),
  /** The file's name at the time. */
  document: z.string().nullable(),
});

/** Produced and typed by the engine, so it is not validated again. */
const result = z.custom<MoneyResult>((value) => typeof value === 'object' && value !== null);

const answer = z.object({
  sales: source.nullable(),
  costs: source.nullable(),
  result: result.nullable(),
  /** Why there is no result though there are analyses, in Swedish. */
  reason: z.string().nullable(),
});
export type MoneyAnswer = z.infer<typeof answer>;

export const moneyContract = defineContract({
  money: {
    method: 'GET',
    path: '/api/money',
    summary: 'Sales and costs of one company held against each other, month by month',
    access: 'user',
    response: answer,
  },
});
