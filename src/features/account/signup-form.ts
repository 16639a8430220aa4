import { z } from 'zod';
import { signupDetails } from './signup-details.ts';
import { accountTexts } from './texts.ts';

const filled = z.string().refine((value) => value.trim() !== '', accountTexts.fillField);
const rules = signupDetails.shape;

/** The contract's rules, with one common sentence for fields left empty. */
export const signupForm = z.object({
  name: filled.pipe(rules.name),
  email: filled.pipe(rules.email),
  password: filled.pipe(rules.password),
  companyName: filled.pipe(rules.companyName),
  orgNumber: filled.pipe(rules.orgNumber),
});
export type SignupFormValues = z.input<typeof signupForm>;
