import { z } from 'zod';
import { fileCategoryNames } from '#contract/guides.ts';
import { userSchema } from '#contract/session.ts';

/** What is written to the operator: through the contact form, or as feedback by a user. */
export const CASE_KINDS = ['contact', 'feedback'] as const;

/** Whose something is. */
const owner = { userId: z.string(), companyName: z.string(), userName: z.string() };

export const listedUser = userSchema
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

export const listedDocument = z.object({
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

export const listedAnalysis = z.object({
  ...owner,
  id: z.string(),
  analysisType: z.string(),
  state: z.enum(['unfinished', 'done', 'failed']),
  sample: z.boolean(),
  createdAt: z.string(),
});
export type ListedAnalysis = z.infer<typeof listedAnalysis>;

/** Counted where that is quick, else as the database estimates it. */
export const total = z.object({ count: z.number(), exact: z.boolean() });
export type Total = z.infer<typeof total>;

export const listedCase = z.object({
  kind: z.enum(CASE_KINDS),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  companyName: z.string().nullable(),
  subject: z.string(),
  createdAt: z.string(),
  state: z.enum(['new', 'read', 'answered', 'closed']),
});
export type ListedCase = z.infer<typeof listedCase>;

export const wholeCase = listedCase.extend({
  message: z.string(),
  thread: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string(),
      kind: z.enum(['note', 'answer']),
      text: z.string(),
    }),
  ),
});
export type WholeCase = z.infer<typeof wholeCase>;

export const auditEntry = z.object({
  id: z.string(),
  createdAt: z.string(),
  actorId: z.string().nullable(),
  actor: z.string().nullable(),
  event: z.string(),
  object: z.string().nullable(),
  outcome: z.string(),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const waitingMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  /** When it was given up; null while it waits. */
  failedAt: z.string().nullable(),
  error: z.string().nullable(),
  tries: z.number(),
  nextAt: z.string().nullable(),
});
export type WaitingMail = z.infer<typeof waitingMail>;

export const failedAnalysis = z.object({
  ...owner,
  id: z.string(),
  analysisType: z.string(),
  code: z.string().nullable(),
  text: z.string().nullable(),
  createdAt: z.string(),
});
export type FailedAnalysis = z.infer<typeof failedAnalysis>;

/** How a queue is doing. */
export const queueRow = z.object({
  queue: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  oldestSeconds: z.number(),
});
export type QueueRow = z.infer<typeof queueRow>;
