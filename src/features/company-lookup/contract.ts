import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { lookupTexts as texts } from './texts.ts';

export const lookupErrors = defineErrors({
  'company_lookup.source_away': { status: 503, text: texts.errors.away },
  'company_lookup.too_many': { status: 429, text: texts.errors.tooMany },
  'company_lookup.number_needed': { status: 400, text: texts.errors.numberNeeded },
});

/** Fields of the account that a register can fill. */
export const filledFields = [
  'companyName',
  'industry',
  'location',
  'revenue',
  'ceo',
  'foundedYear',
  'companyForm',
  'companyStatus',
  'verksamhet',
] as const;
export type FilledField = (typeof filledFields)[number];

/** What the register has; the first seven are named so by the specification. */
const companyData = z.object({
  företagsnamn: z.string(),
  bransch: z.string().nullable(),
  verksamhet: z.string().nullable(),
  omsättning: z.number().nullable(),
  vd: z.string().nullable(),
  bolagsform: z.string().nullable(),
  bolagsstatus: z.string().nullable(),
  organisationsnummer: z.string(),
  ort: z.string().nullable(),
  /** As 47.241; null where the company has none. */
  sniKod: z.string().nullable(),
  grundatÅr: z.number().nullable(),
});
export type CompanyData = z.infer<typeof companyData>;

const difference = z.object({ field: z.enum(filledFields), own: z.string(), found: z.string() });
export type Difference = z.infer<typeof difference>;

const answer = z.object({
  outcome: z.enum(['found', 'several', 'not_found', 'off']),
  found: z.boolean(),
  data: companyData.nullable(),
  /** With `several`: those to choose from. */
  choices: z.array(companyData),
  /** Where it was looked; null when switched off. `asOf` is the day the register was imported. */
  source: z
    .object({ name: z.string(), fictitious: z.boolean(), asOf: z.string().nullable() })
    .nullable(),
  /** What the account lacked and now has. */
  saved: z.array(z.enum(filledFields)),
  /** What the account and the register have differently; the account's was left as it is. */
  differs: z.array(difference),
});
export type LookupAnswer = z.infer<typeof answer>;

export const lookupContract = defineContract({
  fetchCompanyInfo: {
    method: 'POST',
    path: '/api/fetch-company-info',
    summary:
      'Looks a company up by number or name; fills what a signed-in account lacks, and changes nothing else but the fields named in replace',
    access: 'public',
    body: z
      .object({
        orgnr: z.string().max(40).optional(),
        companyName: z.string().max(200).optional(),
        replace: z.array(z.enum(filledFields)).max(filledFields.length).optional(),
      })
      .refine(({ orgnr = '', companyName = '' }) => `${orgnr}${companyName}`.trim() !== '', {
        message: texts.neither,
        path: ['orgnr'],
      })
      .refine(({ orgnr = '' }) => /^(\d{6}[-+]?\d{4})?$/.test(orgnr.replace(/\s/g, '')), {
        message: texts.badNumber,
        path: ['orgnr'],
      }),
    response: answer,
  },
});
