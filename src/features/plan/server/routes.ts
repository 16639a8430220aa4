import { guideHandlers } from '#features/guides/server/guide-routes.ts';
import type { AnalysisRow } from '#features/guides/server/table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { planContract } from '../contract.ts';
import { planGuide } from './guide.ts';
import { newestSources } from './sources.ts';

const sourceOf = ({ id, createdAt, sample, document }: AnalysisRow) => ({
  ...{ id, sample, document },
  createdAt: createdAt.toISOString(),
});

export function planHandlers(deps: Dependencies): Handlers<typeof planContract> {
  const { db } = deps.database;

  return {
    ...guideHandlers(deps, planGuide),
    sources: async ({ session }) => {
      const { sales, costs, note } = await newestSources(db, session.user.id);
      return { sales: sales && sourceOf(sales), costs: costs && sourceOf(costs), note };
    },
  };
}
