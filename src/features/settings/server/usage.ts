import { entitlementsOf } from '#features/billing/entitlements.ts';
import type { usageContract } from '#features/billing/usage-contract.ts';
import { countFiles } from '#features/documents/server/files/require-room.ts';
import { countThisMonth } from '#features/guides/server/analyses/begin.ts';
import { firstDayOfNextMonth } from '#features/guides/server/month.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { UserRow } from '#server/session/table.ts';

export function usageHandlers(deps: Dependencies): Handlers<typeof usageContract> {
  return { usage: ({ session }) => usageOf(deps, session.user) };
}

/** What the user's plan allows and how much of it is used; the sample company counts for nothing. */
async function usageOf({ config, database, clock }: Dependencies, user: UserRow) {
  const now = clock();
  const { files, analysesPerMonth } = entitlementsOf(user.plan);
  return {
    files: { used: await countFiles(database.db, user.id), max: files },
    analyses: {
      used: await countThisMonth(database.db, user.id, now),
      max: analysesPerMonth,
      fairUse: analysesPerMonth === null ? config.fairUseAnalyses : null,
      renews: firstDayOfNextMonth(now),
    },
  };
}
