import type { Dependencies } from '#server/dependencies.ts';
import type { Handlers } from '#server/http/bind.ts';
import { takeHourlyShare } from '#server/work/hourly-share.ts';
import type { sampleContract } from '../contract.ts';
import { loadSampleCompany, removeSampleCompany } from './sample-company.ts';

export function sampleHandlers(deps: Dependencies): Handlers<typeof sampleContract> {
  return {
    loadSample: async ({ session }) => {
      await takeHourlyShare(deps, session.user.id, 'read');
      await loadSampleCompany(deps, session.user.id);
      return { success: true };
    },
    removeSample: async ({ session }) => {
      await removeSampleCompany(deps, session.user.id);
      return { success: true };
    },
  };
}
