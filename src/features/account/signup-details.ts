import { z } from 'zod';

const FILL_ALL = 'Vänligen fyll i alla fält';

/** What is missing or blank is said before what is wrong with it (SPEC section 5). */
const filled = z.string(FILL_ALL).refine((value) => value.trim() !== '', FILL_ALL);

const text = (max: number) => filled.pipe(z.string().trim().max(max, `Högst ${max} tecken`));

const NO_EMAIL = 'Ange en giltig e-postadress';

/** Spaces around it are dropped before it is judged: copied addresses have them. */
export const email = z.string(NO_EMAIL).trim().max(254, 'Högst 254 tecken').pipe(z.email(NO_EMAIL));

/** 8–256 characters, taken exactly as typed. */
export const password = z
  .string()
  .min(8, 'Lösenordet måste vara minst 8 tecken långt')
  .max(256, 'Lösenordet får vara högst 256 tecken långt');

/** Six digits, an optional hyphen, four digits, after spaces are removed (SPEC section 5). */
export const orgNumber = z
  .string()
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .regex(
        /^\d{6}-?\d{4}$/,
        'Vänligen ange ett giltigt svenskt organisationsnummer (XXXXXX-XXXX)',
      ),
  );

/** What the sign-up page collects before the plan is chosen (SPEC: pending signup). */
export const signupDetails = z.object({
  name: text(120),
  email: filled.pipe(email),
  password: filled.pipe(password),
  companyName: text(200),
  orgNumber: filled.pipe(orgNumber),
});
export type SignupDetails = z.input<typeof signupDetails>;
