import { failWith } from '#contract/errors.ts';
import { entitledTo } from '#features/billing/server/entitled.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import { type letterheadContract, letterheadErrors } from '../contract.ts';
import { letterheadOf, madeSafe, storeLetterhead } from './store.ts';

export function letterheadHandlers(deps: Dependencies): Handlers<typeof letterheadContract> {
  const { db } = deps.database;
  return {
    get: ({ session }) => letterheadOf(db, session.user.id),
    change: async ({ session, body }) => {
      const ownerId = session.user.id;
      if (!(await entitledTo(db, ownerId)).ownReports)
        throw failWith(letterheadErrors)('letterhead.pro');
      await takeHourlyShare(deps, ownerId, 'compute');
      const letterhead = await madeSafe(deps, ownerId, body);
      await storeLetterhead(deps, ownerId, letterhead);
      return letterhead;
    },
  };
}
