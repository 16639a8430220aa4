import { and, lt, type SQL } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analysisErrors } from '../../contract.ts';
import { analyses } from '../table.ts';
import { isOne, isUnfinished } from './where.ts';

interface Failure {
  code: string;
  /** In Swedish: what the user is told. */
  text: string;
}

/** What is told of one of our own errors. */
export function failureOf(code: 'analysis.failed' | 'analysis.file_gone'): Failure {
  return { code, text: analysisErrors[code].text };
}

async function giveUp(db: Executor, which: SQL | undefined, failure: Failure, now: Date) {
  const { code, text } = failure;
  await db
    .update(analyses)
    .set({ stage: 'failed', progressText: text, errorCode: code, errorText: text, finishedAt: now })
    .where(and(which, isUnfinished));
}

/** Ends an analysis that comes to nothing; one that has ended stays as it ended. */
export async function giveUpAnalysis(
  db: Executor,
  ownerId: string,
  id: string,
  failure: Failure,
  now: Date,
): Promise<void> {
  await giveUp(db, isOne(ownerId, id), failure, now);
}

/** Ends what no worker managed in `before`: a job that kills its worker must not wait for ever. */
export async function giveUpOlderThan(db: Executor, before: Date, now: Date): Promise<void> {
  await giveUp(db, lt(analyses.createdAt, before), failureOf('analysis.failed'), now);
}
