import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { type FlikOf, type GuideId, guideIdentities } from '#contract/guides.ts';
import { stored } from '#contract/limits.ts';
import { defineContract } from '#contract/route.ts';
import { formatCount, formatDate } from '#engine/text/format.ts';
import { answersRoute } from './answers/contract.ts';
import { rowsPage } from './rows-contract.ts';

/** Errors of running and reading analyses; each guide's own contract has what it needs to start. */
export const analysisErrors = defineErrors({
  'analysis.limit': {
    status: 403,
    text: 'Gratisplanens analyser för den här månaden är använda.',
    upgradeRequired: true,
  },
  'analysis.fair_use': {
    status: 403,
    text: 'Månadens analyser är använda.',
  },
  'analysis.full': {
    status: 403,
    text: `Ni har ${formatCount(stored.analyses)} sparade analyser, och fler ryms inte. Skriv till supporten, så hjälper vi er.`,
  },
  'analysis.sample_full': {
    status: 403,
    text: `Exempelföretaget har analyserats ${formatCount(stored.sampleAnalyses)} gånger. Ta bort exempelföretaget och läs in det igen, eller ladda upp en egen fil.`,
  },
  'analysis.failed': {
    status: 500,
    text: 'Analysen gick inte att slutföra. Dina filer och svar är kvar och försöket räknas inte; försök igen.',
  },
  'analysis.too_heavy': {
    status: 422,
    text: 'Analysen tog för lång tid eller för mycket minne två gånger och avbröts. Dina filer och svar är kvar och försöket räknas inte. Dela upp filen, till exempel ett år per fil, och kör igen.',
  },
  'analysis.file_gone': {
    status: 409,
    text: 'Filen togs bort medan analysen kördes. Ladda upp den igen.',
  },
  'analysis.running': { status: 409, text: 'En analys körs redan. Vänta tills den är klar.' },
  'analysis.questions': {
    status: 409,
    text: 'Filen kan läsas på mer än ett sätt, och svaren ger olika siffror. Svara på frågan om filen först, sedan går analysen att köra.',
  },
  'analysis.not_found': { status: 404, text: 'Analysen finns inte.' },
  'analysis.no_earlier': {
    status: 404,
    text: 'Det finns ingen tidigare analys att jämföra med.',
  },
  'analysis.no_fact': { status: 404, text: 'Siffran finns inte i analysen.' },
  'analysis.part_of_period': {
    status: 422,
    text: 'Tiderna i filen är hela år, kvartal eller månader, så kortare tider går inte att räkna. Välj en hel sådan som period.',
  },
  'analysis.rows_gone': {
    status: 404,
    text: 'Filen som siffran kommer ur är borttagen, så raderna går inte att visa. Siffran står kvar som den var.',
  },
  'analysis.source_gone': {
    status: 409,
    text: 'Filen som analysen gjordes på är borttagen, så den kan inte räknas om. Siffrorna står kvar som de var.',
  },
});

/** What is said where a limit is met: why, how much is used, and when there is more. */
export const limitSentences = {
  'analysis.limit': ({ max, renews }: { max: number; renews: string }) =>
    `Gratisplanen ger ${formatCount(max)} analys i månaden och den är använd. Nästa kan köras ${formatDate(renews)}, eller uppgradera till Pro.`,
  'analysis.fair_use': ({ max, renews }: { max: number; renews: string }) =>
    `Ni har kört ${formatCount(max)} analyser den här månaden, och där går gränsen för skälig användning av Pro. Nästa kan köras ${formatDate(renews)}. Behöver ni fler: skriv till supporten.`,
} as const;

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

/** A finished analysis of one guide, as sent. */
export function analysisSchema<Result extends z.ZodType>(result: Result) {
  return z.object({
    id: z.string(),
    analysisType: z.string(),
    result,
    createdAt: z.string(),
    /** The file it was made from; null where it used none or the file has been deleted. */
    documentId: z.string().nullable(),
    sample: z.boolean(),
  });
}

/**
 * The calls every guide has: the newest analysis, a run, its progress, and its form's saved
 * answers. `result` is produced and typed by the engine, so it is not validated again.
 */
export function guideContract<
  const Id extends GuideId,
  Result extends z.ZodType,
  Body extends z.ZodType | undefined = undefined,
