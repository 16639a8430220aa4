import { guideHandlers } from '#features/guides/server/guide-routes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import type { costsContract } from '../contract.ts';
import { costsGuide } from './guide.ts';

export function costsHandlers(deps: Dependencies): Handlers<typeof costsContract> {
  return guideHandlers(deps, costsGuide);
}
