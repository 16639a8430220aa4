import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import type { ActionsResult } from '#engine/guides/plan/result.ts';
import { guideContract } from '#features/guides/contract.ts';

export const planErrors = defineErrors({
  'actions.pro': {
    status: 403,
    text: 'Strategiska åtgärder kräver Pro-plan. Få tillgång till AI-genererade handlingsplaner och strategiska rekommendationer med Pro-planen.',
    upgradeRequired: true,
  },
  'actions.no_answers': {
    status: 409,
    text: 'Svara på de fem frågorna om dina mål innan du skapar planen.',
  },
});

/** Produced and typed by the engine, so it is not validated again. May be text (SPEC section 7). */
const actionsResult = z.custom<ActionsResult | string>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);

const planSource = z.object({
  id: z.string(),
  createdAt: z.string(),
  sample: z.boolean(),
  /** The file's name at the time. */
  document: z.string().nullable(),
});

export const planContract = {
  ...guideContract('plan', {
    result: actionsResult,
    body: z.object({ analysisType: z.literal('strategic').default('strategic') }),
    runs: 'Makes an action plan of the newest analyses, the answers and the profile (Pro)',
  }),
  ...defineContract({
    sources: {
      method: 'GET',
      path: '/api/plan/sources',
      summary:
        'The analyses that the next plan is made of, and which newest one is left out and why',
      access: 'user',
      response: z.object({
        sales: planSource.nullable(),
        costs: planSource.nullable(),
        note: z.string().nullable(),
      }),
    },
  }),
};
