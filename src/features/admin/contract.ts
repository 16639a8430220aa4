import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { fileCategoryNames } from '#contract/guides.ts';
import { defineContract } from '#contract/route.ts';
import { userSchema } from '#contract/session.ts';

export const adminErrors = defineErrors({
  'admin.is_admin': { status: 403, text: 'Administratörer kan inte tas bort här.' },
  'admin.is_self': { status: 403, text: 'Ditt eget konto kan inte tas bort här.' },
});

/** Shorter words are in nearly every account, and no index finds them. */
export const SHORTEST_SEARCH = 3;
export const PAGE_SIZE = 50;

/** Moments that the database knows: a year of four digits in this century. */
const moment = z.iso.datetime().max(30).startsWith('20', 'Ange en tidpunkt på 2000-talet');

/** A page of a list, newest first: the one after the row with this time and id. */
const page = {
  before: moment.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
};

const search = z.string().trim().min(SHORTEST_SEARCH, 'Skriv minst tre tecken').max(100).optional();

/** Accounts are searched by name, e-mail, company and number; files and analyses by whose they are. */
const listQuery = z.object({ ...page, beforeId: z.uuid().optional(), search });

const companyQuery = listQuery.extend({
  /** Of one account only. */
  userId: z.uuid().optional(),
});

/** Whose something is. */
const owner = { userId: z.string(), companyName: z.string(), userName: z.string() };

const listedUser = userSchema
  .pick({
    id: true,
    name: true,
    email: true,
    orgNumber: true,
    companyName: true,
    firstName: true,
    plan: true,
    role: true,
    emailVerified: true,
    subscriptionStatus: true,
  })
  .extend({ createdAt: z.string() });
export type ListedUser = z.infer<typeof listedUser>;

const listedDocument = z.object({
  ...owner,
  id: z.string(),
  filename: z.string(),
  category: z.enum(fileCategoryNames),
  processed: z.boolean(),
  sample: z.boolean(),
  createdAt: z.string(),
  uploadedAt: z.string(),
});
export type ListedDocument = z.infer<typeof listedDocument>;

const listedAnalysis = z.object({
  ...owner,
  id: z.string(),
  analysisType: z.string(),
  state: z.enum(['unfinished', 'done', 'failed']),
  sample: z.boolean(),
  createdAt: z.string(),
});
export type ListedAnalysis = z.infer<typeof listedAnalysis>;

/** Counted where that is quick, else as the database estimates it. */
const total = z.object({ count: z.number(), exact: z.boolean() });
export type Total = z.infer<typeof total>;

export const adminContract = defineContract({
  overview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'How many accounts, subscriptions, files and analyses there are',
    access: 'admin',
    response: z.object({
      users: total,
      activeSubscriptions: total,
      documents: total,
      analyses: total,
    }),
  },
  users: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Accounts, the newest first',
    access: 'admin',
    query: listQuery,
    response: z.array(listedUser),
  },
  documents: {
    method: 'GET',
    path: '/api/admin/documents',
    summary: 'Files of all accounts without what is in them, the newest first',
    access: 'admin',
    query: companyQuery,
    response: z.array(listedDocument),
  },
  analyses: {
    method: 'GET',
    path: '/api/admin/analyses',
    summary: 'Analyses of all accounts without their results, the newest first',
    access: 'admin',
    query: companyQuery,
    response: z.array(listedAnalysis),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    summary: 'Deletes an account that is no administrator with all it has',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    response: z.object({ success: z.literal(true) }),
  },
});
