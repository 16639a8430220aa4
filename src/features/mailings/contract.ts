import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { stored } from '#contract/limits.ts';
import { defineContract } from '#contract/route.ts';
import { linkPassword } from '#features/guides/report-links-contract.ts';

export const mailingErrors = defineErrors({
  'mailings.pro': {
    status: 403,
    text: 'Utskick ingår i Pro. Rapporten som PDF kan du skicka själv i alla planer.',
    upgradeRequired: true,
  },
  'mailings.unverified': {
    status: 403,
    text: 'Bekräfta din egen e-postadress först, med länken i mejlet du fick när kontot skapades. Sedan kan du ordna utskick.',
  },
  'mailings.not_found': { status: 404, text: 'Utskicket finns inte. Spara det först.' },
  'mailings.no_recipient': {
    status: 404,
    text: 'Mottagaren finns inte. Den kan vara borttagen; ladda om sidan.',
  },
  'mailings.full': {
    status: 403,
    text: `Ett utskick har högst ${stored.mailingRecipients} mottagare. Ta bort någon först.`,
  },
  'mailings.twice': { status: 409, text: 'Adressen är redan mottagare.' },
  'mailings.too_many': {
    status: 429,
    text: 'För många mejl har bekräftats eller provats det senaste dygnet. Vänta en stund och försök igen.',
  },
  'mailings.password_again': {
    status: 409,
    text: 'Lösenordet som finns gäller bara länkar. Skriv det igen, eller ta bort det, så gäller valet även PDF:en.',
  },
  'mailings.nothing': {
    status: 409,
    text: 'Det finns ingen färdig analys att skicka. Gör en försäljnings- eller kostnadsanalys först.',
  },
  'mailings.gone': {
    status: 404,
    text: 'Länken gäller inte längre. Den kan ha gått ut, eller så är adressen redan borttagen.',
  },
});

export const rhythms = ['weekly', 'monthly'] as const;
export const mailingForms = ['link', 'pdf'] as const;
/** What became of the latest time. */
export const mailingOutcomes = [
  'sent',
  'nothing_new',
  'no_recipients',
  'not_pro',
  'links_full',
  'failed',
] as const;
export type MailingOutcome = (typeof mailingOutcomes)[number];

/** How often: `day` is 1 (Monday) to 7 of a week, 1 to 31 of a month. */
export interface Rhythm {
  rhythm: (typeof rhythms)[number];
  day: number;
}

const choices = z.object({
  rhythm: z.enum(rhythms, 'Välj varje vecka eller varje månad.'),
  day: z.number('Välj en dag.').int('Välj en dag.').min(1, 'Välj en dag.').max(31, 'Välj en dag.'),
  form: z.enum(mailingForms, 'Välj länk eller PDF.'),
});

const mailing = choices.extend({
  hasPassword: z.boolean(),
  nextAt: z.string(),
  /** When it was last mailed; null before the first. */
  sentAt: z.string().nullable(),
  /** What became of the latest time, and when; null before the first. */
  latest: z.object({ outcome: z.enum(mailingOutcomes), at: z.string() }).nullable(),
});
export type Mailing = z.infer<typeof mailing>;

const recipient = z.object({
  id: z.string(),
  address: z.string(),
  /** `asked`: has not confirmed; `left`: does not want any more. */
  state: z.enum(['asked', 'confirmed', 'left']),
});
export type MailingRecipient = z.infer<typeof recipient>;

const overview = z.object({ mailing: mailing.nullable(), recipients: z.array(recipient) });

const of = z.object({ id: z.uuid('Ogiltigt id') });

/** The mailing of a company: its reports, mailed on their day to whom it chose. */
export const mailingContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/mailing',
    summary: "The company's mailing and its recipients",
    access: 'user',
    response: overview,
  },
  save: {
    method: 'PUT',
    path: '/api/mailing',
    summary: 'Makes or changes the mailing; the next time follows from it',
    access: 'user',
    body: choices
      .extend({
        /** Of the links or the PDFs; null without one, left out to leave it as it is. */
        password: z
          .string()
          .min(linkPassword.min, `Lösenordet behöver minst ${linkPassword.min} tecken.`)
          .max(linkPassword.max, `Lösenordet får ha högst ${linkPassword.max} tecken.`)
          .nullable()
          .optional(),
      })
      .refine(({ rhythm, day }) => rhythm === 'monthly' || day <= 7, {
        path: ['day'],
        error: 'Välj en veckodag.',
      }),
    response: overview,
  },
  stop: {
    method: 'DELETE',
    path: '/api/mailing',
    summary: 'Ends the mailing; recipients stay',
    access: 'user',
    response: overview,
  },
  add: {
    method: 'POST',
    path: '/api/mailing/recipients',
    summary: 'Adds a recipient, who is asked by mail first',
    access: 'user',
    body: z.object({
      address: z
        .email('Skriv en e-postadress, till exempel namn@foretaget.se.')
        .max(254, 'Skriv en e-postadress med högst 254 tecken.'),
    }),
    response: overview,
  },
  remove: {
    method: 'DELETE',
    path: '/api/mailing/recipients/:id',
    summary: 'Removes a recipient',
    access: 'user',
    params: of,
    response: overview,
  },
  preview: {
    method: 'POST',
    path: '/api/mailing/preview',
    summary: 'Mails the newest reports to the own address, as recipients would get them',
    access: 'user',
    response: z.object({ to: z.string() }),
  },
});

const token = z.string().max(200);

/** What one who is mailed reports can do, by the links in the mails. */
export const mailingReaderContract = defineContract({
  confirm: {
    method: 'POST',
    path: '/api/mailing-reader/confirm',
    summary: 'Says yes to be mailed the reports of a company',
    access: 'public',
    body: z.object({ token }),
    response: z.object({ company: z.string() }),
  },
  leave: {
    method: 'POST',
    path: '/api/mailing-reader/leave',
    summary: 'Ends all mailings of the company to this address',
    access: 'public',
    body: z.object({ token }),
    response: z.object({ success: z.literal(true) }),
  },
  leaveAtOnce: {
    method: 'POST',
    path: '/api/mailing-reader/leave/:token',
    transport: 'form',
    summary: 'The same by one press in a mail program (RFC 8058), whatever its body',
    access: 'public',
    params: z.object({ token }),
    response: z.object({ success: z.literal(true) }),
  },
  leavePage: {
    method: 'GET',
    path: '/api/mailing-reader/leave/:token',
    transport: 'file',
    summary: 'Leads mail programs that open the address to the page that asks; ends nothing',
    access: 'public',
    params: z.object({ token }),
    response: z.unknown(),
  },
});
