import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract, type Route } from '#contract/route.ts';
import { packageChoices, packagePurposes } from './package-choices.ts';

export const reportErrors = defineErrors({
  'report.pro': {
    status: 403,
    text: 'Rapporten som Excel och PowerPoint ingår i Pro. Som PDF finns den i alla planer.',
    upgradeRequired: true,
  },
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

const file = {
  method: 'GET',
  access: 'user',
  transport: 'file',
  response: z.unknown(),
} as const satisfies Partial<Route>;

const ofAnalysis = { ...file, params: z.object({ id }) };

/** An analysis, or several, as a document to hand over. Answered by `features/reports`. */
export const reportContract = defineContract({
  pdf: {
    ...ofAnalysis,
    path: '/api/analysis/:id/report.pdf',
    summary: 'The analysis as a tagged PDF with the receipts of its figures',
  },
  xlsx: {
    ...ofAnalysis,
    path: '/api/analysis/:id/report.xlsx',
    summary: 'The analysis as a workbook whose effects follow their assumptions',
  },
  pptx: {
    ...ofAnalysis,
    path: '/api/analysis/:id/report.pptx',
    summary: 'The analysis as a deck for a board, with charts that can be edited',
  },
  package: {
    ...file,
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

export type ReportFormat = Exclude<keyof typeof reportContract, 'package'>;
