import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import type { SalesResult } from '#engine/text/sales-result.ts';

export const salesErrors = defineErrors({
  'sales.no_document': {
    status: 409,
    text: 'Ladda upp en försäljningsfil innan du kör analysen.',
  },
  'sales.not_ready': {
    status: 422,
    text: 'Filen räcker inte till en försäljningsanalys. Välj vilka kolumner som är datum och belopp.',
  },
  'sales.limit': {
    status: 403,
    text: 'Gratisplanen ger en analys i månaden och den är använd. Nästa kan köras den 1:a, eller uppgradera till Pro.',
    upgradeRequired: true,
  },
  'sales.failed': {
    status: 500,
    text: 'Analysen gick inte att slutföra. Dina filer och svar är kvar och försöket räknas inte; försök igen.',
  },
  'sales.running': { status: 409, text: 'En analys körs redan. Vänta tills den är klar.' },
  'sales.read_again': {
    status: 409,
    text: 'Filen har lästs om med andra val sedan analysen gjordes. Kör analysen igen för att se raderna bakom siffran.',
  },
  'sales.no_fact': { status: 404, text: 'Siffran finns inte i analysen.' },
});

/** The engine makes it and its type checks it; over HTTP it is passed on as it is. */
const salesResult = z.custom<SalesResult>((value) => typeof value === 'object' && value !== null);

/** What a running analysis is doing, in order. `done` and `failed` end it. */
export const analysisStages = [
  'queued',
  'reading',
  'computing',
  'writing',
  'done',
  'failed',
] as const;
export type AnalysisStage = (typeof analysisStages)[number];

export const progressSchema = z.object({
  stage: z.enum(analysisStages),
  /** 0–100. */
  percent: z.number(),
  /** In Swedish: `Räknar nyckeltal på 12 408 rader`. */
  text: z.string(),
});
export type Progress = z.infer<typeof progressSchema>;

export const analysisSchema = z.object({
  id: z.string(),
  analysisType: z.string(),
  result: salesResult,
  createdAt: z.string(),
  /** The file it was made from; null when that file is deleted. */
  documentId: z.string().nullable(),
  sample: z.boolean(),
});
export type SalesAnalysis = z.infer<typeof analysisSchema>;

export const salesContract = defineContract({
  latest: {
    method: 'GET',
    path: '/api/analysis/sales',
    summary: 'The newest sales analysis; result is null where there is none',
    access: 'user',
    response: z.union([
      analysisSchema,
      z.object({ id: z.null(), result: z.null(), createdAt: z.null() }),
    ]),
  },
  run: {
    method: 'POST',
    path: '/api/analysis/sales',
    summary: 'Runs a sales analysis on the newest sales file and waits for the result',
    access: 'user',
    body: z.object({ analysisType: z.literal('standard').default('standard') }),
    response: analysisSchema,
  },
  progress: {
    method: 'GET',
    path: '/api/analysis/sales/progress',
    summary: 'Progress of the running analysis, until it is done',
    access: 'user',
    transport: 'stream',
    response: progressSchema,
  },
  factRows: {
    method: 'GET',
    path: '/api/analysis/:id/facts/:factId/rows',
    summary: 'The rows of the file behind one figure, at most 50',
    access: 'user',
    params: z.object({ id: z.uuid('Ogiltigt id'), factId: z.string().regex(/^F\d{1,5}$/) }),
    response: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.object({ row: z.number(), cells: z.array(z.string().nullable()) })),
      total: z.number(),
    }),
  },
  list: {
    method: 'GET',
    path: '/api/analysis',
    summary: "The user's analyses, newest first, without their results",
    access: 'user',
    response: z.array(
      z.object({
        id: z.string(),
        analysisType: z.string(),
        createdAt: z.string(),
        sample: z.boolean(),
      }),
    ),
  },
});
