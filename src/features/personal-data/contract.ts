import { z } from 'zod';
import { consentAbout, consentChoices } from '#contract/consents.ts';
import { defineErrors } from '#contract/errors.ts';
import { noticeKinds } from '#contract/notices.ts';
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

const notice = z.object({
  kind: z.enum(noticeKinds, 'Okänt slag av mejl'),
  wanted: z.boolean('wanted måste vara true eller false'),
});

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
  consents: {
    method: 'GET',
    path: '/api/account/consents',
    summary: 'What the owner has agreed to, been told of and chosen, the latest first',
    access: 'user',
    response: z.array(
      z.object({
        about: z.enum(consentAbout),
        choice: z.enum(consentChoices),
        /** The day of the text that was in force, as 2025-08-10. */
        version: z.string(),
        at: z.string(),
      }),
    ),
  },
  noteCookies: {
    method: 'PUT',
    path: '/api/account/consents/cookies',
    summary: 'Notes what the owner has chosen about cookies in a browser',
    access: 'user',
    body: z.object({
      choice: z.enum(['accepted', 'declined'], 'choice måste vara accepted eller declined'),
    }),
    response: z.object({ success: z.literal(true) }),
  },
  notices: {
    method: 'GET',
    path: '/api/account/notices',
    summary: 'Which mails the owner wants',
    access: 'user',
    response: z.array(notice),
  },
  chooseNotice: {
    method: 'PUT',
    path: '/api/account/notices',
    summary: 'Turns one kind of mail on or off',
    access: 'user',
    body: notice,
    response: z.object({ success: z.literal(true) }),
  },
});
