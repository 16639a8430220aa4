import { z } from 'zod';
import { defineContract } from '#contract/route.ts';
import type { FirstLook } from '#engine/advice/first-look.ts';
import type { Chart } from '#engine/facts/chart.ts';
import type { Fact } from '#engine/facts/fact.ts';

/** What a file shows at once, with the facts that it names and those that they are made of. */
export interface FirstPicture extends FirstLook {
  facts: Fact[];
  months: Chart | null;
}

/** Produced and typed by the engine, so it is not validated again. */
const picture = z.custom<FirstPicture>((value) => typeof value === 'object' && value !== null);

export const firstLookContract = defineContract({
  firstLook: {
    method: 'GET',
    path: '/api/documents/:id/first-look',
    summary:
      'What a file shows before its analysis: total, months, the largest, and what it answers; stores nothing',
    access: 'user',
    params: z.object({ id: z.uuid('Ogiltigt id') }),
    response: picture,
  },
});
