import { and, lt, type SQL } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { analysisErrors } from '../../contract.ts';
import { analyses } from '../table.ts';
import { isOne, isUnfinished } from './where.ts';

interface Failure {
  code: string;
  /** The Swedish sentence for the user. */
  text: string;
}

/** The failure shown for one of our own errors. */
export function failureOf(
  code: 'analysis.failed' | 'analysis.too_heavy' | 'analysis.file_gone',
): Failure {
  return { code, text: analysisErrors[code].text };
}

async function giveUp(db: Executor, which: SQL | undefined, failure: Failure, now: Date) {
  const { code, text } = failure;
  await db
    .update(analyses)
    .set({ stage: 'failed', progressText: text, errorCode: code, errorText: text, finishedAt: now })
    .where(and(which, isUnfinished));
}

/** Marks an analysis as failed; one that has ended is left as it is. */
export async function giveUpAnalysis(
  db: Executor,
  ownerId: string,
  id: string,
  failure: Failure,
  now: Date,
): Promise<void> {
  await giveUp(db, isOne(ownerId, id), failure, now);
}

/** Fails analyses begun before `before`: a job that kills its worker would be retried for ever. */
export async function giveUpBegunBefore(db: Executor, before: Date, now: Date): Promise<void> {
  await giveUp(db, lt(analyses.begunAt, before), failureOf('analysis.failed'), now);
}
