import { z } from 'zod';
import { defineContract } from './route.ts';

/** The signed-in user as every page knows them: account, plan and company profile. */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  orgNumber: z.string(),
  companyName: z.string(),
  firstName: z.string(),
  plan: z.enum(['free', 'free_trial', 'pro', 'starter']),
  role: z.enum(['user', 'admin']),
  emailVerified: z.boolean(),
  onboardingCompleted: z.boolean(),
  subscriptionStatus: z.string().nullable(),
  subscriptionCurrentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  industry: z.string().nullable(),
  location: z.string().nullable(),
  employees: z.number().nullable(),
  revenue: z.number().nullable(),
  result: z.number().nullable(),
  ceo: z.string().nullable(),
  foundedYear: z.number().nullable(),
  companyForm: z.string().nullable(),
  companyStatus: z.string().nullable(),
  verksamhet: z.string().nullable(),
  website: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;

/** The calls of a session: who is signed in, and logging out. */
export const sessionContract = defineContract({
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session the call was made with',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  },
  user: {
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user',
    access: 'user',
    response: userSchema,
  },
});
