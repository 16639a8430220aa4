import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract, type Route } from '#contract/route.ts';

export const reportErrors = defineErrors({
  'report.pro': {
    status: 403,
    text: 'Rapporten som Excel och PowerPoint ingår i Pro. Som PDF finns den i alla planer.',
    upgradeRequired: true,
  },
});

const ofAnalysis = {
  method: 'GET',
  access: 'user',
  transport: 'file',
  params: z.object({ id: z.uuid('Ogiltigt id') }),
  response: z.unknown(),
} as const satisfies Partial<Route>;

/** An analysis as a document to hand over. Answered by `features/reports`. */
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
});

export type ReportFormat = keyof typeof reportContract;
