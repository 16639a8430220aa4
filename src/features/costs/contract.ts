import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import type { CostResult } from '#engine/guides/costs/result.ts';
import { guideContract } from '#features/guides/contract.ts';

export const costErrors = defineErrors({
  'costs.no_document': {
    status: 409,
    text: 'Ladda upp en kostnadsfil innan du kör analysen.',
  },
  'costs.not_ready': {
    status: 422,
    text: 'Filen räcker inte till en kostnadsanalys. Välj vilken kolumn som är belopp.',
  },
});

/** Produced and typed by the engine, so it is not validated again. May be text (SPEC section 7). */
const costResult = z.custom<CostResult | string>(
  (value) => typeof value === 'string' || (typeof value === 'object' && value !== null),
);

export const costsContract = guideContract('costs', {
  result: costResult,
  runs: 'Runs a cost analysis on the newest cost file and waits for the result',
});
