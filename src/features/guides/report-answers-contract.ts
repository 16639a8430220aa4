import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';

export const reportAnswerErrors = defineErrors({
  'report_answers.not_found': { status: 404, text: 'Svaret finns inte längre.' },
});

/** What one who has a link can say of a statement of the report. */
export const answerKinds = ['approved', 'comment', 'question'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export const answerLimits = { name: 80, text: 1000, atOnce: 100 } as const;

/** An answer to one statement of a report, as it was given. */
export const reportAnswer = z.object({
  id: z.string(),
  /** SHA-256 in hex of the statement that it was given to. */
  statement: z.string(),
  /** The statement's heading then. */
  title: z.string(),
  kind: z.enum(answerKinds),
  /** Plain text; empty for an approval. */
  text: z.string(),
  /** As the one who answered wrote it: nobody has checked it. */
  name: z.string(),
  createdAt: z.string(),
});
export type ReportAnswer = z.infer<typeof reportAnswer>;

const id = z.object({ id: z.uuid('Ogiltigt id') });

/** Answers that were given to a report through a link, as its owner has them. Answered by `features/reports`. */
export const reportAnswersContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/analysis/:id/answers',
    summary: 'The answers to the report of an analysis, newest first',
    access: 'user',
    params: id,
    response: z.array(reportAnswer),
  },
  remove: {
    method: 'DELETE',
    path: '/api/report-answers/:id',
    summary: 'Deletes an answer to a report',
    access: 'user',
    params: id,
    response: z.object({ success: z.literal(true) }),
  },
});
