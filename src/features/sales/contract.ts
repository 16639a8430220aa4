import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import type { SalesResult } from '#engine/guides/sales/result.ts';
import { guideContract } from '#features/guides/contract.ts';

export const salesErrors = defineErrors({
  'sales.no_document': {
    status: 409,
    text: 'Ladda upp en försäljningsfil innan du kör analysen.',
  },
  'sales.not_ready': {
    status: 422,
    text: 'Filen räcker inte till en försäljningsanalys. Välj vilka kolumner som är datum och belopp.',
  },
});

/** Produced and typed by the engine, so it is not validated again. May be text (SPEC section 7). */
const salesResult = z.custom<SalesResult | string>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);

export const salesContract = guideContract('sales', {
  result: salesResult,
  body: z.object({ analysisType: z.literal('standard').default('standard') }),
  runs: 'Runs a sales analysis on the newest sales file and waits for the result',
});
