import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { guideIdentities } from '#contract/guides.ts';
import { stored } from '#contract/limits.ts';
import { defineContract } from '#contract/route.ts';
import { formatCount } from '#engine/text/format.ts';

export const reportLinkErrors = defineErrors({
  'report_links.pro': {
    status: 403,
    text: 'Att dela en rapport med en länk ingår i Pro. Som PDF kan du skicka den i alla planer.',
    upgradeRequired: true,
  },
  'report_links.full': {
    status: 403,
    text: `Ni har ${formatCount(stored.reportLinks)} länkar som gäller, och fler ryms inte. Återkalla någon som inte behövs längre.`,
  },
  'report_links.not_found': { status: 404, text: 'Länken finns inte längre.' },
});

/** For how many days a link may hold. */
export const linkDays = [7, 30, 90, 365] as const;
export const DEFAULT_LINK_DAYS = 30;

export const linkPassword = { min: 8, max: 100 } as const;
const LONGEST_LABEL = 80;

const analysisTypes = Object.values(guideIdentities).map(({ analysisType }) => analysisType);

/** A link as its owner sees it; the address itself is shown once, when it is made. */
const reportLink = z.object({
  id: z.string(),
  analysisId: z.string(),
  analysisType: z.enum(analysisTypes),
  /** When the analysis was made. */
  madeAt: z.string(),
  /** For whom, in the owner's words; may be empty. */
  label: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Whether it asks for a password. */
  locked: z.boolean(),
  /** Whether the rows behind its figures are shown. */
  rows: z.boolean(),
  /** Whether those who have it may answer what the report states. */
  answers: z.boolean(),
  views: z.number(),
  lastViewedAt: z.string().nullable(),
});
export type ReportLink = z.infer<typeof reportLink>;

/** Links to a report for those without an account. Answered by `features/reports`. */
export const reportLinksContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/report-links',
    summary: "The company's links to reports, newest first, with how often each was opened",
    access: 'user',
    response: z.array(reportLink),
  },
  make: {
    method: 'POST',
    path: '/api/analysis/:id/links',
    summary: 'Makes a link to the report of an analysis; its address is in this answer only',
    access: 'user',
    params: z.object({ id: z.uuid('Ogiltigt id') }),
    body: z.object({
      label: z
        .string('Skriv vem länken är till, eller lämna fältet tomt.')
        .trim()
        .max(LONGEST_LABEL, `Skriv högst ${LONGEST_LABEL} tecken.`)
        .regex(/^\P{Cc}*$/u, 'Skriv på en rad, utan styrtecken.'),
      days: z.literal(linkDays, 'Välj hur länge länken ska gälla.'),
      /** Null without one. */
      password: z
        .string('Skriv ett lösenord, eller låt länken vara utan.')
        .min(linkPassword.min, `Lösenordet behöver minst ${linkPassword.min} tecken.`)
        .max(linkPassword.max, `Lösenordet får ha högst ${linkPassword.max} tecken.`)
        .nullable(),
      rows: z.boolean('Välj om raderna ska visas.'),
      answers: z.boolean('Välj om läsaren får svara.'),
    }),
    response: z.object({ id: z.string(), address: z.string() }),
  },
  revoke: {
    method: 'DELETE',
    path: '/api/report-links/:id',
    summary: 'Revokes a link: from then on it shows nothing',
    access: 'user',
    params: z.object({ id: z.uuid('Ogiltigt id') }),
    response: z.object({ success: z.literal(true) }),
  },
});
