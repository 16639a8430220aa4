import { desc, eq, sql } from 'drizzle-orm';
import type { ResponseInput } from '#contract/route.ts';
import { analyses, failed } from '#features/guides/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { jobTries, queueStates } from '#server/jobs/waiting.ts';
import { openEnvelope } from '#server/mail/outbox.ts';
import { outbox } from '#server/mail/table.ts';
import { users } from '#server/session/table.ts';
import type { adminContract } from '../../contract.ts';

/** More of each are not shown: what waits is worked from the oldest on. */
const MOST = 100;

async function mailsOf({ database, box }: Dependencies) {
  const rows = await database.db
    .select()
    .from(outbox)
    .orderBy(sql`${outbox.failedAt} desc nulls last`, outbox.writtenAt)
    .limit(MOST);
  const tries = await jobTries(
    database.pool,
    'mail',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...openEnvelope(box, row),
    id: row.id,
    createdAt: row.writtenAt.toISOString(),
    failedAt: row.failedAt?.toISOString() ?? null,
    error: row.error,
    tries: tries.get(row.id)?.tries ?? 0,
    nextAt: tries.get(row.id)?.nextAt.toISOString() ?? null,
  }));
}

async function failedAnalyses({ database }: Dependencies) {
  const rows = await database.db
    .select({
      userId: analyses.ownerId,
      id: analyses.id,
      companyName: users.companyName,
      userName: users.name,
      analysisType: analyses.analysisType,
      code: analyses.errorCode,
      text: analyses.errorText,
      finishedAt: analyses.finishedAt,
    })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.ownerId))
    .where(failed(analyses.stage))
    .orderBy(desc(analyses.finishedAt))
    .limit(MOST);
  return rows.map(({ finishedAt, ...row }) => ({
    ...row,
    createdAt: finishedAt?.toISOString() ?? '',
  }));
}

/** Queues, mails that wait or were given up, and analyses that failed. */
export async function showWork(
  deps: Dependencies,
): Promise<ResponseInput<typeof adminContract.work>> {
  return {
    queues: await queueStates(deps.database.pool),
    mails: await mailsOf(deps),
    analyses: await failedAnalyses(deps),
  };
}
