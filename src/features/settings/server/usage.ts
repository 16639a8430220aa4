import { isFreePlan, plans } from '#features/billing/plans.ts';
import { countFiles } from '#features/documents/server/files/require-room.ts';
import { countThisMonth } from '#features/guides/server/analyses/begin.ts';
import { firstDayOfNextMonth } from '#features/guides/server/month.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { UserRow } from '#server/session/table.ts';

/** What the user's plan allows and how much of it is used; the sample company counts for nothing. */
export async function usageOf({ database, clock }: Dependencies, user: UserRow) {
  const now = clock();
  const { maxFiles, analysesPerMonth } = isFreePlan(user.plan) ? plans.free : plans.pro;
  return {
    files: { used: await countFiles(database.db, user.id, false), max: maxFiles },
    analyses: {
      used: await countThisMonth(database.db, user.id, now),
      max: analysesPerMonth,
      renews: firstDayOfNextMonth(now),
    },
  };
}
