import type { CostResult } from '#engine/guides/costs/result.ts';
import { guideHandlers } from '#features/analyses/server/guide-routes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { costsContract } from '../contract.ts';

export function costsHandlers(deps: Dependencies): Handlers<typeof costsContract> {
  return guideHandlers<CostResult>(deps, 'kostnader');
}
