import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import {
  auditEntry,
  CASE_KINDS,
  failedAnalysis,
  listedAnalysis,
  listedCase,
  listedDocument,
  listedUser,
  queueRow,
  total,
  waitingMail,
  wholeCase,
} from './rows.ts';

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

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A contact message's id, or a feedback's after its owner's and a full stop. */
const caseId = z.string().regex(new RegExp(`^${UUID}(?:\\.${UUID})?$`, 'i'), 'Ärendet finns inte');
const isOfKind = ({ kind, id }: { kind: (typeof CASE_KINDS)[number]; id?: string | undefined }) =>
  id === undefined || id.includes('.') === (kind === 'feedback');
const oneCase = z
  .object({ kind: z.enum(CASE_KINDS), id: caseId })
  .refine(isOfKind, { path: ['id'], error: 'Ärendet finns inte' });

const auditFilter = z.object({
  event: z.string().max(50).optional(),
  outcome: z.enum(['ok', 'denied', 'failed']).optional(),
  /** E-mail or id of whoever did it or to whom it was done. */
  person: z.string().trim().min(1).max(254).optional(),
  /** Days of UTC, the last one included. */
  from: z.iso.date().startsWith('20').optional(),
  to: z.iso.date().startsWith('20').optional(),
});

const done = z.object({ success: z.literal(true) });

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
    response: done,
  },
  cases: {
    method: 'GET',
    path: '/api/admin/cases',
    summary: 'Contact messages or feedback, the newest first',
    access: 'admin',
    query: z
      .object({
        ...page,
        kind: z.enum(CASE_KINDS).default('contact'),
        beforeId: caseId.optional(),
        /** Only those that are not closed. */
        open: z
          .enum(['true', 'false'])
          .default('false')
          .transform((text) => text === 'true'),
      })
      .refine(({ kind, beforeId }) => isOfKind({ kind, id: beforeId }), { path: ['beforeId'] }),
    response: z.array(listedCase),
  },
  readCase: {
    method: 'GET',
    path: '/api/admin/cases/:kind/:id',
    summary: 'One contact message or feedback with notes and answers',
    access: 'admin',
    params: oneCase,
    response: wholeCase,
  },
  writeOnCase: {
    method: 'POST',
    path: '/api/admin/cases/:kind/:id/thread',
    summary: 'Notes something, or answers by mail',
    access: 'admin',
    params: oneCase,
    body: z.object({
      kind: z.enum(['note', 'answer'], 'Ange om det är en anteckning eller ett svar'),
      text: z
        .string('Skriv något')
        .trim()
        .min(1, 'Skriv något')
        .max(10_000, 'Högst 10\u00A0000 tecken'),
    }),
    response: wholeCase,
  },
  closeCase: {
    method: 'PUT',
    path: '/api/admin/cases/:kind/:id',
    summary: 'Closes a case or opens it again',
    access: 'admin',
    params: oneCase,
    body: z.object({ closed: z.boolean('Ange om ärendet är klart') }),
    response: wholeCase,
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The log of security events, the newest first',
    access: 'admin',
    query: auditFilter.extend({
      ...page,
      beforeId: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    response: z.array(auditEntry),
  },
  exportAudit: {
    method: 'GET',
    path: '/api/admin/audit.csv',
    summary: 'The log of security events as CSV',
    access: 'admin',
    transport: 'file',
    query: auditFilter,
    response: z.unknown(),
  },
  work: {
    method: 'GET',
    path: '/api/admin/work',
    summary: 'Queues, mails that wait or were given up, and analyses that failed',
    access: 'admin',
    response: z.object({
      queues: z.array(queueRow),
      mails: z.array(waitingMail),
      analyses: z.array(failedAnalysis),
    }),
  },
  retryMail: {
    method: 'POST',
    path: '/api/admin/mails/:id/retry',
    summary: 'Sends a mail now that waits or was given up',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    response: done,
  },
  retryAnalysis: {
    method: 'POST',
    path: '/api/admin/analyses/:userId/:id/retry',
    summary: 'Works a failed analysis anew',
    access: 'admin',
    params: z.object({ userId: z.uuid(), id: z.uuid() }),
    response: done,
  },
});
