import { z } from 'zod';

const text = (max: number) =>
  z.string().trim().min(1, 'Vänligen fyll i alla fält').max(max, `Högst ${max} tecken`);

export const email = z.email('Ange en giltig e-postadress').trim().max(254, 'Högst 254 tecken');

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
  email,
  password,
  companyName: text(200),
  orgNumber,
});
export type SignupDetails = z.input<typeof signupDetails>;
