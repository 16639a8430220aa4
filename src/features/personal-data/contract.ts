import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const personalDataErrors = defineErrors({
  'export.none': {
    status: 404,
    text: 'Det finns ingen kopia att hämta. Skapa en ny under Data och integritet.',
  },
  'export.too_many': {
    status: 429,
    text: 'Du har redan skapat flera kopior det senaste dygnet. Hämta den som finns, eller vänta till i morgon.',
  },
});

/** What becomes of a copy of an account's data, in order. */
export const exportStages = ['queued', 'working', 'done', 'failed'] as const;
export type ExportStage = (typeof exportStages)[number];

/** What an owner can agree to or be told of. */
export const consentAbout = ['terms', 'privacy', 'cookies'] as const;
export type ConsentAbout = (typeof consentAbout)[number];
export const consentChoices = ['accepted', 'declined', 'informed'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

const exportState = z.object({
  export: z
    .object({
      id: z.string(),
      stage: z.enum(exportStages),
      percent: z.number(),
      /** Bytes of the file; null before it is done. */
      size: z.number().nullable(),
      createdAt: z.string(),
      /** When it is deleted by itself. */
      expiresAt: z.string(),
    })
    .nullable(),
});
export type ExportState = z.infer<typeof exportState>['export'];

export const personalDataContract = defineContract({
  exportState: {
    method: 'GET',
    path: '/api/account/export/state',
    summary: 'How far the copy of all that the account has is; null where none is asked for',
    access: 'user',
    response: exportState,
  },
  beginExport: {
    method: 'POST',
    path: '/api/account/export',
    summary: 'Begins a copy of all that the account has, in place of the one before',
    access: 'user',
    response: exportState,
  },
  downloadExport: {
    method: 'GET',
    path: '/api/account/export',
    summary: 'The copy as a ZIP: rows as JSON, files as they were, analyses as pages',
    access: 'user',
    transport: 'file',
    response: z.unknown(),
  },
});
