import { guideIds } from '#contract/guides.ts';
import { newestAnalysis } from '#features/guides/server/analyses/newest.ts';
import type { letterheadPreviewContract } from '#features/letterhead/contract.ts';
import { madeSafe } from '#features/letterhead/server/store.ts';
import type { Database } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { frozenAnalysis } from './frozen.ts';
import { reportPreview } from './tasks.ts';

/** The newest analysis of any guide; null without one. */
async function newestOfAll(db: Database, ownerId: string): Promise<string | null> {
  const found = await Promise.all(guideIds.map((guide) => newestAnalysis(db, ownerId, guide)));
  const [first] = found
    .filter((row) => row !== null)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return first?.id ?? null;
}

/** What a letterhead makes of the company's newest report, whatever its plan: nothing is saved. */
export function letterheadPreviewHandlers(
  deps: Dependencies,
): Handlers<typeof letterheadPreviewContract> {
  const { db } = deps.database;
  return {
    preview: async ({ session, body }) => {
      const ownerId = session.user.id;
      await takeHourlyShare(deps, ownerId, 'compute');
      const id = await newestOfAll(db, ownerId);
      if (id === null) return { page: null };
      const letterhead = await madeSafe(deps, ownerId, body);
      const frozen = { ...(await frozenAnalysis(db, ownerId, id)), letterhead, branded: false };
      return {
        page: await deps.computeQueue(ownerId, () => deps.computer.run(reportPreview, frozen)),
      };
    },
  };
}
