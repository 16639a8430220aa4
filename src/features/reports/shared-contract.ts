import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import { PLAIN_LINE, PLAIN_LINES } from '#contract/plain-text.ts';
import { defineContract, type Route } from '#contract/route.ts';
import type { Fact } from '#engine/facts/fact.ts';
import { formatCount } from '#engine/text/format.ts';
import { analysesContract } from '#features/guides/contract.ts';
import { answerLimits, reportAnswer } from '#features/guides/report-answers-contract.ts';
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
  'shared.no_answers': {
    status: 403,
    text: 'Den här länken tar inte emot svar. Be den som skickade den om en som gör det.',
  },
  'shared.changed': {
    status: 409,
    text: 'Rapporten visas inte längre som när du öppnade den, så svaren skickades inte. Kopiera det du har skrivit, ladda om sidan och svara igen.',
  },
  'shared.answers_full': {
    status: 403,
    text: `Rapporten har ${formatCount(stored.reportAnswers)} svar, och fler ryms inte. Svara den som skickade länken på annat sätt.`,
  },
  'shared.too_many_answers': {
    status: 429,
    text: 'Svar har skickats många gånger den senaste timmen. Vänta en stund och skicka sedan dina.',
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
  letterhead: Report['letterhead'];
  footer: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** What can be answered in a report: one of its parts, or one piece of its advice. */
export interface Statement {
  /** SHA-256 in hex of what it says. */
  id: string;
  /** Its place among the parts. */
  part: number;
  /** Its place among the advice of the part; null for a whole part. */
  item: number | null;
  /** Its heading. */
  title: string;
}

/** In the body, never in an address: what is in an address stands in logs. */
const key = z.object({
  link: z.string().max(200),
  password: z.string().max(1000).optional(),
});

const words = z
  .string('Skriv ditt svar.')
  .trim()
  .max(answerLimits.text, `Skriv högst ${formatCount(answerLimits.text)} tecken.`)
  .regex(PLAIN_LINES, 'Skriv utan styrtecken.');
const statement = z.string().regex(/^[0-9a-f]{64}$/, 'Svaret hör inte till något i rapporten.');

/** An approval says nothing more; a comment and a question say what. */
const answer = z.discriminatedUnion(
  'kind',
  [
    z.object({ statement, kind: z.literal('approved') }),
    z.object({
      statement,
      kind: z.enum(['comment', 'question']),
      text: words.min(1, 'Skriv din kommentar eller fråga.'),
    }),
  ],
  'Godkänn, kommentera eller fråga.',
);

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
      /** What can be answered, and what has been through this link; null where it takes no answers. */
      answering: z
        .object({
          statements: z.array(z.custom<Statement>((value) => typeof value === 'object')),
          answers: z.array(reportAnswer),
        })
        .nullable(),
    }),
  },
  answer: {
    ...call,
    path: '/api/shared-report/answers',
    summary: 'Approves, comments or questions statements of the report; the owner gets a mail',
    body: key.extend({
      name: z
        .string('Skriv ditt namn.')
        .trim()
        .min(1, 'Skriv ditt namn.')
        .max(answerLimits.name, `Skriv högst ${answerLimits.name} tecken.`)
        .regex(PLAIN_LINE, 'Skriv på en rad, utan styrtecken.'),
      answers: z
        .array(answer, 'Svara på något i rapporten.')
        .min(1, 'Svara på något i rapporten.')
        .max(answerLimits.atOnce, `Skicka högst ${answerLimits.atOnce} svar åt gången.`),
    }),
    /** All answers through this link, newest first. */
    response: z.array(reportAnswer),
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
