import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract, type Route } from '#contract/route.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { analysesContract } from '#features/guides/contract.ts';
import type { Report } from './report.ts';

/** One sentence for a link that is unknown, revoked or too old: which of them is nobody's to know. */
export const sharedErrors = defineErrors({
  'shared.gone': {
    status: 404,
    text: 'Länken visar ingen rapport. Den kan ha gått ut, ha återkallats eller vara felskriven. Be den som skickade den om en ny.',
  },
  'shared.password': { status: 401, text: 'Rapporten öppnas med ett lösenord.' },
  'shared.wrong_password': {
    status: 401,
    text: 'Lösenordet stämmer inte. Kontrollera stora och små bokstäver, eller fråga den som skickade länken.',
  },
  'shared.too_many': {
    status: 429,
    text: 'För många försök med fel lösenord. Vänta en stund och försök igen.',
  },
  'shared.busy': {
    status: 429,
    text: 'Rapporten har öppnats väldigt många gånger den senaste timmen. Vänta en stund och försök igen.',
  },
  'shared.no_rows': {
    status: 403,
    text: 'Raderna bakom siffrorna är inte delade. Be den som skickade länken om dem.',
  },
});

/** What a link opens: the parts of a frozen report and the facts that they show. */
export interface SharedReport {
  cover: Report['cover'];
  /** All but the appendix, whose figures open their receipts instead. */
  parts: Report['parts'];
  facts: Fact[];
  footer: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** In the body, never in an address: what is in an address stands in logs. */
const key = z.object({
  link: z.string().max(200),
  password: z.string().max(1000).optional(),
});

const call = { method: 'POST', access: 'public' } as const satisfies Partial<Route>;

/** Calls of one who has a link and no account. They read nothing of an account that is signed in. */
export const sharedContract = defineContract({
  open: {
    ...call,
    path: '/api/shared-report',
    summary: 'The report that a link leads to, and counts that it was opened',
    body: key,
    response: z.object({
      report: z.custom<SharedReport>((value) => typeof value === 'object' && value !== null),
      /** When the link ends. */
      expiresAt: z.string(),
    }),
  },
  pdf: {
    ...call,
    path: '/api/shared-report/pdf',
    transport: 'file',
    summary: 'The same report as a PDF',
    body: key,
    response: z.unknown(),
  },
  rows: {
    ...call,
    path: '/api/shared-report/rows',
    summary: 'The rows of the file behind one of its figures, where the owner shares them',
    body: key.extend({
      factId: z.string().regex(/^F\d{1,5}$/),
      from: z.number().int().min(0).max(2_000_000),
      search: z.string().max(100),
    }),
    response: analysesContract.factRows.response,
  },
  rowsCsv: {
    ...call,
    path: '/api/shared-report/rows.csv',
    transport: 'file',
    summary: 'All rows behind one of its figures as CSV, where the owner shares them',
    body: key.extend({ factId: z.string().regex(/^F\d{1,5}$/) }),
    response: z.unknown(),
  },
});
