import { and, eq, inArray } from 'drizzle-orm';
import type { QueryOutput, ResponseInput } from '#contract/route.ts';
import { analyses } from '#features/guides/server/table.ts';
import type { Database } from '#server/db/database.ts';
import { beyond, exactTime, newestFirst } from '#server/db/keyset.ts';
import { users } from '#server/session/table.ts';
import type { adminContract } from '../contract.ts';
import { foundUsers } from './found-users.ts';

/** A page of all accounts' analyses, the newest first. */
export async function listAllAnalyses(
  db: Database,
  query: QueryOutput<typeof adminContract.analyses>,
): Promise<ResponseInput<typeof adminContract.analyses>> {
  const { userId, search } = query;
  const rows = await db
    .select({
      userId: analyses.ownerId,
      companyName: users.companyName,
      userName: users.name,
      id: analyses.id,
      analysisType: analyses.analysisType,
      stage: analyses.stage,
      sample: analyses.sample,
      createdAt: exactTime(analyses.createdAt),
    })
    .from(analyses)
    .innerJoin(users, eq(users.id, analyses.ownerId))
    .where(
      and(
        userId === undefined ? undefined : eq(analyses.ownerId, userId),
        search === undefined ? undefined : inArray(analyses.ownerId, foundUsers(db, search)),
        beyond(analyses.createdAt, analyses.id, query),
      ),
    )
    .orderBy(...newestFirst(analyses.createdAt, analyses.id))
    .limit(query.limit);
  return rows.map(({ stage, ...row }) => ({
    ...row,
    state: stage === 'done' || stage === 'failed' ? stage : 'unfinished',
  }));
}
