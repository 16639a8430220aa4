import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { userSchema } from '#contract/session.ts';
import { email, orgNumber, password } from '#features/account/signup-details.ts';
import { parseKronor } from './kronor.ts';
import { settingsTexts as texts } from './texts.ts';

export const settingsErrors = defineErrors({
  'settings.password_needed': { status: 400, text: texts.errors.passwordNeeded },
  'settings.wrong_password': { status: 400, text: texts.errors.wrongPassword },
  'settings.too_many_passwords': {
    status: 429,
    text: 'För många felaktiga lösenord. Vänta en stund och försök igen.',
  },
  'settings.too_many_emails': {
    status: 429,
    text: 'För många byten av e-postadress. Vänta en stund och försök igen.',
  },
  'settings.link_invalid': {
    status: 400,
    text: 'Länken gäller inte längre. Har någon annan ändrat din adress: kontakta supporten genast.',
  },
});

const filled = (max: number) =>
  z.string().trim().min(1, texts.errors.empty).max(max, `Högst ${max} tecken`);

/** Text that may be empty; what is empty is not known. */
const known = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Högst ${max} tecken`)
    .nullable()
    .transform((value) => value || null);

/** Digits alone, in groups or not: `Number` would also read `0x10` and `1e3`. */
const numberOf = (typed: string | number | null): number | null => {
  if (typed === null || typed === '') return null;
  if (typeof typed === 'number') return typed;
  return /^\d[\d\s]*$/.test(typed) ? Number(typed.replace(/\s/g, '')) : Number.NaN;
};

const integer = (min: number, max: number, wrong: string) =>
  z
    .union([z.number(), z.string().trim()], wrong)
    .nullable()
    .transform(numberOf)
    .refine(
      (value) => value === null || (Number.isInteger(value) && value >= min && value <= max),
      wrong,
    );

/** Kronor as a number, or as an owner writes them: `4,2 mkr`. */
const kronor = z
  .union([z.number(), z.string().max(100, texts.errors.kronor)], texts.errors.kronor)
  .nullable()
  .transform((value, issues) => {
    if (value === null || value === '' || typeof value === 'number')
      return value === '' ? null : value;
    if (value.trim() === '') return null;
    const parsed = parseKronor(value);
    if (parsed === null) issues.addIssue({ code: 'custom', message: texts.errors.kronor });
    return parsed;
  })
  .refine((value) => value === null || Number.isSafeInteger(value), texts.errors.kronor);

const website = known(200).refine(
  (value) =>
    value === null || /^(https?:\/\/)?([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?(\/\S*)?$/u.test(value),
  texts.errors.website,
);

export const accountFields = {
  name: filled(120),
  email,
  organizationNumber: orgNumber,
  companyName: filled(200),
};

export const companyFields = {
  industry: known(200),
  location: known(120),
  employees: integer(0, 1_000_000, texts.errors.employees),
  revenue: kronor,
  result: kronor,
  ceo: known(120),
  foundedYear: integer(1600, 9999, texts.errors.foundedYear),
  companyForm: known(100),
  companyStatus: known(100),
  verksamhet: known(2000),
  website,
};

const sessionItem = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type SessionItem = z.infer<typeof sessionItem>;

export const settingsContract = defineContract({
  changeAccount: {
    method: 'PUT',
    path: '/api/user',
    summary: 'Changes name, company and number; a new e-mail holds once it is confirmed',
    access: 'user',
    body: z
      .object(accountFields)
      .partial()
      .extend({
        currentPassword: z.string().max(1024).optional(),
        /** Sent as it is shown; no plan is changed here. */
        plan: z.unknown().optional(),
      }),
    response: userSchema.extend({
      /** The address that a link was mailed to and that is not confirmed yet. */
      emailPending: z.string().nullable(),
    }),
  },
  changeCompany: {
    method: 'PUT',
    path: '/api/user/company',
    summary: 'Changes the company profile; fields that are not given stay as they are',
    access: 'user',
    body: z.object(companyFields).partial(),
    response: userSchema,
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    summary: 'Sets a new password and ends all other sessions',
    access: 'user',
    body: z.object({ currentPassword: z.string().min(1, texts.errors.empty).max(1024), password }),
    response: z.object({ success: z.literal(true) }),
  },
  undoEmail: {
    method: 'POST',
    path: '/api/account/email/undo',
    summary: 'Takes a change of e-mail back by the link mailed to the address before',
    access: 'public',
    body: z.object({ token: z.string().max(200) }),
    response: z.object({ success: z.literal(true), email: z.string() }),
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the user is signed in, the latest used first',
    access: 'user',
    response: z.array(sessionItem),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'Ends one session of the user',
    access: 'user',
    params: z.object({ id: z.string().max(100) }),
    response: z.object({ success: z.literal(true) }),
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Ends all sessions of the user but the one the call was made with',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
});