>(id: Id, options: { result: Result; body?: Body; runs: string }) {
  const flik: FlikOf<Id> = guideIdentities[id].flik;
  const analysis = analysisSchema(options.result);
  return defineContract({
    latest: {
      method: 'GET',
      path: `/api/analysis/${flik}`,
      summary: 'The newest analysis of the guide; result is null where there is none',
      access: 'user',
      response: z.union([
        analysis,
        z.object({ id: z.null(), result: z.null(), createdAt: z.null() }),
      ]),
    },
    run: {
      method: 'POST',
      path: `/api/analysis/${flik}`,
      summary: options.runs,
      access: 'user',
      body: options.body as Body,
      response: analysis,
    },
    progress: {
      method: 'GET',
      path: `/api/analysis/${flik}/progress`,
      summary: "Progress of the guide's running analysis, until it is done",
      access: 'user',
      transport: 'stream',
      response: progressSchema,
    },
    answers: answersRoute(flik),
  });
}

/** A guide's result; one of another origin may be text (SPEC section 7). */
const storedResult = z.custom<object | string>((value) =>
  ['object', 'string'].includes(typeof value),
);

const id = z.object({ id: z.uuid('Ogiltigt id') });
const ofFact = id.extend({ factId: z.string().regex(/^F\d{1,5}$/) });

/** Why two analyses of one guide differ. */
export const changeCauses = [
  'newData',
  'correctedData',
  'columns',
  'basis',
  'answers',
  'method',
] as const;

const figureChange = z.object({
  key: z.string(),
  subject: z.string().nullable(),
  label: z.string(),
  /** As shown; null where that analysis lacks the figure. */
  earlier: z.string().nullable(),
  later: z.string().nullable(),
  /** Later − earlier as shown; null where one is missing. */
  change: z.string().nullable(),
  /** The periods, where they differ: `januari–juni 2025 → 2025`. */
  periods: z.string().nullable(),
});

export const analysesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/analysis',
    summary:
      "The user's analyses, newest first, with their results unless `Prefer: return=minimal` is asked (RFC 7240)",
    access: 'user',
    // Sent one after another: together their results may be larger than what is held in memory.
    transport: 'file',
    response: z.array(
      z.object({
        id: z.string(),
        analysisType: z.string(),
        /** Absent where it was asked to be left out. */
        result: storedResult.optional(),
        createdAt: z.string(),
        sample: z.boolean(),
        /** The file's name at the time; null without a file. */
        document: z.string().nullable(),
      }),
    ),
  },
  one: {
    method: 'GET',
    path: '/api/analysis/:id/record',
    summary: 'One analysis as it was frozen: result, file hash, columns, answers, engine version',
    access: 'user',
    params: id,
    response: analysisSchema(storedResult).extend({
      frozen: z.object({
        document: z.string().nullable(),
        /** SHA-256 of the file in hex. */
        sha256: z.string().nullable(),
        engineVersion: z.string(),
        answers: z.record(z.string(), z.string()),
      }),
    }),
  },
  factRows: {
    method: 'GET',
    path: '/api/analysis/:id/facts/:factId/rows',
    summary: 'The rows of the file behind one figure, at most 100 at a time, and their sum',
    access: 'user',
    params: ofFact,
    query: z.object({
      from: z.coerce.number().int().min(0).max(2_000_000).default(0),
      search: z.string().max(100).default(''),
    }),
    response: rowsPage,
  },
  factRowsCsv: {
    method: 'GET',
    path: '/api/analysis/:id/facts/:factId/rows.csv',
    summary: 'All rows of the file behind one figure, as CSV',
    access: 'user',
    transport: 'file',
    params: ofFact,
    response: z.unknown(),
  },
  recompute: {
    method: 'POST',
    path: '/api/analysis/:id/recompute',
    summary:
      'Computes a frozen analysis again from the same file, columns and answers, and compares',
    access: 'user',
    params: id,
    response: z.object({
      identical: z.boolean(),
      figures: z.number(),
      differences: z.array(figureChange),
      engineVersion: z.object({ frozen: z.string(), current: z.string() }),
    }),
  },
  modelPayload: {
    method: 'POST',
    path: '/api/analysis/:id/model-payload',
    summary: 'Exactly what writing this analysis would send to a language model; sends nothing',
    access: 'user',
    params: id,
    response: z.object({ sent: z.string() }),
  },
  compare: {
    method: 'GET',
    path: '/api/analysis/:id/changes',
    summary:
      'What has changed since an earlier analysis of the same guide, or the one before, and why',
    access: 'user',
    params: id,
    query: z.object({ since: z.uuid('Ogiltigt id').optional() }),
    response: z.object({
      causes: z.array(z.object({ cause: z.enum(changeCauses), text: z.string() })),
      changes: z.array(figureChange),
    }),
  },
});
