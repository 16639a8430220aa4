import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import { sessionContract, userSchema } from '#contract/session.ts';

export const accountErrors = defineErrors({
  'account.wrong_login': { status: 401, text: 'Fel e-postadress eller lösenord.' },
  'account.locked': {
    status: 429,
    text: 'För många inloggningsförsök. Vänta en stund och försök igen.',
  },
  'account.exists': {
    status: 409,
    text: 'E-postadressen eller organisationsnumret används redan. Logga in i stället, eller börja om med andra uppgifter.',
  },
  'account.weak_password': {
    status: 400,
    text: 'Lösenordet är för lätt att gissa. Välj ett annat, gärna en mening.',
  },
  'account.pro_needs_payment': {
    status: 402,
    text: 'Pro kräver betalning eller en giltig kampanjkod. Välj gratisplanen så länge.',
  },
  'account.too_many_signups': {
    status: 429,
    text: 'För många nya konton från samma adress. Försök igen om en timme.',
  },
});

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

export const sessionAnswer = z.object({ token: z.string(), user: userSchema });

/** In place of a session where the password was right and the account asks for a second factor. */
const secondStepNeeded = z.object({
  secondFactor: z.object({
    /** Lets the second factor be given, for ten minutes and once. */
    challenge: z.string(),
    /** Whether a code of an authenticator app is asked for; recovery codes always do. */
    app: z.boolean(),
    passkey: z.boolean(),
  }),
});
export type SecondStepNeeded = z.infer<typeof secondStepNeeded>['secondFactor'];

/** What the sign-up page collects before the plan is chosen (SPEC: pending signup). */
export const signupDetails = z.object({
  name: text(120),
  email,
  password,
  companyName: text(200),
  orgNumber,
});
export type SignupDetails = z.input<typeof signupDetails>;

export const accountContract = {
  ...sessionContract,
  ...defineContract({
    signup: {
      method: 'POST',
      path: '/api/auth/signup',
      summary: 'Creates an account on the free plan, or on Pro with a valid promo code',
      access: 'public',
      body: signupDetails.extend({
        plan: z.enum(['free', 'pro']).optional(),
        promoCode: z.string().max(100).optional(),
      }),
      response: sessionAnswer,
    },
    login: {
      method: 'POST',
      path: '/api/login',
      summary: 'Signs in with e-mail and password, or asks for the second factor',
      access: 'public',
      body: z.object({
        identifier: z.string().min(1, 'Vänligen fyll i alla fält').max(254),
        password: z.string().min(1, 'Vänligen fyll i alla fält').max(1024),
        /** From a link mailed to the owner while strangers guessed the password. */
        wayIn: z.string().max(200).optional(),
      }),
      response: z.union([sessionAnswer, secondStepNeeded]),
    },
  }),
};
