import { guideHandlers } from '#features/guides/server/guide-routes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { salesContract } from '../contract.ts';
import { salesGuide } from './guide.ts';

export function salesHandlers(deps: Dependencies): Handlers<typeof salesContract> {
  return guideHandlers(deps, salesGuide);
}
