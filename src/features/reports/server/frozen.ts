import { eq } from 'drizzle-orm';
import { failWith } from '#contract/errors.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import { analysisErrors } from '#features/guides/contract.ts';
import { getAnalysis } from '#features/guides/server/analyses/get.ts';
import { letterheadOf } from '#features/letterhead/server/store.ts';
import { tasksOf } from '#features/tasks/server/action-tasks.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/session/table.ts';
import type { FrozenAnalysis } from '../report-of.ts';

/** A finished analysis as a report is made of it. Throws `analysis.not_found` for another's, too. */
export async function frozenAnalysis(
  db: Database,
  ownerId: string,
  id: string,
): Promise<FrozenAnalysis> {
  const row = await getAnalysis(db, ownerId, id);
  if (row?.stage !== 'done' || row.result === null)
    throw failWith(analysisErrors)('analysis.not_found');
  const { analysisType, result, sample } = row;
  const { ownReports, industryRatios } = await entitledTo(db, ownerId);
  const [owner] = await db
    .select({ company: users.companyName })
    .from(users)
    .where(eq(users.id, ownerId));
  const tasks = await tasksOf(db, row);
  return {
    ...{ analysisType, result, sample, industryRatios },
    assumptions: tasks.flatMap(({ actionId, assumption }) =>
      assumption === null ? [] : { actionId, assumption },
    ),
    createdAt: row.createdAt.toISOString(),
    company: owner?.company ?? '',
    branded: !ownReports,
    ...(ownReports && { letterhead: await letterheadOf(db, ownerId) }),
  };
}
