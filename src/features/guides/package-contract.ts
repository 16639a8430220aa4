import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { packageChoices, packagePurposes } from './package-choices.ts';

export const packageErrors = defineErrors({
  'report.package_pro': {
    status: 403,
    text: 'Underlag av flera analyser ingår i Pro. En analys i taget kan du ladda ned som PDF i alla planer.',
    upgradeRequired: true,
  },
  'report.package_mixed': {
    status: 409,
    text: 'Analyserna är av olika företag och kan inte stå i samma underlag. Välj analyser av ett och samma företag.',
  },
});

const id = z.uuid('Ogiltigt id');

/** Several analyses as one document. Answered by `features/reports`. */
export const packageContract = defineContract({
  package: {
    method: 'GET',
    access: 'user',
    transport: 'file',
    response: z.unknown(),
    path: '/api/report-package.pdf',
    summary: 'Chosen parts of a company’s analyses as one short PDF for a bank or a board',
    query: z
      .object({
        purpose: z.enum(packagePurposes),
        sales: id.optional(),
        costs: id.optional(),
        plan: id.optional(),
        /** Names of parts, parted by commas. */
        parts: z
          .string()
          .max(100)
          .transform((names) => names.split(','))
          .pipe(z.array(z.enum(packageChoices)).min(1)),
      })
      .refine(({ sales, costs, plan }) => sales ?? costs ?? plan, 'Välj minst en analys'),
  },
});
